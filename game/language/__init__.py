"""YAML to card definitions, with every fault at its line; and the rules text that is generated from them."""
