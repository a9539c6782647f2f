import PortableUIKit
import Testing

@Suite struct OverriddenDelegateTests {
  let stage = Stage()

  @Test("UK-3 A stack uses the delegate that was set, even if a subclass overrides the property")
  func stack() {
    let stack = HidingStack(rootViewController: stage.screen("a"))
    let told = NavigationJournal(stage.journal)
    stack.delegate = told
    stage.show(stack)
    stack.pushViewController(stage.screen("b"), animated: true)
    #expect(stage.told().last == "didShow b")
    #expect(stack.delegate == nil)
  }

  @Test("UK-3 A tab bar controller uses the delegate that was set, even if a subclass overrides the property")
  func tabs() {
    let tabs = HidingTabs()
    let told = TabJournal(stage.journal)
    tabs.delegate = told
    tabs.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(tabs)
    #expect(stage.window.perform(.selectTab(1, "b")))
    #expect(stage.journal.lines == ["shouldSelect b, a selected", "didSelect b, b selected"])
    #expect(tabs.delegate == nil)
  }

  @Test("UK-3 A split uses the delegate that was set, even if the delegate is no NSObject")
  func split() {
    let split = HidingSplit()
    let told = ToldBySplit()
    split.delegate = told
    split.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(split)
    split.showDetailViewController(stage.screen("c"), sender: nil)
    #expect(told.details == ["c"])
    #expect(split.delegate == nil)
  }

  @Test("UK-3 Pages use the data source and delegate that were set, even if a subclass overrides the properties")
  func pages() {
    let pages = HidingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let told = Book([stage.screen("a"), stage.screen("b")], stage.journal)
    pages.delegate = told
    pages.dataSource = told
    pages.setViewControllers([told.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    #expect(stage.perform(.turnPage(.forward)))
    #expect(stage.journal.lines.last == "didFinish a true")
    #expect(pages.delegate == nil)
    #expect(pages.dataSource == nil)
  }

  @Test("UK-3 A table uses the data source and delegate that were set, even if a subclass overrides the properties")
  func list() {
    let table = HidingTable(frame: UIScreen.main.bounds)
    let told = Listener()
    table.delegate = told
    table.dataSource = told
    stage.show(table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(stage.window.perform(.select(IndexPath(row: 1, section: 0), "1")))
    #expect(told.lines == ["row 1"])
    #expect(table.delegate == nil)
    #expect(table.dataSource == nil)
  }

  @Test("UK-3 A text field uses the delegate that was set, even if a subclass overrides the property")
  func field() {
    let field = HidingField()
    let told = Listener()
    field.delegate = told
    stage.show(field)
    #expect(!field.becomeFirstResponder())
    #expect(told.lines == ["edit"])
    #expect(field.delegate == nil)
  }

  @Test("UK-3 A collection uses the data source and delegate that were set, also for scrolling")
  func collection() throws {
    let collection = HidingCollection(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let told = Listener()
    collection.delegate = told
    collection.dataSource = told
    stage.show(collection)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    let second = stage.window.userMoves.first { if case .select(let place, _) = $0 { place.item == 1 } else { false } }
    #expect(stage.window.perform(try #require(second)))
    collection.contentOffset = CGPoint(x: 0, y: 5)
    #expect(told.lines == ["item 1", "scrolled"])
    #expect(collection.delegate == nil)
    #expect(collection.dataSource == nil)
  }

  @Test("UK-3 A search controller and its bar use the delegates that were set, even if subclasses override them")
  func search() {
    let search = HidingSearch(searchResultsController: nil)
    let told = SearchTold()
    search.delegate = told
    search.searchResultsUpdater = told
    search.isActive = true
    #expect(told.lines == ["will", "text", "did"])
    #expect(search.delegate == nil)
    #expect(search.searchResultsUpdater == nil)
    let bar = HidingSearchBar(frame: .zero)
    bar.delegate = told
    #expect(!bar.searchTextField.becomeFirstResponder())
    #expect(told.lines.last == "edit")
    #expect(bar.delegate == nil)
  }

  @Test("UK-3 A modal uses the transitioning delegate that was set, even if a subclass overrides the property")
  func animators() {
    let (a, m) = (stage.screen("a"), HidingModal(nibName: nil, bundle: nil))
    let told = Listener()
    m.transitioningDelegate = told
    stage.show(a)
    stage.present(m, on: a, animated: true)
    #expect(told.lines == ["animator"])
    #expect(m.transitioningDelegate == nil)
  }
}

final class Listener: NSObject {
  var lines: [String] = []
}

extension Listener: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("row \(indexPath.row)") }
}

extension Listener: UICollectionViewDelegate, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("item \(indexPath.item)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
}

private final class SearchTold: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  var lines: [String] = []
  func willPresentSearchController(_ searchController: UISearchController) { lines.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { lines.append("did") }
  func updateSearchResults(for searchController: UISearchController) { lines.append("text") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("edit")
    return false
  }
}

extension Listener: UITextFieldDelegate, UITextViewDelegate, UIViewControllerTransitioningDelegate {
  func textViewDidChange(_ textView: UITextView) { lines.append("text") }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("edit")
    return false
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("animator")
    return nil
  }
}

private final class ToldBySplit: UISplitViewControllerDelegate {
  var details: [String] = []
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    details.append(vc.title ?? "")
    return true
  }
}

private final class HidingStack: UINavigationController {
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

private final class HidingTabs: UITabBarController {
  override weak var delegate: (any UITabBarControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

private final class HidingSplit: UISplitViewController {
  override weak var delegate: (any UISplitViewControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

private final class HidingPages: UIPageViewController {
  override weak var delegate: (any UIPageViewControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
  override weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { nil }
    set { super.dataSource = newValue }
  }
}

private final class HidingTable: UITableView {
  override weak var delegate: (any UITableViewDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
  override weak var dataSource: (any UITableViewDataSource)? {
    get { nil }
    set { super.dataSource = newValue }
  }
}

private final class HidingField: UITextField {
  override weak var delegate: (any UITextFieldDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}

private final class HidingModal: UIViewController {
  override weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set { super.transitioningDelegate = newValue }
  }
}

private final class HidingCollection: UICollectionView {
  override weak var delegate: (any UICollectionViewDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
  override weak var dataSource: (any UICollectionViewDataSource)? {
    get { nil }
    set { super.dataSource = newValue }
  }
}

private final class HidingSearch: UISearchController {
  override weak var delegate: (any UISearchControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
  override weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { nil }
    set { super.searchResultsUpdater = newValue }
  }
}

private final class HidingSearchBar: UISearchBar {
  override weak var delegate: (any UISearchBarDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}
