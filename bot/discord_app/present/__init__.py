"""From the service's values to lines of text: stories, refusals, lobbies, questions, status."""
