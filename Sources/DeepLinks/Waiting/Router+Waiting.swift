public import Foundation
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

extension Router {
  /// Opens a link, or lets it wait where links may not be opened yet. A link that leads nowhere does not wait.
  ///
  /// The link is read once, and the app makes a request of it only when it is opened.
  ///
  /// It is kept until it has arrived or failed, also while a guard asks: a process that ends meanwhile loses nothing. It is
  /// still kept when a guard has refused it, or it was cancelled, as by its window's going.
  ///
  /// - Returns: How it ended; `.blocked` with ``WaitingLinkError/waits(until:)`` as the reason where it waits.
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

  /// Opens a link, or lets it wait where links may not be opened yet.
  ///
  /// - Returns: How it ended; `.blocked` with ``WaitingLinkError/waits(until:)`` as the reason where it waits.
  public func outcome(
    opening url: URL, waitingIn waiting: WaitingLinks, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<UIViewController> {
    await outcome(opening: url.absoluteString, waitingIn: waiting, animated: animated, policy: policy)
  }

  /// Opens the link that waits. It is kept until it has arrived or failed, as
  /// `outcome(opening:waitingIn:)` keeps it.
  ///
  /// - Returns: How that ended. `nil` if nothing waits, it has expired, it is being opened, or links may not be opened yet.
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

  /// Carries out the request of a kept link, and forgets the link if nothing is left to open.
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
