package import Wayfinder
package import WayfinderTesting

/// A small app with all that a verification checks: two tabs, books on stacks, a shelf for members, and a note over all screens. It can
/// be launched with a fault.
package final class Library: RunningApp {
  package let window: UIWindow
  package private(set) var router: Router
  package let fault: Fault?
  package var isMember = false { didSet { membershipChanged() } }
  package private(set) lazy var steps = makeSteps()
  /// The state that faults keep between calls.
  package var memory = Memory()

  package struct Memory {
    package var kept: [UIViewController] = []
    package var calls = 0
    package var hasPassed = false
    package var waiting: [@MainActor (RoutingResult) -> Void] = []
    package var tab: Int?
    package var screen: ObjectIdentifier?
  }

  package struct Steps {
    package let book: DestinationStep<BookScreen, Int>
    package let shelf: DestinationStep<ShelfScreen, Any?>
    package let note: DestinationStep<NoteScreen, Any?>
    package let about: DestinationStep<ImprintScreen, Any?>
    package let list: DestinationStep<BooksScreen, Any?>
  }

  package init(_ fault: Fault? = nil) throws {
    self.fault = fault
    window = UIWindow.visible(Self.tabs())
    router = Router(window: window)
    router = router.restoring(try screens())
    router.makeDefault()
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    let stacks = [BooksScreen(), ImprintScreen()].map { UINavigationController(rootViewController: $0) }
    for stack in stacks { stack.tabBarItem.title = stack.topViewController?.title ?? "" }
    tabs.viewControllers = stacks
    return tabs
  }

  package var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  package var visibleStack: UINavigationController? { tabs?.selectedViewController as? UINavigationController }

  /// Describes the app for a verification.
  ///
  /// - Parameter isTold: A Boolean value that indicates whether the app reports state that no screen shows.
  package static func underTest(_ fault: Fault? = nil, isTold: Bool = true) -> AppUnderTest<Library> {
    AppUnderTest("library") { try Library(fault) }
      .destination("book 1") { NavigationRequest.to($0.steps.book, with: 1) }
      .destination("book 2") { NavigationRequest.to($0.steps.book, with: 2) }
      .adding(
        AppDestination("the shelf") { NavigationRequest.to($0.steps.shelf, with: nil) }.refused { !$0.isMember }
      )
      .destination("a note") { NavigationRequest.to($0.steps.note, with: nil) }
      .destination("about") { app in
        app.fault == .linkLeadsElsewhere && app.isMember
          ? NavigationRequest.to(app.steps.list, with: nil).asAny
          : NavigationRequest.to(app.steps.about, with: nil).asAny
      }
      .switching("member", \.isMember)
      .adding(moves: { app in app.ownMoves })
      .telling { app in isTold && app.memory.hasPassed ? "somebody was let pass" : "" }
  }

  private var ownMoves: [AppMove] {
    guard fault == .pushesTwice, let book = visibleStack?.topViewController as? BookScreen else { return [] }
    let again = AppMove("read again") { [weak self] in
      self?.visibleStack?.pushViewController(book, animated: false)
      return true
    }
    return [again]
  }
}

extension NavigationRequest where Value: UIViewController {
  fileprivate var asAny: NavigationRequest<UIViewController> { map { $0 } }
}

// MARK: - Screens

/// A screen whose class has a title.
package class TitledScreen: UIViewController {
  package class var name: String { "" }

  package override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = Self.name
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = Self.name
  }
}

package final class BooksScreen: TitledScreen { override package class var name: String { "List" } }

package final class ImprintScreen: TitledScreen { override package class var name: String { "About" } }

package class BookScreen: UIViewController, ContextChecking {
  package let number: Int
  package var keep: (() -> Void)?
  package var onAppear: ((BookScreen) -> Void)?
  package init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Book \(number)"
  }
  package required init?(coder: NSCoder) { nil }
  package func isTarget(for context: Int) -> Bool { context == number }
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(self)
  }
}

package final class RareBookScreen: BookScreen {}

package final class ShelfScreen: TitledScreen { override package class var name: String { "Shelf" } }

package final class NoteScreen: TitledScreen { override package class var name: String { "Note" } }

// MARK: - Ways

package struct NotAMember: Error { package init() {} }
package struct OutOfPrint: Error { package init() {} }

extension Library {
  private func makeSteps() -> Steps {
    let tabs = StepAssembly(
      finder: ClassFinder<UITabBarController, Any?>(options: .currentAllStack, startingPoint: .root),
      factory: InlineFactory { _ in Library.tabs() }
    )
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let book = StepAssembly(
      finder: InlineStackIteratingFinder<BookScreen, Int> { [weak self] in self?.finds($0, $1) ?? false },
      factory: BookFactory(library: self)
    )
    .adding(InlineContextTask { [weak self] (screen: BookScreen, _: Int) in try self?.setUp(screen) })
    .adding(InlinePostTask { [weak self] (screen: BookScreen, _: Int, _) in self?.hasShown(screen) })
    .using(UINavigationController.push())
    .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory()))
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let shelf = StepAssembly(finder: ClassFinder<ShelfScreen, Any?>(), factory: ClassFactory())
      .adding(InlineInterceptor { [weak self] (_: Any?) in try self?.checkMember() })
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let note = StepAssembly(
      finder: ClassFinder<NoteScreen, Any?>(),
      factory: InlineFactory { [weak self] _ in try self?.makeNote() ?? NoteScreen() }
    )
    .adding(InlineInterceptor { [weak self] (_: Any?, answer) in self?.askBeforeNote(answer) })
    .using(GeneralAction.presentModally(presentationStyle: fault == .noteWithoutWayOut ? .fullScreen : .pageSheet))
    .from(GeneralStep.current()).assemble()
    return Steps(
      book: book, shelf: shelf, note: note,
      about: StepAssembly(finder: ClassFinder<ImprintScreen, Any?>(), factory: NilFactory()).from(tabs).assemble(),
      list: StepAssembly(finder: ClassFinder<BooksScreen, Any?>(), factory: NilFactory()).from(tabs).assemble())
  }

  private func screens() throws -> ScreenTable {
    try ScreenTable(origin: .scheme("library")) { screens in
      screens.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
      screens.add(LinkPattern<Void>("about"), factory: ClassFactory<ImprintScreen, Any?>())
      let shelf = InlineFactory { (_: Any?) -> UIViewController in
        let shelf = ShelfScreen()
        shelf.title = "Empty shelf"
        return shelf
      }
      switch fault {
      case .shelfIsRestoredEmpty: screens.add(LinkPattern<Void>("shelf"), factory: shelf, where: { $0 is ShelfScreen })
      default: screens.add(LinkPattern<Void>("shelf"), steps.shelf)
      }
      switch fault {
      case .noteIsRestoredAsShelf:
        screens.add(LinkPattern<Void>("note"), factory: shelf, where: { $0 is NoteScreen })
      case .noteIsNotMadeAgain:
        let note = InlineFactory { (_: Any?) -> UIViewController in throw OutOfPrint() }
        screens.add(LinkPattern<Void>("note"), factory: note, where: { $0 is NoteScreen })
      default: screens.add(LinkPattern<Void>("note"), steps.note)
      }
      screens.add(LinkPattern<Int>("book/:number"), steps.book) { [fault] book in
        fault == .bookIsWrittenAsAnother ? 1 : book.number
      }
    }
  }

  private func membershipChanged() {
    if fault == .sameTabTwice, isMember, let first = tabs?.viewControllers?.first {
      tabs?.viewControllers = [first, first]
    }
    guard !isMember, fault != .shelfStaysVisible else { return }
    for case let stack as UINavigationController in tabs?.viewControllers ?? [] {
      guard stack.viewControllers.contains(where: { $0 is ShelfScreen }) else { continue }
      stack.viewControllers = stack.viewControllers.filter { !($0 is ShelfScreen) }
    }
  }
}

private struct BookFactory: Factory {
  weak var library: Library?

  mutating func prepare(with number: Int) throws { try library?.prepareBook() }

  func build(with number: Int) throws -> BookScreen {
    guard let library else { throw OutOfPrint() }
    return try library.makeBook(number)
  }
}
