/// Who is using the shop.
public final class Session {
  /// Whether somebody is logged in.
  public var isLoggedIn: Bool {
    didSet { if isLoggedIn != oldValue { tell(\.isLoggedIn) } }
  }
  /// Whether somebody has seen how the shop works.
  public var isOnboarded: Bool {
    didSet { if isOnboarded != oldValue { tell(\.isOnboarded) } }
  }
  /// Whether somebody is there who can answer; without anybody, what needs an answer is refused at once.
  public let isAttended: Bool
  /// The numbers of the products that somebody would like to have.
  public var wishes: [Int] = [3, 17, 42]
  /// The reviews that are not finished, by the name of the product.
  public var drafts: [String: String] = [:]
  /// The reviews that were published, the latest last.
  public private(set) var reviews: [WrittenReview] = []
  /// The colour that was chosen last.
  public var colour: Colour?
  private var listeners: [(path: KeyPath<Session, Bool>, body: (Bool) -> Void)] = []

  /// Begins a session.
  public init(isLoggedIn: Bool = false, isOnboarded: Bool = true, isAttended: Bool = true) {
    self.isLoggedIn = isLoggedIn
    self.isOnboarded = isOnboarded
    self.isAttended = isAttended
  }

  /// Calls with every change of one of the switches, for as long as the session lives.
  func whenChanged(_ path: KeyPath<Session, Bool>, _ listener: @escaping (Bool) -> Void) {
    listeners.append((path, listener))
  }

  func publish(_ review: WrittenReview) { reviews.append(review) }

  private func tell(_ path: KeyPath<Session, Bool>) {
    for listener in listeners where listener.path == path { listener.body(self[keyPath: path]) }
  }
}

/// A review that somebody has written.
nonisolated public struct WrittenReview: Hashable, Sendable {
  /// The name of the product.
  public let product: String
  /// What is said of it.
  public let text: String
}
