public import Foundation

/// The one link that waits because it may not be opened yet, for instance until the user has logged in or the app has
/// started.
///
/// ```swift
/// let waiting = WaitingLinks(in: WaitingLinkFile(file)) { session.isSignedIn }
/// let outcome = await router.outcome(opening: url, waitingIn: waiting)
/// // Later, when somebody has logged in; perhaps in another process:
/// await router.openWaiting(in: waiting)
/// ```
///
/// A new link replaces the link that waits. A waiting link is kept until its request arrives or fails, and is not opened
/// after it has expired. Share one object among all scenes of an app, so that two scenes do not open the same link at the
/// same time.
public final class WaitingLinks {
  private let store: any WaitingLinkStore
  private let lifetime: TimeInterval
  private let now: () -> Date
  private let mayOpen: () -> Bool

  /// Creates the waiting place of an app.
  ///
  /// - Parameters:
  ///   - store: The store for the link.
  ///   - lifetime: The time for which a link waits, in seconds; one hour by default.
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

  /// The link that is being opened.
  private var linkBeingOpened: WaitingLink?

  /// Marks a link as being opened, so that it is not opened a second time.
  func begin(_ link: WaitingLink) { linkBeingOpened = link }

  /// Removes that mark.
  func end(_ link: WaitingLink) {
    if linkBeingOpened == link { linkBeingOpened = nil }
  }

  /// A Boolean value that indicates whether links may be opened now.
  public var isOpen: Bool { mayOpen() }

  /// Returns the waiting link; `nil` if there is none, or if it has expired. Removes an expired link from the store.
  ///
  /// - Throws: An error if the stored link cannot be read.
  public func current() throws -> WaitingLink? {
    guard let kept = try store.load() else { return nil }
    guard kept.expires > now() else {
      try store.save(nil)
      return nil
    }
    return kept
  }

  /// Stores a link to wait, in place of the link that waits.
  ///
  /// - Throws: An error if the link cannot be stored. The link that waited is still stored.
  @discardableResult public func keep(_ link: String) throws -> WaitingLink {
    let waiting = WaitingLink(link: link, expires: now() + lifetime)
    try store.save(waiting)
    return waiting
  }

  /// Removes the waiting link.
  ///
  /// - Throws: An error if the link cannot be removed.
  public func discard() throws { try store.save(nil) }

  /// Removes a link from the store, unless a newer link has replaced it.
  func discard(_ link: WaitingLink) {
    if (try? store.load()) == link { try? store.save(nil) }
  }

  /// Returns the link to open next; `nil` if no link waits, the link is being opened, or links may not be opened yet.
  func next() throws -> WaitingLink? {
    guard isOpen, let kept = try current(), kept != linkBeingOpened else { return nil }
    return kept
  }
}
