/// The session of the shop's user.
public final class Session {
  /// A Boolean value that indicates whether the user is logged in.
  public var isLoggedIn: Bool {
    didSet { if isLoggedIn != oldValue { tell(\.isLoggedIn) } }
  }
  /// A Boolean value that indicates whether the user has seen the onboarding.
  public var isOnboarded: Bool {
    didSet { if isOnboarded != oldValue { tell(\.isOnboarded) } }
  }
  /// A Boolean value that indicates whether a user is there to answer. Without a user, a request that needs an answer is refused at once.
  public let isInteractive: Bool
  /// The numbers of the products on the wish list.
  public var wishes: [Int] = [3, 17, 42]
  /// The unfinished reviews, by the name of the product.
  public var drafts: [String: String] = [:]
  /// The published reviews, the latest last.
  public private(set) var reviews: [WrittenReview] = []
  /// The colour that the user has chosen last.
  public var colour: Colour?
  private var listeners: [(path: KeyPath<Session, Bool>, body: (Bool) -> Void)] = []

  /// Creates a session.
  public init(isLoggedIn: Bool = false, isOnboarded: Bool = true, isInteractive: Bool = true) {
    self.isLoggedIn = isLoggedIn
    self.isOnboarded = isOnboarded
    self.isInteractive = isInteractive
  }

  /// Calls a listener after each change of a switch, while the session exists.
  func whenChanged(_ path: KeyPath<Session, Bool>, _ listener: @escaping (Bool) -> Void) {
    listeners.append((path, listener))
  }

  func publish(_ review: WrittenReview) { reviews.append(review) }

  private func tell(_ path: KeyPath<Session, Bool>) {
    for listener in listeners where listener.path == path { listener.body(self[keyPath: path]) }
  }
}

/// A review that the user has published.
nonisolated public struct WrittenReview: Hashable, Sendable {
  /// The name of the product.
  public let product: String
  /// The text of the review.
  public let text: String
}
