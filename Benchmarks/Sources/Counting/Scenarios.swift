import ContextNavigation
import LinkTable
import ModuleRouting
import SetUps
import Wayfinder

/// The kinds of code that perform an operation.
enum Way: String, CaseIterable {
  case hand, router, ordinary, logging
}

/// An operation, with an implementation for each kind of code.
struct Scenario {
  /// Performs the operation once. Its argument is the number of the call, beginning at 0.
  typealias Operation = (_ number: Int) -> Void

  let name: String
  let title: String
  /// A Boolean value that indicates whether the cost may grow with the size of the app.
  let grows: Bool
  /// Closures that prepare the operation in an app of the given size.
  let operations: [Way: (_ size: Int) -> Operation]

  init(_ name: String, _ title: String, _ operations: [Way: () -> Operation]) {
    self.name = name
    self.title = title
    grows = false
    self.operations = operations.mapValues { setUp in { _ in setUp() } }
  }

  init(_ name: String, growing title: String, _ operations: [Way: (_ size: Int) -> Operation]) {
    self.name = name
    self.title = title
    grows = true
    self.operations = operations
  }

  static let all =
    [
      visible, push, stack, tab, plan, page,
      pushing("context", "a context presented, popped by hand") { context(Shop()) },
      pushing("module", "a module performed, popped by hand") { module() },
      links("link", "a link of 1,000 patterns matched") { (try? $0.match($1)) != nil },
      links("decoded-link", "a link of 1,000 patterns decoded") { (try? $0.target(of: $1)) != nil },
    ] + growing + extras
}

extension Scenario {
  private static let visible = Scenario(
    "visible", "a visible screen asked for again",
    [
      .hand: {
        let shop = showingProduct()
        return { _ in
          let visible = (shop.tabs.selectedViewController as? UINavigationController)?.topViewController as? Product
          precondition(visible?.number == 1)
        }
      },
      .router: {
        let shop = showingProduct()
        return { _ in shop.go(Routes.product, 1) }
      },
      .ordinary: { ordinary(showingProduct()) { _ in (OrdinaryRoutes.product, 1) } },
      .logging: { ordinary(showingProduct(), logging: true) { _ in (OrdinaryRoutes.product, 1) } },
    ])

  private static let push = pushing("push", "a push, popped by hand") { push(Shop()) }

  static func push(_ shop: Shop) -> Operation {
    let stack = shop.visibleStack
    return { number in
      shop.go(Routes.product, number)
      stack.popViewController(animated: false)
    }
  }

  private static let stack = Scenario(
    "stack", "a dismissal, then a stack of two presented",
    [
      .hand: {
        let shop = showingMessage()
        return { _ in presentByHand(shop) }
      },
      .router: {
        let shop = showingMessage()
        return { number in shop.go(Routes.message, number) }
      },
      .ordinary: { ordinary(showingMessage()) { (OrdinaryRoutes.message, $0) } },
      .logging: { ordinary(showingMessage(), logging: true) { (OrdinaryRoutes.message, $0) } },
    ])

  private static let tab = Scenario(
    "tab", "a tab change",
    [
      .hand: {
        let shop = Shop()
        return { number in shop.tabs.selectedIndex = number % 2 == 0 ? 1 : 0 }
      },
      .router: {
        let shop = Shop()
        return { number in if number % 2 == 0 { shop.go(Routes.account) } else { shop.go(Routes.home) } }
      },
      .ordinary: { ordinary(Shop()) { ($0 % 2 == 0 ? OrdinaryRoutes.account : OrdinaryRoutes.home, 0) } },
      .logging: { ordinary(Shop(), logging: true) { ($0 % 2 == 0 ? OrdinaryRoutes.account : OrdinaryRoutes.home, 0) } },
    ])

  private static let plan = Scenario(
    "plan", "a plan over four containers",
    [
      .router: {
        let shop = showingProduct()
        shop.go(Routes.chat)
        return { _ in if (try? shop.router.plan(to: Routes.account, with: 0)) == nil { preconditionFailure() } }
      }
    ])

  private static let page = Scenario(
    "page", "a page shown in place of its neighbour",
    [
      .hand: {
        let pages = PagesOnScreen(size: 100)
        pages.show(0)
        return { number in
          guard let stack = pages.stack else { preconditionFailure() }
          stack.setViewControllers(stack.viewControllers.dropLast() + [Screen(number)], animated: false)
        }
      },
      .router: {
        let pages = PagesOnScreen(size: 100)
        return { pages.show($0) }
      },
      .ordinary: { ordinary(showingLeaf()) { (OrdinaryRoutes.leaf, $0) } },
      .logging: { ordinary(showingLeaf(), logging: true) { (OrdinaryRoutes.leaf, $0) } },
    ])

  static func context(_ shop: Shop) -> Operation {
    let stack = shop.visibleStack
    let contexts = ContextRouter(
      elementFactory: Products(), stackProvider: ViewControllerStackProvider(window: shop.window),
      transitionProvider: Products())
    return { number in
      var outcome: Outcome<Void>?
      contexts.present(leaf(number)) { outcome = $0 }
      if outcome?.value == nil { preconditionFailure("did not arrive: \(String(describing: outcome))") }
      withExtendedLifetime(shop) { _ = stack.popViewController(animated: false) }
    }
  }

  private static func module() -> Operation {
    do {
      try Router.register { DraftModule.self }
    } catch {
      preconditionFailure("\(error)")
    }
    let shop = Shop()
    let home = shop.homeStack.viewControllers[0]
    return { _ in
      var outcome: Outcome<any Drafting>?
      Router.perform(to: RoutableView<any Drafting>(), path: .push(from: home)) {
        $0.animated = false
      } completion: {
        outcome = $0
      }
      if outcome?.value == nil { preconditionFailure("did not arrive: \(String(describing: outcome))") }
      shop.homeStack.popViewController(animated: false)
    }
  }
}

// MARK: - What is shared

extension Scenario {
  /// Returns a scenario that pushes a screen. The screen is popped by hand.
  private static func pushing(_ name: String, _ title: String, _ router: @escaping () -> Operation) -> Scenario {
    Scenario(
      name, title,
      [
        .hand: {
          let shop = Shop()
          return { number in
            shop.homeStack.pushViewController(Product(number), animated: false)
            shop.homeStack.popViewController(animated: false)
          }
        },
        .router: router,
        .ordinary: { popping(Shop(), logging: false) },
        .logging: { popping(Shop(), logging: true) },
      ])
  }

  private static func popping(_ shop: Shop, logging: Bool) -> Operation {
    let push = ordinary(shop, logging: logging) { (OrdinaryRoutes.product, $0) }
    return { number in
      push(number)
      shop.homeStack.popViewController(animated: false)
    }
  }

  private static func ordinary(
    _ shop: Shop, logging: Bool = false, _ route: @escaping (Int) -> (OrdinaryStep, Int)
  ) -> Operation {
    var written = 0
    // Writing log lines costs each router the same, so the closure only counts their bytes.
    let router = OrdinaryRouter(window: shop.window, log: logging ? { written += $0.utf8.count } : nil)
    return { number in
      let (step, context) = route(number)
      var isThere = false
      router.navigate(to: step, with: context) { result in if case .success = result { isThere = true } }
      if !isThere { preconditionFailure("did not arrive") }
    }
  }

  private static func showingProduct() -> Shop {
    let shop = Shop()
    shop.homeStack.pushViewController(Product(1), animated: false)
    return shop
  }

  private static func showingLeaf() -> Shop {
    let shop = showingProduct()
    shop.homeStack.pushViewController(Screen(), animated: false)
    return shop
  }

  private static func showingMessage() -> Shop {
    let shop = Shop()
    presentByHand(shop)
    return shop
  }

  private static func presentByHand(_ shop: Shop) {
    shop.tabs.dismiss(animated: false)
    let stack = UINavigationController()
    stack.setViewControllers([Chat(), Message()], animated: false)
    shop.tabs.present(stack, animated: false)
  }
}

extension Scenario {
  /// Returns a scenario that finds a link in a table. By hand, the link is compared with the same patterns in order.
  private static func links(
    _ name: String, _ title: String, _ open: @escaping (LinkRoutes<ItemLink>, String) -> Bool
  ) -> Scenario {
    Scenario(
      name, title,
      [
        .hand: {
          let shop = LinkShop(size: 1_000)
          return { number in precondition(shop.linear.match(shop.links[number % shop.links.count]) != nil) }
        },
        .router: {
          let shop = LinkShop(size: 1_000)
          return { number in precondition(open(shop.table, shop.links[number % shop.links.count])) }
        },
      ])
  }
}
