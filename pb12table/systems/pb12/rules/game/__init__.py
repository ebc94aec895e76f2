"""The game as a whole: state, requests, answers, events, the view of a player, and the system for sessions."""
