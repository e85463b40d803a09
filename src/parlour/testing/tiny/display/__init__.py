"""How the tiny game looks: hands, what everybody has laid, and the cards that are out."""
