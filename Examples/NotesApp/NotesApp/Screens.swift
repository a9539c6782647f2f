import UIKit
import Wayfinder

/// The list of notes.
final class ListScreen: UIViewController {
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemBackground
    for number in 1...3 {
      let action = UIAction(title: "Note \(number)") { [unowned self] _ in open(number) }
      buttons.append(UIButton(type: .system, primaryAction: action))
    }
    buttons.forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, button) in buttons.enumerated() {
      button.frame = CGRect(x: 20, y: 160 + 56 * CGFloat(row), width: view.bounds.size.width - 40, height: 44)
    }
  }

  private func open(_ number: Int) {
    // A screen finds the router of its window.
    Router(around: self)?.navigate(to: Routes.note, with: number) { _ in }
  }
}

/// A note.
final class NoteScreen: UIViewController, ContextChecking {
  /// The type of the activity that a note offers, with its link under the key `link`.
  static let activityType = "org.example.notes.note"
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Note \(number)"
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == number }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["link": "notes://note/\(number)"]
    userActivity = activity
  }
}
