import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import ViewHierarchy
import Wayfinder
import WayfinderTesting

/// A random walk through a mixed app, with requests of all vocabularies. The walk records each fault with the steps that led to it.
final class MixedWalk {
  /// A request that the walk has made.
  private struct Asked {
    let name: String
    var endings: [String] = []
    weak var screen: UIViewController?
  }

  /// A weak reference to a view controller. An address is not enough, because a new controller can have the address of a released one.
  private typealias Reference = () -> UIViewController?

  let moves: Set<WalkMove>
  let app: MixedApp
  private var random: SeededGenerator
  private var asked: [Int: Asked] = [:]
  private(set) var requests = 0
  private var handles: [NavigationHandle] = []
  private var guards: [@MainActor (RoutingResult) -> Void] = []
  private var routers: [DestinationViewRouter<Any>] = []
  /// The controllers of the app at launch, which the walk neither closes nor pops.
  private var base: [Reference] = []
  /// The stacks last seen around the controllers that were set for the split's columns. UIKit keeps each stack with its controller.
  private var columns: [UISplitViewController.Column: (given: Reference, stack: Reference)] = [:]
  private var finger: InteractiveMove?
  private var steps: [String] = []
  private let misuse = MisuseLog()
  /// A Boolean value that indicates whether other requests or the user may supersede a request.
  private var isOverlapping = false
  private(set) var counts: [String: Int] = [:]
  private(set) var faults: [String] = []

  init(seed: UInt64, moves: Set<WalkMove>) throws {
    (self.moves, random) = (moves, SeededGenerator(seed: seed))
    app = try MixedApp(moves)
    base = everything.map(weakly)
    app.driver.drives = { [unowned self] in moves.contains(.cancelledInteraction) && chance(3) }
  }

  /// Walks until the given number of requests is made, or until the first fault.
  func walk(requests count: Int) {
    UIKitMisuse.$log.withValue(misuse) {
      while requests < count, faults.isEmpty {
        steps.removeAll()
        steps.append(app.window.outline)
        if chance(3) { overlappingRound() } else { quietRound() }
        check()
      }
    }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private func chance(_ one: Int) -> Bool { number(one) == 0 }
  private func fail(_ sentence: String) {
    faults.append("\(sentence)\nafter: \(steps.joined(separator: "\n       "))\nnow: \(state)")
  }
}

// MARK: - Rounds

extension MixedWalk {
  /// Makes requests and moves one after another. A request that does not arrive must leave the tree unchanged.
  private func quietRound() {
    isOverlapping = false
    for _ in 0..<1 + number(3) where faults.isEmpty {
      switch number(10) {
      case 0..<5: quietRequest()
      case 5, 6: userMoves()
      case 7: interaction()
      case 8: byApp()
      default: drafts.forEach { $0.canBeDismissed = true }
      }
      settle()
    }
  }

  private func quietRequest() {
    settle()
    let (before, wasCollapsed) = (state, app.split.isCollapsed)
    let number = ask(.waitTurn)
    settle()
    guard let name = asked[number]?.name, let ending = asked[number]?.endings.first else { return }
    if ending == "arrived", let screen = asked[number]?.screen, screen.viewIfLoaded?.window !== app.window {
      fail("\(name) has arrived and is not visible")
    }
    let hasArrived = ["arrived", "already there", "superseded"].contains(ending)
    // A hidden split adapts to the window's width when the split appears, also during a request that is then rolled back.
    if !hasArrived, state != before, app.split.isCollapsed == wasCollapsed {
      fail("\(name) ended “\(ending)”, and the tree was \(before)")
    }
  }

  /// Makes requests, moves of the user and moves of the app at the same time.
  private func overlappingRound() {
    isOverlapping = true
    for _ in 0..<2 + number(8) where faults.isEmpty {
      switch number(12) {
      case 0..<4: _ = ask(OverlapPolicy.allCases[number(OverlapPolicy.allCases.count)])
      case 4: handles.randomElement(using: &random).map { handle in note("cancel") { handle.cancel() } }
      case 5: userMoves()
      case 6: interaction()
      case 7: byApp()
      case 8: answerGuard()
      default: for _ in 0..<number(6) where !app.scheduler.advance() { app.scheduler.finishTransition() }
      }
    }
    settle()
  }

  /// Ends all open moves, transitions and questions. A request that is still open after that never ends.
  private func settle() {
    for _ in 0..<100 {
      letGo()
      app.driver.letGo(cancelled: moves.contains(.cancelledInteraction) && chance(2))
      app.scheduler.advanceUntilIdle()
      if guards.isEmpty, finger == nil, app.driver.drive == nil { break }
      while !guards.isEmpty { answerGuard() }
    }
    handles.removeAll()
    for (number, asked) in asked.sorted(by: { $0.key < $1.key }) where asked.endings.isEmpty {
      fail("request \(number), \(asked.name), has not ended; waiting: \(app.router.waiting)")
    }
  }
}

// MARK: - Steps

extension MixedWalk {
  private func note(_ step: String, _ body: () -> Void) {
    steps.append(step)
    body()
  }

  private var drafts: [Draft] { app.made.alive.compactMap { $0 as? Draft } }

  private func userMoves() {
    var possible = app.window.userMoves
    if !moves.contains(.tabTappedAgain) {
      possible.removeAll { if case .selectTab(app.tabs.selectedIndex, _) = $0 { true } else { false } }
    }
    guard let move = possible.randomElement(using: &random) else { return }
    let present = Set(everything)
    let kept = drafts.filter { !$0.canBeDismissed && present.contains($0) }.map { ($0, place(of: $0)) }
    note("user: \(move)") { app.window.perform(move) }
    guard !isOverlapping, case .selectTab = move else { return }
    settle()
    let left = Set(everything)
    for (draft, place) in kept where !left.contains(draft) {
      fail("\(move) has taken a draft away that may not be left; before: \(place); now: \(self.place(of: draft))")
    }
  }

  /// Begins an interactive move of the user, or ends the move in progress.
  private func interaction() {
    if finger != nil { return letGo() }
    guard let move = app.window.userMoves.randomElement(using: &random) else { return }
    note("user begins: \(move)") { finger = app.window.beginInteractive(move) }
    if !isOverlapping { letGo() }
  }

  private func letGo() {
    guard let finger else { return }
    self.finger = nil
    let isCancelled = moves.contains(.cancelledInteraction) && chance(2)
    note("user lets go, cancelled: \(isCancelled)") { isCancelled ? finger.cancel() : finger.finish() }
  }

  /// Makes a change of the app without the router.
  private func byApp() {
    guard app.scheduler.isIdle, finger == nil, app.driver.drive == nil else { return }
    switch number(4) {
    case 0 where moves.contains(.alert):
      var top: UIViewController = app.tabs
      while let presented = top.presentedViewController { top = presented }
      guard !(top is UIAlertController) else { return }
      let alert = app.made.add(UIAlertController(title: "Alert", message: nil, preferredStyle: .alert))
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      note("alert") { top.present(alert, animated: true) }
    case 1 where moves.contains(.width):
      let isWide = app.window.traitCollection.horizontalSizeClass == .regular
      note(isWide ? "narrow" : "wide") {
        app.window.simulate(horizontalSizeClass: isWide ? .compact : .regular)
      }
    case 2: note("dismiss by hand") { app.tabs.presentedViewController.map { _ in app.tabs.dismiss(animated: true) } }
    default:
      let side = app.turntable.contents[number(2)]
      note("turn by hand") { app.turntable.turn(to: side) }
    }
  }

  private func answerGuard() {
    guard !guards.isEmpty else { return }
    let (answer, agrees) = (guards.removeFirst(), !chance(3))
    note("guard answers \(agrees)") { answer(agrees ? .success : .failure(Refusal())) }
  }
}

// MARK: - Requests

extension MixedWalk {
  /// Makes a random request, and returns its number.
  private func ask(_ policy: OverlapPolicy) -> Int {
    switch number(24) {
    case 0..<11: askSteps(policy)
    case 11..<14: askPages(policy)
    case 14..<17: askContexts(policy)
    case 17..<20: askModules()
    default: rearrange(policy)
    }
    return requests - 1
  }

  /// Makes a named request, and records its outcome.
  private func begin<Value>(_ name: String, _ body: (@escaping @MainActor (Outcome<Value>) -> Void) -> Void) {
    let number = requests
    requests += 1
    asked[number] = Asked(name: name)
    note("\(number): \(name)") {
      body { [weak self] outcome in self?.end(number, outcome) }
    }
  }

  private func end<Value>(_ number: Int, _ outcome: Outcome<Value>) {
    let ending =
      switch outcome {
      case .arrived: "arrived"
      case .alreadyThere: "already there"
      case .redirected: "redirected"
      case .superseded: "superseded"
      case .blocked: "blocked"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    steps.append("\(number) ends: \(outcome)")
    counts[ending, default: 0] += 1
    guard let name = asked[number]?.name else { return fail("request \(number) has ended after its round") }
    asked[number]?.endings.append(ending)
    if let failure = outcome.failure, !isExpected(failure) { fail("\(name): \(failure)") }
    asked[number]?.screen = outcome.value as? UIViewController
  }

  private func perform<Value>(_ name: String, _ request: NavigationRequest<Value>, _ policy: OverlapPolicy) {
    begin("\(name), \(policy)") { completion in
      handles.append(app.router.navigate(request.policy(policy), completion: completion))
    }
  }

  private func askSteps(_ policy: OverlapPolicy) {
    func go<ViewController: UIViewController>(_ step: DestinationStep<ViewController, String>, _ context: String) {
      let request = NavigationRequest.to(step, with: context)
      perform("\(ViewController.self) “\(context)”", request, policy)
    }
    let some = number(3)
    switch number(12) {
    case 0: go(app.detail(on: Home.self), "Home \(some)")
    case 1: go(app.detail(on: Search.self), "Search \(some)")
    case 2, 3: go(app.detail(on: Side.self), "\(["left", "right"][number(2)]) \(some)")
    case 4 where !app.extras.isEmpty: go(app.detail(on: Extra.self), "extra\(number(app.extras.count)) \(some)")
    case 5: go(app.sheet, "sheet")
    case 6: go(app.onTop { Detail($0) }, "on top")
    case 7: go(app.onTop { Draft($0) }, "draft")
    case 8: go(app.column(chance(3) ? .primary : .secondary), "column")
    case 9 where moves.contains(.detailsBehindList) || hasDetails: go(app.onDetails, "on details")
    case 10: go(app.guarded(by: ClosureGuard { [weak self] _, answer in self?.guards.append(answer) }), "guarded")
    case 11 where !app.extras.isEmpty: go(app.failing(on: Extra.self), "extra\(number(app.extras.count)) failing")
    default: go(app.failing(on: Side.self), "\(["left", "right"][number(2)]) failing")
    }
  }

  /// A Boolean value that indicates whether the split shows its details, and no other request can change that.
  private var hasDetails: Bool {
    guard !isOverlapping, let details = app.split.viewController(for: .secondary) else { return false }
    return !app.split.isCollapsed || details.navigationController?.topViewController === details
  }

  private func askPages(_ policy: OverlapPolicy) {
    let page = app.pages[number(app.pages.count)]
    switch number(5) {
    case 0: begin("page back") { app.flow.goBack(completion: $0) }
    case 1: begin("pop to \(page.name)") { app.flow.pop(to: page, completion: $0) }
    default: begin("\(page.name), \(policy)") { app.flow.show(page: page, policy: policy, completion: $0) }
    }
  }

  private func askContexts(_ policy: OverlapPolicy) {
    let context = MixedContext(type: MixedKind.allCases[number(3)])
    let step: NavigationStep<MixedKind> = chance(3) ? .dismiss(context) : .present(context)
    perform("\(step)", .contexts([step], of: app.contexts), policy)
  }

  private func askModules() {
    if chance(3), let router = routers.randomElement(using: &random) {
      return begin("module removed") { (completion: @escaping @MainActor (Outcome<Void>) -> Void) in
        router.removeRoute(completion: completion)
      }
    }
    guard let route = app.modules.use({ Router.to(identifier: "module") }) else { return fail("there is no module") }
    let path: ViewRoutePath =
      chance(2) ? .push(from: app.home) : .presentModally(from: app.home).wrapped(in: .navigationController)
    begin("module") { completion in
      app.modules.use { route.perform(path: path, completion: completion) }.map { routers.append($0) }
    }
    if routers.count > 3 { routers.removeFirst() }
  }

  private func rearrange(_ policy: OverlapPolicy) {
    let base = base.compactMap { $0() }
    let any = app.made.alive.filter {
      !base.contains($0) && ($0.parent ?? $0.presentingViewController) != nil
    }
    .randomElement(using: &random)
    switch number(5) {
    case 0: perform("back", .back, policy)
    case 1: perform("dismiss all", .dismissAll, policy)
    case 2: perform("pop", .pop(to: any ?? app.home), policy)
    case 3: perform("close", any.map { .close($0) } ?? .back, policy)
    default:
      let tab = number(app.tabs.viewControllers?.count ?? 1)
      perform("select \(tab)", .select(tab: tab), policy)
    }
  }

  /// Returns whether the walk expects a failure: an error that the app throws on purpose, or an error because a screen is missing.
  private func isExpected(_ failure: NavigationFailure) -> Bool {
    switch failure.reason {
    // A module's path requires a presenter that presents nothing else.
    case Unshowable.columnNotShown, Unshowable.presenterIsBusy: true
    case is Refusal, is AppFlowControllerError, is ModuleRoutingError: true
    case let error as CompositionError:
      switch error {
      case .nothingToGoBackFrom, .notInWindow, .cannotClose: true
      // A request may have closed the details. Only a collapsed split shows a screen as new details.
      case .noDetails: !app.split.isCollapsed && app.split.viewController(for: .secondary) == nil
      default: false
      }
    default: isOverlapping
    }
  }
}

// MARK: - Checks

extension MixedWalk {
  /// The outline of the window, with a mark if the More list is selected.
  private var state: String {
    let selected = app.tabs.selectedViewController === app.tabs.moreNavigationController ? " more" : ""
    return "\(app.window.outline)\(selected)"
  }

  /// All view controllers of the window, including those that containers keep but do not show. The order is the same in each process.
  private var everything: [UIViewController] {
    var (found, seen): ([UIViewController], Set<UIViewController>) = ([], [])
    func add(_ viewController: UIViewController?) {
      guard let viewController, seen.insert(viewController).inserted else { return }
      found.append(viewController)
      viewController.children.forEach(add)
      add(viewController.presentedViewController)
      switch viewController {
      case let turntable as Turntable: turntable.contents.forEach(add)
      case let tabs as UITabBarController:
        tabs.viewControllers?.forEach(add)
        if moves.contains(.moreTabs) { add(tabs.moreNavigationController) }
      case let split as UISplitViewController:
        for column: UISplitViewController.Column in [.primary, .secondary, .compact] {
          // If the stack has lost the column's screen, no property leads to the stack.
          if let known = columns[column], known.given() === split.viewController(for: column) { add(known.stack()) }
          // UIKit keeps a column's screen and the stack around the screen, even after the user has gone back from both.
          add(split.viewController(for: column))
          add(split.viewController(for: column)?.navigationController)
        }
      default: break
      }
    }
    add(app.window.rootViewController)
    return found
  }

  /// Returns a description of the controllers around a screen, and of the split's columns.
  private func place(of screen: UIViewController) -> String {
    func path(_ screen: UIViewController?) -> String {
      guard let screen else { return "nothing" }
      let around = screen.parent ?? screen.presentingViewController
      return "\(type(of: screen)) “\(screen.title ?? "")”" + (around.map { " in \(path($0))" } ?? "")
    }
    let columns = [UISplitViewController.Column.primary, .secondary, .compact].map { app.split.viewController(for: $0) }
    return "\(path(screen.parent)); columns: \(columns.map(path)), collapsed: \(app.split.isCollapsed)"
  }

  private func weakly(_ screen: UIViewController) -> Reference { { [weak screen] in screen } }

  private func noteColumns() {
    for column: UISplitViewController.Column in [.primary, .secondary] {
      let given = app.split.viewController(for: column)
      if let given, let stack = app.split.child(in: column) as? UINavigationController {
        columns[column] = (weakly(given), weakly(stack))
      } else if columns[column]?.given() !== given {
        columns[column] = nil
      }
    }
  }

  private func check() {
    noteColumns()
    for (_, asked) in asked where asked.endings.count > 1 {
      fail("\(asked.name) has ended \(asked.endings.count) times: \(asked.endings)")
    }
    asked.removeAll()
    for entry in misuse.entries { fail("misuse: \(entry.sentence)") }
    let present = everything
    let kept = app.made.alive.filter { !present.contains($0) }
    app.made.add(present)
    if !kept.isEmpty { fail("kept and not on screen: \(kept.map { "\(type(of: $0)) \($0.title ?? "")" })") }
  }

  /// The number of screens that the app has made and that are alive.
  var alive: Int { app.made.alive.count }
}
