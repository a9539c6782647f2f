import NavigationCore
public import RouteComposition

extension Router {
  /// Returns a router that opens these links. The router's guards and tasks apply to each link as to every request.
  public func opening(_ links: DeepLinkTable) -> Router { keeping(links) }

  /// The links that this router opens; `nil` if it has no table.
  public var links: DeepLinkTable? { roles[DeepLinkTable.self] }
}
