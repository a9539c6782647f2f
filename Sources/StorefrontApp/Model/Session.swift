/// Who is using the shop.
public final class Session {
  /// Whether somebody is logged in.
  public var isLoggedIn: Bool {
    didSet {
      guard isLoggedIn != oldValue else { return }
      for listener in listeners { listener(isLoggedIn) }
    }
  }
  /// Whether somebody is there who can answer; without anybody, what needs an answer is refused at once.
  public let isAttended: Bool
  /// The numbers of the products that somebody would like to have.
  public var wishes: [Int] = [3, 17, 42]
  /// The colour that was chosen last.
  public var colour: Colour?
  private var listeners: [(Bool) -> Void] = []

  /// Begins a session.
  public init(isLoggedIn: Bool = false, isAttended: Bool = true) {
    self.isLoggedIn = isLoggedIn
    self.isAttended = isAttended
  }

  /// Calls with every change of ``isLoggedIn``, for as long as the session lives.
  func whenLoginChanges(_ listener: @escaping (Bool) -> Void) { listeners.append(listener) }
}
