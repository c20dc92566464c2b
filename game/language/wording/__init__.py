"""How cards are worded: clauses to sentences, by the messages of a language and its few rules of sound."""
