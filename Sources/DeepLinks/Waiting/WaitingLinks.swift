public import Foundation

/// A place for one link that waits until links may be opened, for instance until the user has logged in or the app has
/// started.
///
/// ```swift
/// let waiting = WaitingLinks(in: WaitingLinkFile(file)) { session.isSignedIn }
/// let outcome = await router.outcome(opening: url, waitingIn: waiting)
/// // Later, when somebody has logged in; perhaps in another process:
/// await router.openWaiting(in: waiting)
/// ```
///
/// A new link replaces the waiting link. If the request of a waiting link is blocked or cancelled, the link stays stored. After
/// any other outcome, the link is discarded. An expired link is not opened. Share one object among all scenes of an app, so
/// that two scenes do not open the same link at the same time.
public final class WaitingLinks {
  private let store: any WaitingLinkStore
  private let lifetime: TimeInterval
  private let now: () -> Date
  private let mayOpen: () -> Bool

  /// Creates a place for one waiting link.
  ///
  /// - Parameters:
  ///   - store: The store for the link.
  ///   - lifetime: The time after which a waiting link expires, in seconds; one hour by default. If it is infinite, the link does not
  ///     expire.
  ///   - now: A closure that returns the current date.
  ///   - mayOpen: A closure that returns whether links may be opened.
  public init(
    in store: any WaitingLinkStore = WaitingLinkMemory(), lifetime: TimeInterval = 3600,
    now: @escaping () -> Date = { Date() }, until mayOpen: @escaping () -> Bool
  ) {
    self.store = store
    self.lifetime = lifetime
    self.now = now
    self.mayOpen = mayOpen
  }

  private var linkBeingOpened: WaitingLink?

  /// Marks a link as being opened, so that it is not opened a second time.
  func begin(_ link: WaitingLink) { linkBeingOpened = link }

  /// Removes the mark of a link. Does nothing if another link has the mark.
  func end(_ link: WaitingLink) {
    if linkBeingOpened == link { linkBeingOpened = nil }
  }

  /// A Boolean value that indicates whether links may be opened now.
  public var isOpen: Bool { mayOpen() }

  /// Returns the waiting link; `nil` if no link waits, or if the link has expired. Removes an expired link from the store.
  ///
  /// - Throws: An error if the stored link cannot be read, or if an expired link cannot be removed.
  public func current() throws -> WaitingLink? {
    guard let kept = try store.load() else { return nil }
    guard kept.expires > now() else {
      try store.save(nil)
      return nil
    }
    return kept
  }

  /// Stores a link in place of the waiting link, and returns it with its expiry date. Does not check whether links may be
  /// opened.
  ///
  /// - Throws: An error if the link cannot be stored. The earlier link then stays stored.
  @discardableResult public func keep(_ link: String) throws -> WaitingLink {
    let waiting = WaitingLink(link: link, expires: min(now() + lifetime, .distantFuture))
    try store.save(waiting)
    return waiting
  }

  /// Removes the waiting link.
  ///
  /// - Throws: An error if the link cannot be removed.
  public func discard() throws { try store.save(nil) }

  /// Removes a link from the store, unless another link has replaced it. Ignores errors of the store.
  func discard(_ link: WaitingLink) {
    if (try? store.load()) == link { try? store.save(nil) }
  }

  /// Returns the waiting link if it can be opened now.
  ///
  /// - Returns: `nil` if no link waits, if the link has expired or is being opened, or if links may not be opened yet.
  /// - Throws: The errors of ``current()``.
  func next() throws -> WaitingLink? {
    guard isOpen, let kept = try current(), kept != linkBeingOpened else { return nil }
    return kept
  }
}
