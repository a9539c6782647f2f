import UIKit
import Wayfinder

/// A sheet with two heights. Its buttons disable and enable the swipe that dismisses it.
final class FilterScreen: ButtonScreen {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Filter"
    sheetPresentationController?.detents = [.medium(), .large()]
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Hold") { [unowned self] in isModalInPresentation = true }
    add("Let go") { [unowned self] in isModalInPresentation = false }
  }
}

/// A draft that asks the user before it is left.
final class DraftScreen: ButtonScreen, LeaveConfirming {
  private let question = LeaveQuestion("Discard the draft?", leave: "Discard", stay: "Stay")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Draft"
  }

  func mayLeave() async -> Bool { await question.ask(on: self) }
}

/// A screen that answers when the user has logged in.
final class LoginScreen: ButtonScreen, Answering {
  typealias Answer = Void

  private let session: Session
  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Log in") { [unowned self] in
      session.isLoggedIn = true
      answer()
    }
  }
}
