/// A bar with a text field for a search.
///
/// Follows Apple's page `UISearchBar`. The headless UIKit draws nothing: the style, the colours and the images are only
/// stored.
@preconcurrency @MainActor open class UISearchBar: UIView, Touchable {
  /// The text field of the bar.
  open private(set) lazy var searchTextField = UISearchTextField(in: self)
  weak var delegateLink: (any UISearchBarDelegate)?
  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  weak var controller: UISearchController?

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insert(searchTextField, at: 0)
  }
  /// Creates a search bar. The archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(searchTextField, at: 0)
  }

  /// The text of the search. Setting it updates the search controller, and calls no method of the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue ?? ""
      controller?.update()
    }
  }
  /// The placeholder of the empty text field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the bar.
  open var prompt: String?
  /// A Boolean value that indicates whether the bar shows a cancel button.
  open var showsCancelButton = false
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0
  private var ownScopeBar = false
  /// A Boolean value that indicates whether the bar shows its scope buttons. After it is set, the search controller no
  /// longer shows and hides them automatically.
  open var showsScopeBar: Bool {
    get { ownScopeBar || controller?.showsScopeBarItself == true }
    set {
      ownScopeBar = newValue
      controller?.managesScopeBar = false
    }
  }
  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Constants that specify the style of a search bar.
  nonisolated public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// A translucent bar with an opaque text field.
    case prominent = 1
    /// No bar, and a translucent text field.
    case minimal = 2
  }
  /// The style of the bar.
  open var searchBarStyle = Style.default
  /// The background colour of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The bar style.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether the bar shows the “Bookmarks” button.
  open var showsBookmarkButton = false
  /// A Boolean value that indicates whether the bar shows the “Results” button.
  open var showsSearchResultsButton = false
  /// A Boolean value that indicates whether the “Results” button is selected.
  open var isSearchResultsButtonSelected = false
  /// The offset of the text in the text field.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// The icons of a search bar.
  ///
  /// Follows Apple's page `UISearchBar.Icon`.
  nonisolated public enum Icon: Int, Sendable {
    /// The search icon.
    case search = 0
    /// The icon of the button that clears the text.
    case clear = 1
    /// The icon of the bookmarks button.
    case bookmark = 2
    /// The icon of the results button.
    case resultsList = 3
  }
  private struct IconPlace: Hashable {
    let icon: Icon
    let state: UIControl.State
  }
  private var icons: [IconPlace: UIImage] = [:]
  /// Sets the image of an icon for a control state.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    icons[IconPlace(icon: icon, state: state)] = iconImage
  }
  /// Returns the image of an icon for a control state. `nil` if none is set.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    icons[IconPlace(icon: icon, state: state)]
  }

  // MARK: Text input

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The type of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key requires text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The automatic capitalization of the text.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction of the text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The spell checking of the text.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The conversion of straight quotation marks to curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The conversion of two hyphens to a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The adjustment of spaces when words are inserted or deleted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The content type of the text.
  open var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the text field hides its text.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The view above the keyboard during editing.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// A Boolean value that indicates whether the text field can begin editing.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// A Boolean value that indicates whether the user edits the text.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override var responderWindow: UIWindow? { super.responderWindow ?? controller?.searchedWindow }

  var touches: [Touch] {
    var touches: [Touch] = []
    if showsBookmarkButton {
      touches.append(
        Touch(.tap("Bookmarks"), names: []) { [unowned self] in delegateLink?.searchBarBookmarkButtonClicked(self) })
    }
    if showsSearchResultsButton {
      touches.append(
        Touch(.tap("Results"), names: []) { [unowned self] in delegateLink?.searchBarResultsListButtonClicked(self) })
    }
    if showsCancelButton || controller?.isActive == true {
      touches.append(Touch(.tap("Cancel"), names: []) { [unowned self] in cancel() })
    }
    let isShown = ownScopeBar || controller?.showsScopeBarItself == true
    guard isShown, let titles = scopeButtonTitles, titles.count > 1 else { return touches }
    return touches
      + titles.enumerated().map { index, title in
        Touch(.tap(title), names: []) { [unowned self] in chooseScope(index) }
      }
  }

  private func cancel() {
    delegateLink?.searchBarCancelButtonClicked(self)
    guard let controller else { return }
    searchTextField.text = ""
    searchTextField.resignFirstResponder()
    controller.isActive = false
  }

  private func chooseScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegateLink?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.update()
  }

  nonisolated deinit {}
}

/// The text field of a search bar.
///
/// Follows Apple's page `UISearchTextField`.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  convenience init(in bar: UISearchBar) {
    self.init(frame: .zero)
    self.bar = bar
    placeholder = "Search"
  }

  override var responderWindow: UIWindow? { super.responderWindow ?? bar?.responderWindow }
  /// The view of the searched screen, because a navigation bar is not in the view tree here.
  override var responderView: UIView? { super.responderWindow == nil ? bar?.controller?.searchedView : self }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let bar else { return super.becomeFirstResponder() }
    guard bar.delegateLink?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else { return false }
    bar.delegateLink?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let bar else { return super.resignFirstResponder() }
    guard isForcedToResign || bar.delegateLink?.searchBarShouldEndEditing(bar) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func endBeingFirst() {
    super.endBeingFirst()
    if let bar { bar.delegateLink?.searchBarTextDidEndEditing(bar) }
  }

  override func mayChange(_ range: NSRange, to typed: String) -> Bool {
    guard super.mayChange(range, to: typed) else { return false }
    return bar.map { $0.delegateLink?.searchBar($0, shouldChangeTextIn: range, replacementText: typed) ?? true } ?? true
  }

  override func wasEdited() {
    super.wasEdited()
    guard let bar else { return }
    bar.delegateLink?.searchBar(bar, textDidChange: text ?? "")
    bar.controller?.update()
  }

  override func takeReturn() {
    if let bar { bar.delegateLink?.searchBarSearchButtonClicked(bar) } else { super.takeReturn() }
  }

  nonisolated deinit {}
}

/// Methods that react to the text and the buttons of a search bar.
///
/// Follows Apple's page `UISearchBarDelegate`.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asks the delegate whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the user has begun editing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks the delegate whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the user has ended editing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Asks the delegate whether the user may replace text in a range.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the user has pressed the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has tapped the bookmarks button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has tapped the results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has selected a scope button.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
