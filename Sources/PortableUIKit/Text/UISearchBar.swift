/// A field for what is to be found.
///
/// Follows Apple's page `UISearchBar`.
@preconcurrency @MainActor open class UISearchBar: UIView {
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

  /// Whether its text can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether its text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override var responderWindow: UIWindow? { super.responderWindow ?? controller?.searchedWindow }

  /// The button to give up, and the places to search in.
  override var touches: [Touch] {
    var touches: [Touch] = []
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

  override func take(_ typed: String) -> Bool {
    guard super.take(typed), let bar else { return false }
    bar.delegateLink?.searchBar(bar, textDidChange: text ?? "")
    bar.controller?.update()
    return true
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
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user wants to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user gives up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
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
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing to do.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
