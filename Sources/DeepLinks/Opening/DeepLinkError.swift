public import LinkTable
public import NavigationCore

/// An error of the request that opens a link, independent of the link's text. See also `LinkError`.
nonisolated public enum DeepLinkError: Error, Hashable {
  /// The router has no ``DeepLinkTable``.
  case noTable
  /// The request ended at no view controller; see `asScreen`.
  case noScreen
}

nonisolated extension DeepLinkError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noTable: "the router has no table of links"
    case .noScreen: "what the link leads to is no screen"
    }
  }

  package var remedy: String {
    switch self {
    case .noTable: "Open links with router.opening(links), or make that one the window's default router."
    case .noScreen: "Lead the link to a request that ends at a view controller."
    }
  }
}

nonisolated extension LinkError: RemediedError {}
