"""What pictures are made of: letters, symbols, cloth, card faces, and the painter of card pictures. Knows no match."""
