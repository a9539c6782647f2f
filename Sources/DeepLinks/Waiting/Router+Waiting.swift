public import Foundation
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

extension Router {
  /// Opens a link. If links may not be opened yet, only stores the link, so that it waits.
  ///
  /// A link that the router's table cannot read is not stored. The outcome is then a failure, as for a request that opens
  /// the link.
  ///
  /// A link is stored before its request begins, and stays stored while guards answer. It therefore survives the end of
  /// the process. If the request is blocked or cancelled, for instance because the window closes, the link stays stored. After
  /// every other outcome, the link is discarded.
  ///
  /// - Returns: The outcome of the request. If the link waits, the outcome is `.blocked` with
  ///   ``WaitingLinkError/waits(until:)`` as the reason. If the link cannot be stored, the outcome is a failure.
  public func outcome(
    opening link: String, waitingIn waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    guard let read = try? links?.read(link) else {
      return await outcome(of: .link(link).animated(animated).policy(policy))
    }
    let kept: WaitingLink
    do { kept = try waiting.keep(link) } catch { return .failed(NavigationFailure(caught: error)) }
    guard waiting.isOpen else {
      return .blocked(by: .refusal(by: "WaitingLinks", reason: WaitingLinkError.waits(until: kept.expires)))
    }
    // A placeholder, so that the policy and the animation of the link's own request hold.
    let request = NavigationRequest.made { _ in read.request }.animated(animated).policy(policy)
    return await outcome(of: request, keeping: kept, in: waiting)
  }

  /// Opens a link. If links may not be opened yet, only stores the link, so that it waits.
  ///
  /// - Returns: The outcome of the request. If the link waits, the outcome is `.blocked` with
  ///   ``WaitingLinkError/waits(until:)`` as the reason. If the link cannot be stored, the outcome is a failure.
  public func outcome(
    opening url: URL, waitingIn waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(opening: url.absoluteString, waitingIn: waiting, animated: animated, policy: policy)
  }

  /// Opens the waiting link. The link stays stored or is discarded by the same rules as in `outcome(opening:waitingIn:)`.
  ///
  /// - Returns: The outcome of the request, or a failure if the stored link cannot be read or an expired link cannot be
  ///   removed. The result is `nil` if no link waits, if the link has expired or is being opened, or if links may not be opened
  ///   yet.
  @discardableResult public func openWaiting(
    in waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController>? {
    do {
      guard let kept = try waiting.next() else { return nil }
      let request = NavigationRequest.link(kept.link).animated(animated).policy(policy)
      return await outcome(of: request, keeping: kept, in: waiting)
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// Performs the request of a stored link. Discards the link afterwards, unless the request was blocked or cancelled.
  private func outcome(
    of request: NavigationRequest<UIViewController>, keeping kept: WaitingLink, in waiting: WaitingLinks
  ) async -> Outcome<UIViewController> {
    waiting.begin(kept)
    let outcome = await outcome(of: request)
    waiting.end(kept)
    switch outcome {
    case .blocked, .cancelled: break
    case .arrived, .alreadyThere, .redirected, .superseded, .failed: waiting.discard(kept)
    }
    return outcome
  }
}
