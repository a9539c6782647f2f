import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct PlanLawTests {
  /// Returns an app in a random state: one to three tabs, each a stack, and up to two sheets over the tabs.
  static func randomApp(_ random: inout SeededGenerator) -> TestApp {
    let app = TestApp()
    app.tabs.viewControllers = (0..<Int.random(in: 1...3, using: &random)).map { tab in
      let stack = UINavigationController(rootViewController: tab == 0 ? app.home : tab == 1 ? app.search : Screen())
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        stack.pushViewController(randomScreen(&random), animated: false)
      }
      return stack
    }
    app.tabs.selectedIndex = Int.random(in: 0..<(app.tabs.viewControllers?.count ?? 1), using: &random)
    var top: UIViewController = app.tabs
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let sheet = UINavigationController(rootViewController: Sheet("\(Int.random(in: 0...2, using: &random))"))
      if Bool.random(using: &random) { sheet.pushViewController(randomScreen(&random), animated: false) }
      sheet.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .pageSheet
      top.present(sheet, animated: false)
      top = sheet
    }
    return app
  }

  static func randomScreen(_ random: inout SeededGenerator) -> UIViewController {
    let draft = Draft("draft")
    draft.canBeDismissed = Int.random(in: 0..<4, using: &random) > 0
    return Int.random(in: 0..<5, using: &random) == 0 ? draft : Detail("\(Int.random(in: 0...4, using: &random))")
  }

  static let routes: [NavigationRequestMaker] = {
    let finder = InlineStackIteratingFinder { (detail: Detail, name: String) in detail.name == name }
    let detail = StepAssembly(finder: finder, factory: InlineFactory { (name: String) in Detail(name) })
    let login = StepAssembly(finder: ClassFinder<Login, String>(), factory: InlineFactory { Login($0) })
    let stack = GeneralStep.custom(using: ClassFinder<UINavigationController, String>())
    let visibleStack = GeneralStep.custom(using: ClassFinder<UINavigationController, String>(options: .visible))
    let tabs = GeneralStep.custom(using: ClassFinder<UITabBarController, String>())
    return [
      .init(Routes.detail), .init(Routes.sheet), .init(Routes.home), .init(Routes.search),
      .init(detail.using(UINavigationController.push()).from(stack).assemble()),
      .init(detail.using(UINavigationController.push()).from(visibleStack).assemble()),
      .init(detail.using(UINavigationController.pushReplacingLast()).from(stack).assemble()),
      .init(detail.using(UINavigationController.pushAsRoot()).from(stack).assemble()),
      .init(detail.using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()),
      .init(detail.using(UINavigationController.push()).from(Routes.sheet.expectingContainer()).assemble()),
      .init(
        login.using(UINavigationController.push()).from(NavigationControllerStep()).using(GeneralAction.replaceRoot())
          .from(GeneralStep.root()).assemble()),
      .init(login.using(GeneralAction.replaceRoot()).from(GeneralStep.current()).assemble()),
      .init(login.using(UITabBarController.add(at: 1)).from(tabs).assemble()),
    ]
  }()

  /// A route to a screen of any class, as closures that plan it and request it.
  struct NavigationRequestMaker {
    let plan: (Router, String) throws -> RoutePlan
    let outcome: (TestApp, String) -> Outcome<UIViewController>?

    init<ViewController: UIViewController>(_ step: DestinationStep<ViewController, String>) {
      plan = { try $0.plan(to: step, with: $1) }
      outcome = { app, name in app.outcome(of: go(step, name))?.map { $0 } }
    }
  }

  @Test("EN-9 A request makes exactly the changes of its plan, over random trees and routes", arguments: 0..<1_000)
  func planIsKept(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let app = Self.randomApp(&random)
    let route = Self.routes[Int.random(in: 0..<Self.routes.count, using: &random)]
    let name = "\(Int.random(in: 0...5, using: &random))"
    let before = everyViewController(of: app.window)
    let tree = app.tree

    let plan: RoutePlan
    do {
      plan = try route.plan(app.router, name)
    } catch {
      #expect(route.outcome(app, name)?.description == "Failed: \(error)")
      #expect(app.tree == tree)
      return
    }
    #expect(app.tree == tree)
    let outcome = route.outcome(app, name)
    let after = everyViewController(of: app.window)
    let isHeld = before.subtracting(after).isEmpty && !plan.removed.isEmpty
    switch outcome {
    case .arrived(let screen)?:
      #expect(!plan.changes.isEmpty)
      #expect(names(before.subtracting(after)) == plan.removed.sorted())
      #expect(names(after.subtracting(before)) == plan.changes.compactMap(\.built).sorted())
      #expect(screen.viewIfLoaded?.window === app.window)
    case .alreadyThere?:
      #expect(plan.changes.isEmpty)
      #expect(app.tree == tree)
    case .blocked(.screen("Draft"))?:
      #expect(isHeld)
      #expect(plan.asked.contains("Draft (whether it may be left)"))
      #expect(app.tree == tree)
    default: Issue.record("ended \(String(describing: outcome)) after\n\(plan)\nfrom\n\(tree)")
    }
  }

  private func names(_ viewControllers: Set<UIViewController>) -> [String] {
    viewControllers.map { "\(type(of: $0))" }.sorted()
  }
}

extension RoutePlan.Change {
  fileprivate var built: String? {
    if case .build(let screen) = self { screen } else { nil }
  }
}
