import NavigationCore
public import RouteComposition

extension Router {
  /// Returns a copy of the router that opens the links of this table. The table replaces an earlier table. The router's guards
  /// and tasks also apply to the requests of links.
  public func opening(_ links: DeepLinkTable) -> Router { keeping(links) }

  /// The table of links that this router opens; `nil` if the router has none.
  public var links: DeepLinkTable? { roles[DeepLinkTable.self] }
}
