"""What those who translate the table work with: files to start from, how far they are, and what is wrong with them."""
