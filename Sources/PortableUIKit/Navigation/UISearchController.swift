/// A controller that manages a search bar and the results of a search.
///
/// Follows Apple's page `UISearchController`, with one difference: an active search controller is not presented. The
/// searched controller or the results updater shows the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)

  /// The view controller of the results. `nil` if the searched controller shows them.
  open private(set) var searchResultsController: UIViewController?
  private weak var updaterLink: (any UISearchResultsUpdating)?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { updaterLink }
    set { updaterLink = newValue }
  }
  weak var delegateLink: (any UISearchControllerDelegate)?
  /// The delegate of the search controller.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// A Boolean value that indicates whether an active search obscures the searched content.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether an active search hides the navigation bar.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether an active search shows the cancel button.
  open var automaticallyShowsCancelButton = true

  var managesScopeBar = true
  /// A Boolean value that indicates whether an active search shows two or more scope buttons.
  open var automaticallyShowsScopeBar: Bool {
    get { managesScopeBar }
    set { managesScopeBar = newValue }
  }
  /// Whether the search controller shows the scope buttons now.
  var showsScopeBarItself: Bool { managesScopeBar && isActive }

  private var managesResults = true
  /// A Boolean value that indicates whether text in the search bar shows the view controller of the results. The
  /// headless UIKit never shows that view controller.
  open var automaticallyShowsSearchResultsController: Bool {
    get { managesResults }
    set { managesResults = newValue }
  }
  /// A Boolean value that indicates whether an active search shows the view controller of the results. Setting it turns
  /// off `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController = false { didSet { managesResults = false } }

  /// Creates a search with a view controller for the results. If it is `nil`, the searched controller shows the
  /// results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Creates a search whose results the searched controller shows.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  /// Creates a search whose results the searched controller shows.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// A Boolean value that indicates whether the user searches.
  open var isActive = false {
    didSet { if isActive != oldValue { hasChanged() } }
  }

  /// Dismisses the presented modal, or ends the search if there is no modal. On Apple's systems, an active search
  /// controller is itself presented, so its dismissal ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if nearestPresenter == nil { isActive = false }
    guard nearestPresenter == nil, nearestPresented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    if let completion { (searchedWindow?.transitionScheduler ?? .unattached).enqueue(completion) }
  }

  /// The navigation item that shows the search bar.
  weak var item: UINavigationItem?
  var searchedView: UIView? { item?.owner?.viewStore }
  /// The window of the searched screen: the window that shows it, or the window that is about to show it.
  var searchedWindow: UIWindow? { searchedView?.hostWindow ?? item?.owner?.stateWindow }

  /// Removes the search from its navigation item, and ends editing of its text.
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

/// A method that updates the results of a search.
///
/// Follows Apple's page `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Notifies the object that the search has begun or ended, or that its text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods that react to the start and the end of a search.
///
/// Follows Apple's page `UISearchControllerDelegate`.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
