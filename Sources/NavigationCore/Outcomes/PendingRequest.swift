public import Foundation

/// A wish of the user that must wait: for a login, for an answer, or until the app is ready.
///
/// A destination of any vocabulary can wait. If it is codable, as contexts can be, the pending request can be stored and read after
/// the next launch. A `NavigationRequest` waits in memory only.
nonisolated public struct PendingRequest<Wanted> {
  /// The destination or other value that waits.
  public let wanted: Wanted
  /// The time at which the wait began.
  public let since: Date
  /// The time at which the wait expires; `nil` if it never does.
  public let until: Date?

  /// Makes a pending request.
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

/// A slot that keeps one pending request until the app can continue with it.
///
/// ```swift
/// let slot = PendingSlot<NavigationRequest<UIViewController>>()
/// slot.keep(request, for: 600) // not logged in yet
/// if case .wanted(let request) = slot.take() { … } // logged in
/// ```
public final class PendingSlot<Wanted> {
  /// The content of the slot when the app can continue.
  public enum Content {
    /// The value that waited. The slot is now empty.
    case wanted(Wanted)
    /// A request that has waited too long. The slot is now empty.
    case expired(PendingRequest<Wanted>)
    /// No request waited.
    case nothing
  }

  /// The pending request, to store it or to show it to the user.
  public private(set) var request: PendingRequest<Wanted>?
  private let now: () -> Date

  nonisolated deinit {}

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - stored: The request that was pending when the app last ended, if any.
  ///   - now: Returns the current time. Called when a value is kept or taken; no timer is set.
  public init(_ stored: PendingRequest<Wanted>? = nil, now: @escaping () -> Date = { Date() }) {
    request = stored
    self.now = now
  }

  /// Keeps a value and replaces the pending request.
  ///
  /// - Parameters:
  ///   - wanted: The value to keep.
  ///   - duration: The time until it expires, in seconds; `nil` to keep it without limit.
  /// - Returns: The request that was replaced.
  @discardableResult public func keep(_ wanted: Wanted, for duration: TimeInterval? = nil) -> PendingRequest<Wanted>? {
    let replaced = request
    let since = now()
    request = PendingRequest(wanted, since: since, until: duration.map(since.addingTimeInterval))
    return replaced
  }

  /// Removes and returns the content of the slot.
  public func take() -> Content {
    guard let request else { return .nothing }
    self.request = nil
    if let until = request.until, until <= now() { return .expired(request) }
    return .wanted(request.wanted)
  }
}
