import PortableUIKit
import Testing

private final class Typist: JournalObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var refuses = false
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    journal("shouldClear")
    return !refuses
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { journal("selection “\(textField.text ?? "")”") }
  func textViewDidChange(_ textView: UITextView) { journal("change “\(textView.text ?? "")”") }
  func textViewDidChangeSelection(_ textView: UITextView) { journal("selection \(textView.selectedRange)") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    journal("link \(URL.absoluteString) at \(characterRange)")
    return !refuses
  }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    journal("may “\(text)” at \(range)")
    return !refuses
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { journal("search “\(searchText)”") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { journal("results") }
}

@Suite struct TextInputTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  @Test("UK-14 The clear button follows its mode, asks the delegate, and clears the text")
  func clearButton() {
    let (field, typist) = (UITextField(), Typist(journal))
    field.placeholder = "Name"
    field.delegate = typist
    field.clearButtonMode = .always
    field.addAction(UIAction { [journal] _ in journal("changed") }, for: .editingChanged)
    stage.show(field)
    #expect(stage.window.userMoves == [.tap("Name")])
    field.text = "Ada"
    #expect(stage.window.userMoves == [.tap("Name"), .tap("Clear text")])
    typist.refuses = true
    #expect(stage.window.perform(.tap("Clear text")))
    #expect(field.text == "Ada")
    #expect(journal.take() == ["shouldClear"])
    typist.refuses = false
    #expect(stage.window.perform(.tap("Clear text")))
    #expect(field.text == "")
    #expect(journal.take() == ["shouldClear", "changed", "selection “”"])
    field.text = "Ada"
    for (mode, before, editing) in [
      (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
    ] {
      field.clearButtonMode = mode
      #expect(stage.window.userMoves.contains(.tap("Clear text")) == before, "\(mode)")
      field.becomeFirstResponder()
      #expect(stage.window.userMoves.contains(.tap("Clear text")) == editing, "\(mode)")
      field.resignFirstResponder()
    }
  }

  @Test("UK-14 The delegate can keep a text that a field clears when editing begins")
  func clearingOnBegin() {
    let (field, typist) = (UITextField(), Typist(journal))
    field.text = "Ada"
    field.delegate = typist
    field.clearsOnBeginEditing = true
    stage.show(field)
    typist.refuses = true
    #expect(field.becomeFirstResponder())
    #expect(field.text == "Ada")
    #expect(journal.take() == ["shouldClear"])
    field.resignFirstResponder()
    typist.refuses = false
    #expect(field.becomeFirstResponder())
    #expect(field.text == "")
  }

  @Test("UK-14 A text view types at its selection, and notifies its delegate of the selection and of the text")
  func textView() {
    let (text, typist) = (UITextView(), Typist(journal))
    text.accessibilityLabel = "Notes"
    text.text = "abc"
    text.delegate = typist
    stage.show(text)
    text.selectedRange = NSRange(location: 1, length: 1)
    text.selectedRange = NSRange(location: 3, length: 9)
    #expect(journal.take() == ["selection \(NSRange(location: 1, length: 1))"])
    #expect(stage.window.perform(.type("x", into: "Notes")))
    #expect(journal.take() == ["selection \(NSRange(location: 2, length: 0))", "change “axc”"])
    text.deleteBackward()
    text.insertText("yz")
    #expect(text.text == "ayzc")
    #expect(text.selectedRange == NSRange(location: 3, length: 0))
    text.text = "new"
    #expect(text.selectedRange == NSRange(location: 3, length: 0))
    text.selectAll(nil)
    text.deleteBackward()
    #expect(text.text == "")
  }

  @Test("UK-14 The user taps a link in a read-only text view by its text, and the delegate decides whether it opens")
  func links() {
    let (text, typist) = (UITextView(), Typist(journal))
    let before = UIApplication.shared.urlOpener
    UIApplication.shared.urlOpener = { [journal] url in
      journal("open \(url.absoluteString)")
      return true
    }
    defer { UIApplication.shared.urlOpener = before }
    let words = NSMutableAttributedString(string: "See our terms.")
    words.addAttribute(.link, value: "https://shop.example/terms", range: NSRange(location: 8, length: 5))
    text.attributedText = words
    text.delegate = typist
    stage.show(text)
    #expect(text.text == "See our terms.")
    #expect(stage.window.userMoves.isEmpty)
    text.isEditable = false
    #expect(stage.window.userMoves == [.tap("terms")])
    typist.refuses = true
    #expect(stage.window.perform(.tap("terms")))
    let asked = "link https://shop.example/terms at \(NSRange(location: 8, length: 5))"
    #expect(stage.told() == [asked])
    typist.refuses = false
    #expect(stage.window.perform(.tap("terms")))
    #expect(stage.told() == [asked, "open https://shop.example/terms"])
    text.text = "See our terms."
    #expect(stage.window.userMoves.isEmpty)
    #expect(text.attributedText.string == "See our terms.")
  }

  @Test("UK-14 A search bar asks its delegate about typed text, and notifies it of the bookmark and results buttons")
  func searchBar() {
    let (bar, typist) = (UISearchBar(frame: .zero), Typist(journal))
    bar.delegate = typist
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    stage.show(bar)
    #expect(stage.window.perform(.tap("Bookmarks")))
    #expect(stage.window.perform(.tap("Results")))
    #expect(journal.take() == ["bookmarks", "results"])
    typist.refuses = true
    #expect(!stage.window.perform(.type("te", into: "Search")))
    #expect(bar.text == "")
    typist.refuses = false
    #expect(stage.window.perform(.type("te", into: "Search")))
    #expect(bar.text == "te")
    let asked = "may “te” at \(NSRange(location: 0, length: 0))"
    #expect(journal.take() == [asked, asked, "search “te”"])
    bar.searchTextField.clearButtonMode = .always
    #expect(stage.window.perform(.tap("Clear text")))
    #expect(journal.take() == ["search “”"])
  }

  @Test("UK-10 Dismissing a search controller ends its search, or only dismisses its modal if it presents one")
  func dismissingSearch() {
    let (screen, search) = (stage.screen("a"), UISearchController(searchResultsController: nil))
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(stage.window.perform(.type("te", into: "Search")))
    #expect(search.isActive)
    search.dismiss(animated: true) { [journal] in journal("dismissed") }
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(journal.lines.isEmpty)
    #expect(stage.told() == ["dismissed"])
    // A search controller that the app presents is dismissed like any modal.
    stage.present(search, on: screen)
    search.isActive = true
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    stage.present(alert, on: search)
    stage.dismiss(search)
    #expect(search.isActive)
    #expect(search.presentedViewController == nil)
    #expect(screen.presentedViewController === search)
    stage.dismiss(search)
    #expect(!search.isActive)
    #expect(screen.presentedViewController == nil)
  }
}
