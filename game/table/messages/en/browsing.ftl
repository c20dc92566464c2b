# Looking through cards: search, filters, shelf

browse-kinds = Kinds of cards
browse-search-name = Search
browse-search =
    { $count ->
        [one] Search { $count } card
       *[other] Search { $count } cards
    }
browse-search-hint = Type words of the name or of the text
browse-text = Rules text
browse-text-any = Text: any
browse-text-with = With text
browse-text-without = Without text
browse-band = Value
browse-cost = Cost
browse-any-value = { $value }: any
browse-element = Element
browse-any-element = Any element
browse-order = Order
browse-order-kind = By kind
browse-order-value = By { $value }
browse-order-name = By name
browse-shown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
browse-nothing = No card is like that. Esc clears the search.
browse-tokens = Tokens
browse-keyword = Keyword
browse-any-keyword = Any keyword
browse-deck = Deck
browse-any-deck = Any deck
browse-more = More…
browse-more-hint = Filters, and everything else that has no room here
browse-more-title = Filters and more
