public import Foundation

/// The one link that waits because it may not be opened yet: the user is not logged in, the app is still starting, a dialog
/// is in the way.
///
/// ```swift
/// let waiting = WaitingLinks(in: WaitingLinkFile(file)) { session.isSignedIn }
/// let outcome = await router.outcome(opening: url, waitingIn: waiting)
/// // Later, when somebody has logged in; perhaps in another process:
/// await router.openWaiting(in: waiting)
/// ```
///
/// A newer link takes the older one's place. A link that waits is kept until it has arrived or failed, and is not opened after
/// it has expired. Let the scenes of an app share one, so that no two of them open the same link at the same time.
public final class WaitingLinks {
  private let store: any WaitingLinkStore
  private let lifetime: TimeInterval
  private let now: () -> Date
  private let mayOpen: () -> Bool

  /// Describes when links may be opened.
  ///
  /// - Parameters:
  ///   - store: Where the link is kept.
  ///   - lifetime: How long a link waits, in seconds; an hour unless told otherwise.
  ///   - now: What time it is.
  ///   - mayOpen: Whether links may be opened.
  public init(
    in store: any WaitingLinkStore = WaitingLinkMemory(), lifetime: TimeInterval = 3600,
    now: @escaping () -> Date = { Date() }, until mayOpen: @escaping () -> Bool
  ) {
    self.store = store
    self.lifetime = lifetime
    self.now = now
    self.mayOpen = mayOpen
  }

  /// The link that is being opened.
  private var underWay: WaitingLink?

  /// Notes that a link is being opened, so that it is not opened a second time.
  func begin(_ link: WaitingLink) { underWay = link }

  /// Notes that a link is not being opened any more.
  func end(_ link: WaitingLink) {
    if underWay == link { underWay = nil }
  }

  /// Whether links may be opened now.
  public var isOpen: Bool { mayOpen() }

  /// What waits and has not expired; `nil` where nothing does.
  ///
  /// - Throws: That what is kept cannot be read.
  public func current() throws -> WaitingLink? {
    guard let kept = try store.load() else { return nil }
    guard kept.expires > now() else {
      try store.save(nil)
      return nil
    }
    return kept
  }

  /// Has a link wait, in the place of what waited.
  ///
  /// - Throws: That it cannot be kept; what waited still does then.
  @discardableResult public func keep(_ link: String) throws -> WaitingLink {
    let waiting = WaitingLink(link: link, expires: now() + lifetime)
    try store.save(waiting)
    return waiting
  }

  /// Forgets what waits.
  ///
  /// - Throws: That it cannot be taken away.
  public func discard() throws { try store.save(nil) }

  /// Forgets a link that has been opened, unless a newer one has taken its place.
  func discard(_ link: WaitingLink) {
    if (try? store.load()) == link { try? store.save(nil) }
  }

  /// The link to open next; `nil` if there is none, it is being opened, or links may not be opened yet.
  func next() throws -> WaitingLink? {
    guard isOpen, let kept = try current(), kept != underWay else { return nil }
    return kept
  }
}
