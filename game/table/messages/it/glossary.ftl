# Il glossario.

title-glossary = Glossario
title-glossary-hint = Che cosa vogliono dire le parole delle regole e delle carte (⟨help⟩)
glossary = Glossario
glossary-of = Glossario
glossary-rules = Le regole
glossary-keywords = Le parole sulle carte
glossary-phases = Le fasi di un turno
glossary-variants = Varianti
glossary-question = Per ciò che viene chiesto ora
glossary-contents = Indice
glossary-keys = Tasti
glossary-search = Cerca
glossary-search-empty = Scrivi per cercare
glossary-none = Nessuna parola di questo gioco suona così.
control-glossary-button = Glossario
help-help = Il glossario; su una carta, quello della carta
