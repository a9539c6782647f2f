public import Foundation
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

extension Router {
  /// Opens a link, or stores it to wait if links may not be opened yet.
  ///
  /// A link that matches no pattern does not wait. The link is read once, and its request is made only when it is opened.
  ///
  /// The link stays stored while its request runs and guards answer, so it survives the end of the process. It is discarded
  /// when the request arrives, fails or is superseded. It stays stored if a guard refuses the request, or if the request is
  /// cancelled, for instance because its window closes.
  ///
  /// - Returns: The outcome of the request. If the link waits, this is `.blocked` with ``WaitingLinkError/waits(until:)`` as
  ///   the reason.
  public func outcome(
    opening link: String, waitingIn waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    guard let read = try? links?.read(link) else { return await outcome(of: .link(link)) }
    let kept: WaitingLink
    do { kept = try waiting.keep(link) } catch { return .failed(NavigationFailure(caught: error)) }
    guard waiting.isOpen else {
      return .blocked(by: .refusal(by: "WaitingLinks", reason: WaitingLinkError.waits(until: kept.expires)))
    }
    return await outcome(of: read.request.animated(animated).policy(policy), keeping: kept, in: waiting)
  }

  /// Opens a link, or stores it to wait if links may not be opened yet.
  ///
  /// - Returns: The outcome of the request. If the link waits, this is `.blocked` with ``WaitingLinkError/waits(until:)`` as
  ///   the reason.
  public func outcome(
    opening url: URL, waitingIn waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(opening: url.absoluteString, waitingIn: waiting, animated: animated, policy: policy)
  }

  /// Opens the waiting link. The link is kept or discarded as by `outcome(opening:waitingIn:)`.
  ///
  /// - Returns: The outcome of the request. The value is `nil` if no link waits, the link has expired or is being opened, or
  ///   links may not be opened yet.
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

  /// Carries out the request of a stored link. Discards the link unless the request was blocked or cancelled.
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
