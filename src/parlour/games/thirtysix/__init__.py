"""36 (Néstor Romeral Andrés, nestorgames): sow counters on a board of nine tiles with gates."""
