import PortableUIKit
import Testing

/// A field with room around its text, as apps have them.
private final class RoomyField: UITextField {
  var deletions = 0
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
}

/// A text view of an app's own, with the initialisers that Apple's has.
private final class NotesView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    font = .systemFont(ofSize: 12)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Writes down what it is asked and told, and refuses what it is to refuse.
private final class Typist: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  private let journal: Journal
  var refuses = false
  init(_ journal: Journal) { self.journal = journal }

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

  @Test("UK-14 The button that deletes everything is there as its mode says, asks the delegate, and changes the text")
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
    #expect(stage.window.perform(.tap("Clear text")) && field.text == "Ada" && journal.take() == ["shouldClear"])
    typist.refuses = false
    #expect(stage.window.perform(.tap("Clear text")) && field.text == "")
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

  @Test("UK-14 What is to be deleted as editing begins stays where the delegate says so")
  func clearingOnBegin() {
    let (field, typist) = (UITextField(), Typist(journal))
    field.text = "Ada"
    field.delegate = typist
    field.clearsOnBeginEditing = true
    stage.show(field)
    typist.refuses = true
    #expect(field.becomeFirstResponder() && field.text == "Ada" && journal.take() == ["shouldClear"])
    field.resignFirstResponder()
    typist.refuses = false
    #expect(field.becomeFirstResponder() && field.text == "")
  }

  @Test("UK-3 A field can override where its parts lie, and how a character is deleted")
  func overriding() {
    let field = RoomyField()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 8, y: 0, width: 84, height: 40))
    #expect(field.placeholderRect(forBounds: bounds) == bounds && field.leftViewRect(forBounds: bounds) == bounds)
    field.addAction(UIAction { [journal] _ in journal(field.text ?? "") }, for: .editingChanged)
    field.insertText("ab👩‍👧")
    field.deleteBackward()
    #expect(journal.take() == ["ab👩‍👧", "ab"] && field.deletions == 1)
    field.selectAll(nil)
    field.insertText("c")
    field.deleteBackward()
    field.deleteBackward()
    #expect(journal.take() == ["c", ""] && field.deletions == 3)
  }

  @Test("UK-21 Fields, text views and search bars keep how they are to be typed into")
  func traits() {
    let (field, text, bar) = (UITextField(), UITextView(), UISearchBar(frame: .zero))
    #expect(field.spellCheckingType == .default && text.autocapitalizationType == .sentences)
    field.spellCheckingType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .yes
    field.smartInsertDeleteType = .no
    field.keyboardAppearance = .alert
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.textContentType = .postalCode
    #expect(field.spellCheckingType == .no && field.smartQuotesType == .no && field.smartDashesType == .yes)
    #expect(field.smartInsertDeleteType == .no && field.keyboardAppearance == .dark)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;" && field.textContentType == .postalCode)
    text.autocorrectionType = .no
    text.textContainer.lineFragmentPadding = 0
    text.textContainerInset = .zero
    #expect(text.autocorrectionType == .no && text.textContainer.lineFragmentPadding == 0)
    #expect(text.textContainerInset == .zero)
    bar.autocapitalizationType = .none
    bar.returnKeyType = .search
    bar.inputAccessoryView = field
    bar.setImage(UIImage(systemName: "star"), for: .bookmark, state: .normal)
    #expect(bar.searchTextField.autocapitalizationType == .none && bar.searchTextField.returnKeyType == .search)
    #expect(bar.searchTextField.inputAccessoryView === field && bar.image(for: .search, state: .normal) == nil)
    #expect(bar.image(for: .bookmark, state: .normal) == UIImage(systemName: "star"))
  }

  @Test("UK-3 A text view is made of its room, and its subclass without one as well")
  func textContainer() {
    let room = NSTextContainer()
    #expect(UITextView(frame: .zero, textContainer: room).textContainer === room)
    #expect(NotesView().font == UIFont.systemFont(ofSize: 12))
    #expect(NotesView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test("UK-14 A text view types where it is marked, and its delegate is told of the place and of the text")
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
    #expect(text.text == "ayzc" && text.selectedRange == NSRange(location: 3, length: 0))
    text.text = "new"
    #expect(text.selectedRange == NSRange(location: 3, length: 0))
    text.selectAll(nil)
    text.deleteBackward()
    #expect(text.text == "")
  }

  @Test("UK-14 A link in a text view that is not edited is tapped by its wording, and opened if the delegate allows it")
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
    #expect(text.text == "See our terms." && stage.window.userMoves.isEmpty)
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
    #expect(stage.window.userMoves.isEmpty && text.attributedText.string == "See our terms.")
  }

  @Test("UK-14 A search bar's delegate is asked about what is typed, and told of the buttons for bookmarks and results")
  func searchBar() {
    let (bar, typist) = (UISearchBar(frame: .zero), Typist(journal))
    bar.delegate = typist
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    stage.show(bar)
    #expect(stage.window.perform(.tap("Bookmarks")) && stage.window.perform(.tap("Results")))
    #expect(journal.take() == ["bookmarks", "results"])
    typist.refuses = true
    #expect(!stage.window.perform(.type("te", into: "Search")) && bar.text == "")
    typist.refuses = false
    #expect(stage.window.perform(.type("te", into: "Search")) && bar.text == "te")
    let asked = "may “te” at \(NSRange(location: 0, length: 0))"
    #expect(journal.take() == [asked, asked, "search “te”"])
    bar.searchTextField.clearButtonMode = .always
    #expect(stage.window.perform(.tap("Clear text")) && journal.take() == ["search “”"])
  }

  @Test("UK-10 Dismissing a search ends it, unless it presents something, which goes first")
  func dismissingSearch() {
    let (screen, search) = (stage.screen("a"), UISearchController(searchResultsController: nil))
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(stage.window.perform(.type("te", into: "Search")) && search.isActive)
    search.dismiss(animated: true) { [journal] in journal("dismissed") }
    #expect(!search.isActive && search.searchBar.text == "" && journal.lines.isEmpty)
    #expect(stage.told() == ["dismissed"])
    // One that the app presents is dismissed as any other.
    screen.present(search, animated: false)
    stage.settle()
    search.isActive = true
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    search.present(alert, animated: false)
    stage.settle()
    search.dismiss(animated: false)
    stage.settle()
    #expect(search.isActive && search.presentedViewController == nil && screen.presentedViewController === search)
    search.dismiss(animated: false)
    stage.settle()
    #expect(!search.isActive && screen.presentedViewController == nil)
  }
}
