import PortableUIKit
import Testing

@Suite struct EditingTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  @Test("UK-14 A field that leaves the window ends editing with didEndEditing, without asking its delegate")
  func leaving() {
    let (field, text, holder, editor) = (UITextField(), UITextView(), UIView(), Editor(journal))
    editor.mayEnd = false
    field.delegate = editor
    text.delegate = editor
    holder.addSubview(field)
    holder.addSubview(text)
    let screen = stage.show(holder)
    for view in [field, text] as [UIView] {
      #expect(view.becomeFirstResponder())
      _ = journal.take()
      holder.removeFromSuperview()
      #expect(journal.take() == ["didEnd"])
      screen.view.addSubview(holder)
      #expect(!view.isFirstResponder)
      #expect(view.becomeFirstResponder())
      screen.view.endEditing(true)
    }
  }

  @Test("UK-14 A covering modal, a tab change and a pop end editing on the screen that they hide")
  func covering() {
    let (a, b, field, editor) = (stage.screen("a"), stage.screen("b"), UITextField(), Editor(journal))
    let (navigation, tabs, modal) = (UINavigationController(), UITabBarController(), UIViewController())
    field.delegate = editor
    b.view.addSubview(field)
    navigation.viewControllers = [a, b]
    tabs.viewControllers = [navigation, stage.screen("c")]
    modal.modalPresentationStyle = .fullScreen
    stage.show(tabs)
    let moves: [(there: () -> Void, back: () -> Void)] = [
      ({ tabs.present(modal, animated: false) }, { tabs.dismiss(animated: false) }),
      ({ tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 }),
      ({ _ = navigation.popViewController(animated: false) }, { navigation.pushViewController(b, animated: false) }),
    ]
    for (index, move) in moves.enumerated() {
      #expect(field.becomeFirstResponder(), "move \(index)")
      move.there()
      #expect(stage.told().filter { $0 == "didEnd" }.count == 1, "move \(index)")
      move.back()
      stage.settle()
      #expect(field.window === stage.window, "move \(index)")
      #expect(!field.isFirstResponder, "move \(index)")
    }
  }

  @Test("UK-14 A forced end of editing notifies the delegate without asking")
  func forced() {
    let (field, text, bar, editor) = (UITextField(), UITextView(), UISearchBar(frame: .zero), Editor(journal))
    editor.mayEnd = false
    field.delegate = editor
    text.delegate = editor
    bar.delegate = editor
    let screen = stage.show(field, text, bar)
    for view in [field, text, bar] as [UIView] {
      #expect(view.becomeFirstResponder())
      _ = journal.take()
      #expect(!screen.view.endEditing(false))
      #expect(view.isFirstResponder)
      #expect(journal.take() == ["shouldEnd"])
      #expect(screen.view.endEditing(true))
      #expect(!view.isFirstResponder)
      #expect(journal.take() == ["didEnd"])
    }
  }

  @Test("UK-14 A field can begin editing again in didEndEditing, but not if it leaves the window")
  func begunAgain() {
    let (field, text, editor) = (UITextField(), UITextView(), Editor(journal))
    field.delegate = editor
    text.delegate = editor
    let screen = stage.show(field, text)
    for view in [field, text] as [UIView] {
      #expect(view.becomeFirstResponder())
      editor.whenEnded = { [unowned view] in _ = view.becomeFirstResponder() }
      #expect(screen.view.endEditing(true))
      #expect(view.isFirstResponder)
      #expect(journal.take() == ["didEnd"])
      view.removeFromSuperview()
      #expect(journal.take() == ["didEnd"])
      screen.view.addSubview(view)
      #expect(!view.isFirstResponder)
      editor.whenEnded = {}
    }
  }

  @Test("UK-3 A forced end of editing also calls an overridden resignFirstResponder")
  func overridden() {
    let field = StubbornField()
    let screen = stage.show(field)
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
    #expect(screen.view.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(field.asked == 2)
  }

  @Test("UK-14 The user cannot tap or type into a hidden search bar")
  func hiddenBar() {
    let bar = UISearchBar(frame: .zero)
    bar.isHidden = true
    stage.show(bar)
    #expect(stage.window.userMoves.isEmpty)
    #expect(!stage.window.perform(.type("x", into: "Search")))
    bar.isHidden = false
    #expect(bar.searchTextField.superview === bar)
    #expect(stage.window.perform(.type("x", into: "Search")))
    #expect(bar.text == "x")
  }

  @Test("UK-14 A search that the app has ended begins again when the user types")
  func searchingAgain() {
    let (screen, search) = (stage.screen("a"), UISearchController(searchResultsController: nil))
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(stage.window.perform(.type("te", into: "Search")))
    #expect(search.isActive)
    search.isActive = false
    #expect(!search.searchBar.isFirstResponder)
    #expect(search.searchBar.text == "")
    #expect(stage.window.perform(.type("x", into: "Search")))
    #expect(search.isActive)
    #expect(search.searchBar.text == "x")
  }

  @Test("UK-14 A forced end of editing and a pop end the editing of a search in a navigation bar")
  func searchInNavigationBar() {
    let (a, b, editor) = (stage.screen("a"), stage.screen("b"), Editor(journal))
    let (navigation, search) = (UINavigationController(), UISearchController(searchResultsController: nil))
    let bar = search.searchBar
    bar.delegate = editor
    b.navigationItem.searchController = search
    navigation.viewControllers = [a, b]
    stage.show(navigation)
    for view in [bar, stage.window] as [UIView] {
      #expect(bar.becomeFirstResponder())
      #expect(view.endEditing(true))
      #expect(!bar.isFirstResponder)
      #expect(journal.take() == ["didEnd"])
    }
    #expect(bar.becomeFirstResponder())
    navigation.popViewController(animated: false)
    #expect(stage.told().contains("didEnd"))
    stage.push(b, onto: navigation)
    #expect(!bar.isFirstResponder)
  }

  @Test("UK-14 A search that leaves its navigation item ends editing and notifies its delegate")
  func searchTakenOut() {
    let (screen, editor) = (stage.screen("a"), Editor(journal))
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = editor
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    for other in [nil, UISearchController(searchResultsController: nil)] {
      #expect(search.searchBar.becomeFirstResponder())
      screen.navigationItem.searchController = other
      #expect(journal.take() == ["didEnd"])
      #expect(!search.searchBar.isFirstResponder)
      #expect(!search.searchBar.becomeFirstResponder())
      screen.navigationItem.searchController = search
      #expect(!search.searchBar.isFirstResponder)
    }
  }
}

private final class Editor: JournalObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var mayEnd = true
  var whenEnded: () -> Void = {}
  private func shouldEnd() -> Bool {
    journal("shouldEnd")
    return mayEnd
  }
  private func didEnd() {
    journal("didEnd")
    whenEnded()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd() }
  func textFieldDidEndEditing(_ textField: UITextField) { didEnd() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { shouldEnd() }
  func textViewDidEndEditing(_ textView: UITextView) { didEnd() }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { shouldEnd() }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { didEnd() }
}

/// A text field that refuses to resign as first responder.
private final class StubbornField: UITextField {
  var asked = 0
  @discardableResult override func resignFirstResponder() -> Bool {
    asked += 1
    return false
  }
}
