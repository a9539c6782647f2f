import PortableUIKit
import Testing

@Suite struct AlertTests {
  let stage = Stage()

  @Test("UK-14 An answer dismisses the alert, and its handler runs once the alert is gone")
  func answer() {
    let root = stage.screen("root")
    stage.show(root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        #expect(root.presentedViewController == nil)
        #expect(alert.view.window == nil)
        stage.journal("chose \(action.title ?? "")")
        root.present(UIViewController(), animated: true)
      })
    root.present(alert, animated: true) { stage.journal("presented") }
    #expect(stage.window.userMoves.isEmpty)
    #expect(stage.told() == ["presented"])
    #expect(stage.window.userMoves == [.answer("Keep"), .answer("Delete")])
    #expect(stage.window.perform(.answer("Delete")))
    #expect(alert.isBeingDismissed)
    #expect(stage.journal.take().isEmpty)
    #expect(!stage.window.perform(.answer("Keep")), "one answer only")
    #expect(stage.told() == ["chose Delete"])
    #expect(root.presentedViewController != nil, "a handler can present")
  }

  @Test("UK-14 The user cannot give an answer that is disabled or missing")
  func disabled() {
    let root = stage.screen("root")
    stage.show(root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    let yes = UIAlertAction(title: "Yes", style: .default)
    yes.isEnabled = false
    alert.addAction(yes)
    stage.present(alert, on: root)
    #expect(stage.window.userMoves.isEmpty)
    #expect(!stage.window.perform(.answer("Yes")))
    #expect(!stage.window.perform(.answer("No")))
    #expect(root.presentedViewController === alert)
    #expect(stage.window.beginInteractive(.answer("Yes")) == nil)
    yes.isEnabled = true
    #expect(stage.perform(.answer("Yes")))
    #expect(root.presentedViewController == nil)
    #expect(UserMove.answer("Yes").description == "answer “Yes”")
  }

  @Test("UK-14 An alert's delegate is not notified of the dismissal when the user answers the alert")
  func delegate() {
    let (root, delegate) = (stage.screen("root"), SheetJournal(stage.journal))
    stage.show(root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.presentationController?.delegate = delegate
    stage.present(alert, on: root)
    _ = stage.journal.take()
    stage.window.perform(.answer("Yes"))
    #expect(stage.told().isEmpty)
  }

  @Test("UK-11 An alert refuses a second cancel action and a foreign preferred action, and a sheet refuses text fields")
  func misuse() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let sheet = UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
    let (cancel, other) = (UIAlertAction(title: "C", style: .cancel), UIAlertAction(title: "D", style: .cancel))
    let misuses = UIKitMisuse.collect {
      alert.addAction(cancel)
      alert.addAction(other)
      alert.preferredAction = other
      sheet.addTextField()
    }
    #expect(misuses.map(\.kind) == Array(repeating: .misconfiguredAlert, count: 3))
    #expect(alert.actions == [cancel])
    #expect(alert.preferredAction == nil)
    #expect(sheet.textFields == nil)
  }

  @Test("UK-11 An alert keeps its preferred action if another one is refused")
  func keptPreferredAction() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let (ok, stranger) = (UIAlertAction(title: "OK", style: .default), UIAlertAction(title: "D", style: .default))
    alert.addAction(ok)
    alert.preferredAction = ok
    let misuses = UIKitMisuse.collect { alert.preferredAction = stranger }
    #expect(misuses.map(\.kind) == [.misconfiguredAlert])
    #expect(alert.preferredAction === ok)
  }

  @Test("UK-21 The user can answer an alert by an action's accessibility label")
  func label() {
    let (root, alert) = (stage.screen("root"), UIAlertController(title: "A", message: nil, preferredStyle: .alert))
    let action = UIAlertAction(title: "✓", style: .default) { [stage] _ in stage.journal("done") }
    action.accessibilityLabel = "Confirm"
    alert.addAction(action)
    stage.show(root, presenting: alert)
    #expect(stage.window.perform(.answer("Confirm")))
    #expect(stage.told().last == "done")
  }

  @Test("UK-14 The user can choose each of two answers with the same title", arguments: [0, 1])
  func equalTitles(number: Int) {
    let (root, alert) = (stage.screen("root"), UIAlertController(title: "A", message: nil, preferredStyle: .alert))
    for position in 0...1 {
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { [stage] _ in stage.journal("answer \(position)") })
    }
    stage.show(root, presenting: alert)
    #expect(stage.window.perform(.answer("Yes"), after: number))
    #expect(stage.told().filter { $0.hasPrefix("answer") } == ["answer \(number)"])
  }

  @Test("UK-14 An alert makes its text fields at once, and they keep their text")
  func fields() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Ada" }
    alert.addTextField()
    alert.textFields?.last?.text = "Grace"
    #expect(alert.textFields?.map(\.text) == ["", "Grace"])
    #expect(alert.textFields?.first?.placeholder == "Ada")
  }

  @Test("UK-14 The user can type into an alert's fields, also one added while the alert is visible, and then answer")
  func typing() {
    let root = stage.screen("root")
    stage.show(root)
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    let ok = UIAlertAction(title: "OK", style: .default)
    ok.isEnabled = false
    alert.addAction(ok)
    alert.addTextField { field in
      field.placeholder = "Password"
      field.addAction(
        UIAction { action in ok.isEnabled = (action.sender as? UITextField)?.text?.isEmpty == false },
        for: .editingChanged)
    }
    stage.present(alert, on: root, animated: true)
    alert.addTextField { $0.placeholder = "Code" }
    #expect(stage.window.userMoves == [.tap("Password"), .tap("Code")])
    #expect(stage.window.perform(.type("secret", into: "Password")))
    #expect(stage.window.perform(.type("1", into: "Code")))
    #expect(alert.textFields?.map(\.text) == ["secret", "1"])
    #expect(alert.textFields?.last?.isEditing == true)
    #expect(stage.perform(.answer("OK")))
    #expect(root.presentedViewController == nil)
    #expect(alert.textFields?.last?.isEditing == false)
  }
}
