import TestStage
import Testing
import Wayfinder

/// The window of RC-11: a tab bar with four stacks, the second one selected, and another stack presented over it.
private struct SearchStage {
  let stage: Stage

  init() {
    let (a, b, c, d) = (Screen("a"), Screen("b"), Screen("c"), Screen("d"))
    let (nav1, nav2, nav3) = (stack(a, b), stack(c, d), stack(Screen("e"), Screen("f")))
    let (nav4, nav5) = (stack(Screen("g")), stack(Screen("h")))
    let tab = tabs(nav1, nav2, nav4, nav5, selected: 1)
    (nav1.title, nav2.title, nav3.title, tab.title) = ("nav1", "nav2", "nav3", "tab")
    (nav4.title, nav5.title) = ("nav4", "nav5")
    stage = Stage(tab)
    tab.present(nav3, animated: false)
  }

  init(_ stage: Stage) { self.stage = stage }

  func controller(_ name: String) throws -> UIViewController {
    let found = try visit(.fullStack, .topmost) { $0.title == name }.found
    return try #require(found)
  }

  /// Returns the titles of all view controllers that a search visits, in order.
  func order(_ options: SearchOptions, _ start: DefaultStackIterator.StartingPoint) throws -> String {
    try visit(options, start) { _ in false }.titles.joined(separator: " ")
  }

  private func visit(
    _ options: SearchOptions, _ start: DefaultStackIterator.StartingPoint, until: (UIViewController) -> Bool
  ) throws -> (found: UIViewController?, titles: [String]) {
    var titles: [String] = []
    let iterator = DefaultStackIterator(
      options: options, startingPoint: start, windowProvider: FixedWindowProvider(stage.window))
    let found = try iterator.firstViewController {
      titles.append($0.title ?? "?")
      return until($0)
    }
    return (found, titles)
  }
}

@Suite struct SearchTests {
  @Test("RC-11 A search visits screens in the order of the specification")
  func specifiedOrders() throws {
    let window = SearchStage()
    #expect(try window.order(.fullStack, .topmost) == "nav3 f e tab nav2 d c nav1 b a nav4 g nav5 h")
    #expect(try window.order(.allVisible, .topmost) == "nav3 f tab nav2 d")
    #expect(try window.order(.currentVisibleOnly, .root) == "tab nav2 d")
    #expect(try window.order(.currentAndUp, .root) == "tab nav2 d c nav1 b a nav4 g nav5 h nav3 f e")
  }

  @Test("RC-11 Each search evaluates a custom starting point, and finds nothing from `nil`")
  func customStart() throws {
    let window = SearchStage()
    var names = ["nav1", "nav2"]
    let nav1 = try window.controller("nav1")
    let nav2 = try window.controller("nav2")
    let finder = InlineStackIteratingFinder<Screen, Any?>(
      options: .currentVisibleOnly,
      startingPoint: .custom(names.isEmpty ? nil : (names.removeFirst() == "nav1" ? nav1 : nav2))
    ) { _, _ in true }
    #expect(finder.findViewController()?.title == "b")
    #expect(finder.findViewController()?.title == "d")
    #expect(finder.findViewController() == nil)
  }

  @Test("RC-11 A search visits no screen twice, with any options and any starting point")
  func noneTwice() throws {
    let window = SearchStage()
    for rawValue in 0..<(1 << 6) {
      let options = SearchOptions(rawValue: rawValue)
      for start in ["tab", "nav1", "nav2", "nav3", "a", "d", "f"] {
        let titles = try window.order(options, .custom(window.controller(start))).split(separator: " ")
        #expect(Set(titles).count == titles.count, "\(options) from \(start): \(titles)")
      }
    }
  }

  @Test("RC-11 A search through 200 modals visits each screen once, with a number of reads in proportion")
  func linearInModals() throws {
    func cost(depth: Int) throws -> (visited: Int, reads: Int) {
      let reads = Counter()
      let stage = Stage(CountedScreen(reads))
      var top: UIViewController = try #require(stage.window.rootViewController)
      for _ in 1..<depth {
        let next = CountedScreen(reads)
        top.present(next, animated: false)
        top = next
      }
      reads.count = 0
      var visited = 0
      let iterator = DefaultStackIterator(windowProvider: FixedWindowProvider(stage.window))
      _ = try iterator.firstViewController { _ in
        visited += 1
        return false
      }
      return (visited, reads.count)
    }
    let (small, large) = (try cost(depth: 100), try cost(depth: 200))
    #expect(small.visited == 100)
    #expect(large.visited == 200)
    #expect(large.reads <= small.reads * 2 + 20, "\(small.reads) reads at 100 modals, \(large.reads) at 200")
  }

  @Test("RC-11 A search starts at the topmost presented screen, also with an active search, and in a hidden window")
  func startsOnTop() throws {
    let root = Screen("root")
    let stage = Stage(root)
    let (lower, upper) = (Screen("lower"), Screen("upper"))
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    #expect(stage.window.topmostViewController === upper)
    let badge = UIView()
    stage.window.addSubview(badge)
    #expect(stage.window.topmostViewController === upper)
    badge.removeFromSuperview()
    stage.window.bringSubviewToFront(lower.view)
    #expect(stage.window.topmostViewController === upper)
    stage.window.isHidden = true
    #expect(stage.window.topmostViewController === upper)
    stage.window.isHidden = false
    // An active search is a part of the screen that is searched.
    let search = UISearchController(searchResultsController: nil)
    upper.present(search, animated: false)
    #expect(stage.window.topmostViewController === upper)
    let sheet = Screen("sheet")
    search.present(sheet, animated: false)
    #expect(stage.window.topmostViewController === sheet)
    lower.dismiss(animated: false)
    #expect(stage.window.topmostViewController === lower)
  }

  @Test("RC-10 Each search option opens its own part of the tree and no other")
  func eachOption() throws {
    let window = SearchStage()
    let nav2 = try window.controller("nav2")
    #expect(try window.order([], .custom(nav2)) == "")
    #expect(try window.order(.current, .custom(nav2)) == "nav2")
    #expect(try window.order(.visible, .custom(nav2)) == "nav2 d")
    #expect(try window.order(.contained, .custom(nav2)) == "d c")
    #expect(try window.order(.parent, .custom(nav2)) == "tab")
    #expect(try window.order(.presented, .root) == "nav3")
    #expect(try window.order(.presenting, .topmost) == "tab")
  }

  @Test("RC-10 The named sets of options equal those of the specification")
  func namedSets() {
    #expect(SearchOptions.currentAllStack == [.current, .contained])
    #expect(SearchOptions.currentVisibleOnly == [.current, .visible])
    #expect(SearchOptions.allVisible == [.current, .visible, .presented, .presenting])
    #expect(SearchOptions.fullStack == [.current, .contained, .presented, .presenting])
    #expect(SearchOptions.currentAndUp == [.current, .contained, .presented])
    #expect(SearchOptions.currentAndDown == [.current, .contained, .presenting])
  }

  @Test("RC-10 options: .visible finds the visible navigation controller, in a modal or from the root")
  func visibleStack() throws {
    let window = SearchStage()
    let provider = FixedWindowProvider(window.stage.window)
    let onTop = ClassFinder<UINavigationController, Any?>(options: .visible, windowProvider: provider)
    #expect(onTop.findViewController()?.title == "nav3")
    let fromRoot = ClassFinder<UINavigationController, Any?>(
      options: .visible, startingPoint: .root, windowProvider: provider)
    #expect(fromRoot.findViewController()?.title == "nav2")
  }

  @Test("RC-10 [.current, .visible, .presenting] finds every screen that is visible in its own modal")
  func visibleWhereItIs() throws {
    let window = SearchStage()
    let options: SearchOptions = [.current, .visible, .presenting]
    #expect(try window.order(options, .topmost) == "nav3 f tab nav2 d")
  }

  @Test("RC-10 A search from a child finds the modal of the container around it, also while both are hidden")
  func presentedInTheMiddle() throws {
    let b = Screen("b")
    let (middle, other) = (stack(Screen("a"), b), stack(Screen("c")))
    let bar = tabs(middle, other, selected: 0)
    (middle.title, other.title, bar.title) = ("middle", "other", "bar")
    let window = SearchStage(Stage(bar))
    let sheet = Screen("sheet")
    middle.definesPresentationContext = true
    sheet.modalPresentationStyle = .currentContext
    middle.present(sheet, animated: false)
    #expect(try window.order([.current, .visible, .parent, .presented], .custom(b)) == "b middle bar sheet")
    bar.selectedIndex = 1
    #expect(try window.order(.currentAndUp, .root) == "bar other c middle b a sheet")
  }

  @Test("RC-10 A screen that is being dismissed is not found")
  func leavingIsInvisible() async throws {
    let stage = Stage(HomeScreen(), time: .manual)
    stage.window.rootViewController?.present(stack(LoginScreen()), animated: false)
    stage.window.transitionScheduler.advanceUntilIdle()
    let finder = ClassFinder<LoginScreen, Any?>(windowProvider: FixedWindowProvider(stage.window))
    #expect(finder.findViewController() != nil)
    stage.window.rootViewController?.dismiss(animated: true)
    #expect(finder.findViewController() == nil)
  }
}

/// A screen that counts the reads of its presented and presenting view controllers.
final class CountedScreen: UIViewController {
  private let reads: Counter

  init(_ reads: Counter) {
    self.reads = reads
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var presentedViewController: UIViewController? {
    reads.count += 1
    return super.presentedViewController
  }

  override var presentingViewController: UIViewController? {
    reads.count += 1
    return super.presentingViewController
  }
}
