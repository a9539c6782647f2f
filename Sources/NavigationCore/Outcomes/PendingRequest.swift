public import Foundation

/// Something a user wanted that has to wait: for a login, for a dialog to be answered, for the app to be ready.
///
/// Whatever a vocabulary makes can wait. What can be written down, contexts for instance, can be stored with the request
/// and read back when the app is next launched; a `NavigationRequest` waits in memory only.
nonisolated public struct PendingRequest<Wanted> {
  /// What was wanted.
  public let wanted: Wanted
  /// Since when it waits.
  public let since: Date
  /// Until when it is wanted; for good where it is `nil`.
  public let until: Date?

  /// Describes what waits.
  public init(_ wanted: Wanted, since: Date, until: Date? = nil) {
    self.wanted = wanted
    self.since = since
    self.until = until
  }
}

nonisolated extension PendingRequest: Equatable where Wanted: Equatable {}
nonisolated extension PendingRequest: Hashable where Wanted: Hashable {}
nonisolated extension PendingRequest: Sendable where Wanted: Sendable {}
nonisolated extension PendingRequest: Encodable where Wanted: Encodable {}
nonisolated extension PendingRequest: Decodable where Wanted: Decodable {}

/// Keeps the one request that waits, until the app says that it may go on.
///
/// ```swift
/// let slot = PendingSlot<NavigationRequest<UIViewController>>()
/// slot.keep(request, for: 600)                                    // not logged in yet
/// if case .wanted(let request) = slot.take() { … }                // logged in
/// ```
public final class PendingSlot<Wanted> {
  /// What is found when the app says that it may go on.
  public enum Content {
    /// This is wanted. It is not found again.
    case wanted(Wanted)
    /// This has waited for too long. It is not found again.
    case expired(PendingRequest<Wanted>)
    /// Nothing waits.
    case nothing
  }

  /// What waits: to be stored, or shown to the user.
  public private(set) var request: PendingRequest<Wanted>?
  private let now: () -> Date

  nonisolated deinit {}

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - stored: What waited when the app was last open, if anything.
  ///   - now: The time; asked when something is kept and when it is taken, and never waited for.
  public init(_ stored: PendingRequest<Wanted>? = nil, now: @escaping () -> Date = { Date() }) {
    request = stored
    self.now = now
  }

  /// Keeps a request, in place of the one that waited before.
  ///
  /// - Parameters:
  ///   - wanted: What is wanted.
  ///   - duration: For how long, in seconds; for good if it is not given.
  /// - Returns: What has been replaced.
  @discardableResult public func keep(_ wanted: Wanted, for duration: TimeInterval? = nil) -> PendingRequest<Wanted>? {
    let replaced = request
    let since = now()
    request = PendingRequest(wanted, since: since, until: duration.map(since.addingTimeInterval))
    return replaced
  }

  /// Takes out what waits. Whatever it is, it is found once.
  public func take() -> Content {
    guard let request else { return .nothing }
    self.request = nil
    if let until = request.until, until <= now() { return .expired(request) }
    return .wanted(request.wanted)
  }
}
