import UIKit
import Wayfinder

/// A sheet of two heights, which can be told not to be swiped away.
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

/// Asks who the user is; says whether they logged in, or left.
final class LoginScreen: ButtonScreen {
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  /// Whether the user logged in; waits until they did or have left.
  func answer() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Log in") { [unowned self] in give(true) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { give(false) }
  }

  private func give(_ isLoggedIn: Bool) {
    let waiting = waiting
    self.waiting = []
    for answer in waiting { answer.resume(returning: isLoggedIn) }
  }
}
