"""How a table looks: a board sent once, scenes of what a seat may know, and three renderers."""
