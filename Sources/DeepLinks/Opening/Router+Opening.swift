public import Foundation
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

extension Router {
  /// A router that opens these links. Its guards and tasks hold for them as for every request.
  public func opening(_ links: DeepLinkTable) -> Router { keeping(links) }

  /// The links that this router opens; `nil` where it was given none.
  public var links: DeepLinkTable? { roles[DeepLinkTable.self] }

  /// The request that opens a link. It fails, changing nothing, where the link does not lead anywhere.
  public func request(opening link: String) -> NavigationRequest<UIViewController> {
    links?.request(opening: link) ?? .failing("opening a link", because: DeepLinkError.noTable)
  }

  /// Opens a link and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``. The screen is then as it was. The
  ///   reason of the failure is a `LinkError` where the link does not lead anywhere.
  @discardableResult public func open(
    _ link: String, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> UIViewController {
    try await outcome(opening: link, animated: animated, policy: policy).get()
  }

  /// Opens a link and returns how that ended.
  public func outcome(
    opening link: String, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(of: request(opening: link).animated(animated).policy(policy))
  }

  /// Opens a link and hands how that ended to the completion, which is called once.
  ///
  /// - Returns: What cancels the request, until it begins to change the screen.
  @discardableResult public func open(
    _ link: String, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) -> NavigationHandle {
    perform(request(opening: link).animated(animated).policy(policy), completion: completion)
  }

  /// What opening a link would do, as the screen is now. Changes nothing and asks nobody. Its notes say what of the link was
  /// ignored or read differently.
  ///
  /// - Throws: The ``NavigationFailure`` that opening it would end with.
  public func plan(opening link: String) throws -> RoutePlan { try plan(request(opening: link)) }
}

// MARK: - URLs, as the system hands them over

extension Router {
  /// Opens a link and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func open(
    _ url: URL, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> UIViewController {
    try await open(url.absoluteString, animated: animated, policy: policy)
  }

  /// Opens a link and returns how that ended.
  public func outcome(
    opening url: URL, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(opening: url.absoluteString, animated: animated, policy: policy)
  }

  /// Opens a link and hands how that ended to the completion, which is called once.
  @discardableResult public func open(
    _ url: URL, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) -> NavigationHandle {
    open(url.absoluteString, animated: animated, policy: policy, completion: completion)
  }

  /// What opening a link would do, as the screen is now. Changes nothing and asks nobody.
  ///
  /// - Throws: The ``NavigationFailure`` that opening it would end with.
  public func plan(opening url: URL) throws -> RoutePlan { try plan(opening: url.absoluteString) }
}
