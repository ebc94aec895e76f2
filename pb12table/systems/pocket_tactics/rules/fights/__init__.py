"""Fights: what is reached and seen, what helps, the course of an attack, and its chances before the dice fall."""
