/// Searches in what a controller shows.
///
/// Follows Apple's page `UISearchController`, but it is not presented while it is active: results are shown by whoever
/// is told of the text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)

  /// The controller of the results, if that is another one than the one searched.
  open private(set) var searchResultsController: UIViewController?
  private weak var updaterLink: (any UISearchResultsUpdating)?
  /// Told of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { updaterLink }
    set { updaterLink = newValue }
  }
  weak var delegateLink: (any UISearchControllerDelegate)?
  /// Told when it begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The field for what is to be found.
  open var searchBar: UISearchBar { bar }
  /// Whether what is searched is darkened meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether there is a button to give up while it is active.
  open var automaticallyShowsCancelButton = true

  var managesScopeBar = true
  /// Whether the places to search in are shown while it is active, if there are two or more.
  open var automaticallyShowsScopeBar: Bool {
    get { managesScopeBar }
    set { managesScopeBar = newValue }
  }
  /// Whether it shows the places to search in now.
  var showsScopeBarItself: Bool { managesScopeBar && isActive }

  private var managesResults = true
  /// Whether the controller of the results is shown once there is a text; nothing shows it here.
  open var automaticallyShowsSearchResultsController: Bool {
    get { managesResults }
    set { managesResults = newValue }
  }
  /// Whether the controller of the results is shown while it is active; setting it ends that this is decided by the text.
  open var showsSearchResultsController = false { didSet { managesResults = false } }

  /// Makes a search whose results are shown by a controller, or by the one searched if that is `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Makes a search whose results are shown by the controller searched.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  /// Makes a search whose results are shown by the controller searched.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Whether the user is searching.
  open var isActive = false {
    didSet { if isActive != oldValue { hasChanged() } }
  }

  /// Dismisses what it presents; without that it ends the search, which it would be presented for on Apple's systems.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if nearestPresenter == nil { isActive = false }
    guard nearestPresenter == nil, nearestPresented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    if let completion { (searchedWindow?.transitionScheduler ?? .unattached).enqueue(completion) }
  }

  /// The navigation item it belongs to.
  weak var item: UINavigationItem?
  /// The view of what is searched.
  var searchedView: UIView? { item?.owner?.viewStore }
  /// The window of what is searched: the one it is seen in, else the one it is going to be seen in.
  var searchedWindow: UIWindow? { searchedView?.hostWindow ?? item?.owner?.stateWindow }

  /// Has what is searched lose the search, which is edited no longer then.
  func leaveItem() {
    bar.searchTextField.loseFirstResponder()
    item = nil
  }

  private func hasChanged() {
    if isActive {
      delegateLink?.willPresentSearchController(self)
      update()
      delegateLink?.didPresentSearchController(self)
    } else {
      delegateLink?.willDismissSearchController(self)
      bar.searchTextField.text = ""
      bar.searchTextField.loseFirstResponder()
      update()
      delegateLink?.didDismissSearchController(self)
    }
  }

  func update() { updaterLink?.updateSearchResults(for: self) }

  nonisolated deinit {}
}

/// Told of the text to search for.
///
/// Follows Apple's page `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when searching begins or ends, and when the text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when searching begins and ends.
///
/// Follows Apple's page `UISearchControllerDelegate`.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before searching begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when searching has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before searching ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when searching has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing to do.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing to do.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing to do.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing to do.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
