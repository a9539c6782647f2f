import NavigationCore
public import RouteComposition

extension Router {
  /// A router that opens these links. Its guards and tasks hold for them as for every request.
  public func opening(_ links: DeepLinkTable) -> Router { keeping(links) }

  /// The links that this router opens; `nil` if it was given none.
  public var links: DeepLinkTable? { roles[DeepLinkTable.self] }
}
