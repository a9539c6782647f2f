/// A field for what is to be found.
///
/// Follows Apple's page `UISearchBar`.
@preconcurrency @MainActor open class UISearchBar: UIView, Touchable {
  /// The field.
  open private(set) lazy var searchTextField = UISearchTextField(in: self)
  weak var delegateLink: (any UISearchBarDelegate)?
  /// Asked and told about what the user types.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  weak var controller: UISearchController?

  /// Makes a bar of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insert(searchTextField, at: 0)
  }
  /// Makes a bar; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(searchTextField, at: 0)
  }

  /// What it holds; setting it tells nobody but the search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue ?? ""
      controller?.update()
    }
  }
  /// What it says while it holds nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above it.
  open var prompt: String?
  /// Whether there is a button to give up.
  open var showsCancelButton = false
  /// Gives it a button to give up, or takes that away.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The wordings of where can be searched.
  open var scopeButtonTitles: [String]?
  /// The index of where is searched.
  open var selectedScopeButtonIndex = 0
  private var ownScopeBar = false
  /// Whether those are shown; setting it takes that out of the search controller's hands.
  open var showsScopeBar: Bool {
    get { ownScopeBar || controller?.showsScopeBarItself == true }
    set {
      ownScopeBar = newValue
      controller?.managesScopeBar = false
    }
  }
  /// Shows those or not.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// How its field stands out.
  nonisolated public enum Style: UInt, Sendable {
    /// As the system has it.
    case `default` = 0
    /// One sees through the bar, and not through the field.
    case prominent = 1
    /// Only the field is seen, and one sees through it.
    case minimal = 2
  }
  /// How its field stands out; nothing is drawn here.
  open var searchBarStyle = Style.default
  /// The colour behind the field; nothing is drawn here.
  open var barTintColor: UIColor?
  /// Whether one sees through it; nothing is drawn here.
  open var isTranslucent = true
  /// The picture behind the field; nothing is drawn here.
  open var backgroundImage: UIImage?
  /// Whether it is light or black; nothing is drawn here.
  open var barStyle = UIBarStyle.default
  /// Whether there is a button for bookmarks, which the user taps as “Bookmarks”.
  open var showsBookmarkButton = false
  /// Whether there is a button for results, which the user taps as “Results”.
  open var showsSearchResultsButton = false
  /// Whether the button for results is chosen.
  open var isSearchResultsButtonSelected = false
  /// How far the text is moved in the field; nothing is drawn here.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// What there are pictures of in its field.
  ///
  /// Follows Apple's page `UISearchBar.Icon`.
  nonisolated public enum Icon: Int, Sendable {
    /// That it searches.
    case search = 0
    /// The button that deletes everything.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }
  private struct IconPlace: Hashable {
    let icon: Icon
    let state: UIControl.State
  }
  private var icons: [IconPlace: UIImage] = [:]
  /// Sets a picture in its field for a state.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    icons[IconPlace(icon: icon, state: state)] = iconImage
  }
  /// The picture set for a state; `nil` if there is none.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    icons[IconPlace(icon: icon, state: state)]
  }

  // MARK: How its field is typed into

  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key can be used only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Which letters become capital ones.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether words are checked for how they are spelled.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether straight quotation marks become curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether room between words is kept where words are put in and taken out.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// How the keyboard looks.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What kind of text is typed.
  open var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether what it holds is kept from sight.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// A view put above the keyboard while it is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Whether its text can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether its text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override var responderWindow: UIWindow? { super.responderWindow ?? controller?.searchedWindow }

  /// The buttons, and the places to search in.
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

/// The field of a search bar.
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
  /// A navigation bar is no view here: a field in it is a part of the screen that is searched.
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

/// Asked and told about what is to be found.
///
/// Follows Apple's page `UISearchBarDelegate`.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether the user may change that part of the text to that.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user wants to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user gives up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the button for results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen where to search.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing to do.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing to do.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The user may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing to do.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
