"""How Causeway looks: the line on the felt, its open ends, hands and the boneyard."""
