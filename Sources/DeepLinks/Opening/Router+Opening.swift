import NavigationCore
public import RouteComposition

extension Router {
  /// Returns a copy of the router that opens these links, in place of earlier ones. Its guards and tasks also apply to the
  /// requests of links.
  public func opening(_ links: DeepLinkTable) -> Router { keeping(links) }

  /// The table of links that this router opens; `nil` if the router has none.
  public var links: DeepLinkTable? { roles[DeepLinkTable.self] }
}
