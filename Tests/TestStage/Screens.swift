@_exported public import Walks
public import Wayfinder

/// A screen with a title, and with closures that a test sets for its loading, appearance and disappearance.
open class Screen: UIViewController {
  /// The title that the screen was made with, or an empty string.
  public let name: String
  /// The closure that is called when the view has loaded.
  public var onLoad: ((Screen) -> Void)?
  /// The closure that is called each time the view has appeared.
  public var onAppear: ((Screen) -> Void)?
  /// The closure that is called each time the view has disappeared.
  public var onDisappear: (() -> Void)?

  /// Makes a screen with a title, or without one if the name is empty.
  public init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name.isEmpty ? nil : name
  }

  /// Makes a screen without a title.
  public override init(nibName: String?, bundle: Bundle?) {
    name = ""
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a screen without a title, for factories that know only the class.
  public required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?(self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}

/// A screen that apps push.
public final class Detail: Screen {}

/// A screen that apps present.
public final class Sheet: Screen {}

/// A screen that answers at once whether it may be left.
public final class Draft: Screen, RoutingInterceptable {
  /// A Boolean value that indicates whether the screen may be left.
  public var canBeDismissed = false
}

/// A screen that asks its user whether it may be left.
public final class Asking: Screen, LeaveConfirming {
  /// The number of questions so far.
  public private(set) var asked = 0
  package let answers = Answers<Bool>()
  private var whenAsked: (() -> Void)?

  /// Waits for the answer of the test.
  public func mayLeave() async -> Bool {
    asked += 1
    whenAsked?()
    whenAsked = nil
    return await answers.next()
  }

  /// Answers a question, or the next one if none is open.
  public func answer(_ answer: Bool) { answers.give(answer) }

  /// Waits until a question is open.
  public func isAsked() async {
    guard !answers.isAwaited else { return }
    await withCheckedContinuation { continuation in whenAsked = { continuation.resume() } }
  }
}

/// A screen that answers by a closure whether it may be left.
public final class Deciding: Screen, LeaveConfirming {
  /// The closure that answers a question. By default, the screen may be left.
  public var decide: (Deciding) async -> Bool = { _ in true }
  /// The number of questions so far.
  public private(set) var asked = 0

  /// Returns the answer of the closure.
  public func mayLeave() async -> Bool {
    asked += 1
    return await decide(self)
  }
}

/// A screen that forbids leaving at once, and would agree if it asked its user.
open class LockedDraft: Screen, RoutingInterceptable, LeaveConfirming {
  /// A Boolean value that indicates whether the screen may be left.
  public var canBeDismissed = false
  /// The number of questions so far.
  public private(set) var asked = 0

  /// Agrees.
  public func mayLeave() async -> Bool {
    asked += 1
    return true
  }
}

/// A screen of a sign-in, which answers without a value.
public final class SignInScreen: UIViewController, Answering {
  /// The screen answers without a value.
  public typealias Answer = Void
  /// The closure that is called when the screen has disappeared.
  public var onDisappear: (() -> Void)?

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}
