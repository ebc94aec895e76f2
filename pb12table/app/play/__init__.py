"""A running game behind its screen: what answers the session, what is shown and heard of it, what is kept between."""
