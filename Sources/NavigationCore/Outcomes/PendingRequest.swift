public import Foundation

/// A destination that the user wants to reach and that must wait: for a login, for an answer, or until the app is ready.
///
/// A destination of any vocabulary can wait. If the destination is codable, so is the pending request: store it, and read it after the
/// next launch. A ``NavigationRequest`` is not codable and waits in memory only.
nonisolated public struct PendingRequest<Wanted> {
  /// The destination or other value that waits.
  public let wanted: Wanted
  /// The time at which the wait began.
  public let since: Date
  /// The time at which the wait expires; `nil` if the wait has no limit.
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

/// A place for one pending request, until the app can continue with it.
///
/// ```swift
/// let slot = PendingSlot<NavigationRequest<UIViewController>>()
/// slot.keep(request, for: 600) // not logged in yet
/// if case .wanted(let request) = slot.take() { … } // logged in
/// ```
public final class PendingSlot<Wanted> {
  /// The result of taking the content of a slot.
  public enum Content {
    /// The value waited and has not expired. The slot is now empty.
    case wanted(Wanted)
    /// The request waited longer than its duration. The slot is now empty.
    case expired(PendingRequest<Wanted>)
    /// The slot was empty already.
    case nothing
  }

  /// The pending request, even if it has expired; `nil` if the slot is empty.
  public private(set) var request: PendingRequest<Wanted>?
  private let now: () -> Date

  nonisolated deinit {}

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - stored: The request that was pending when the app last ended; `nil` for an empty slot.
  ///   - now: Returns the current time. The slot sets no timer. It calls this closure when a value is kept or taken.
  public init(_ stored: PendingRequest<Wanted>? = nil, now: @escaping () -> Date = { Date() }) {
    request = stored
    self.now = now
  }

  /// Keeps a value and replaces the pending request.
  ///
  /// - Parameters:
  ///   - wanted: The value to keep.
  ///   - duration: The time until the value expires, in seconds; `nil` to keep the value without limit.
  /// - Returns: The request that was replaced; `nil` if the slot was empty.
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
