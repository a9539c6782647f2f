import ContextNavigation
import SetUps
import Wayfinder

/// Measures the costs of reusing and of presenting a screen, and their growth with the number of screens.
func benchmarkContexts(_ bench: Bench) {
  for size in [10, 1_000, 100_000] { benchmarkReuse(bench, size: size) }
  benchmarkPresents(bench)
  benchmarkSteps(bench)
}

/// A tab bar of stacks with `size` screens in all, each with a numbered context.
private struct Forest {
  let tabs = UITabBarController()
  let count: Int

  init(size: Int) {
    let stacks = max(1, size / 100)
    count = size
    tabs.viewControllers = (0..<stacks).map { stack in
      let navigation = UINavigationController()
      navigation.viewControllers = (0..<(size / stacks)).map { position in
        let screen = UIViewController()
        screen.setNavigationContext(leaf(stack * (size / stacks) + position))
        return screen
      }
      return navigation
    }
  }

  /// Returns the screen with a context, found without the package.
  func screen(with context: NumberedContext) -> UIViewController? {
    var pending: [UIViewController] = [tabs]
    while let next = pending.popLast() {
      if next.getNavigationContext(withContextType: Place.self) == context { return next }
      pending += next.children
    }
    return nil
  }
}

private func benchmarkReuse(_ bench: Bench, size: Int) {
  let forest = Forest(size: size)
  let missing = leaf(-1)
  bench.benchmark("CN-6 looking through \(size) screens for one to reuse", unit: "screen", count: size) {
    precondition(BackstackTransition(stack: [forest.tabs], context: missing) == nil)
  } byHand: {
    precondition(forest.screen(with: missing) == nil)
  }
}

// MARK: - Without a window

/// A stack of elements without a window.
private final class Stack: NavigationStackProviderProtocol {
  let elements = [Element()]

  func getNavigationStack() -> [Element] { elements }
}

private final class Element: NavigationElementProtocol {
  private var context: Any?

  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    self.context = context
  }

  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? { context as? NavigationContext<ContextType> }
}

private struct Elements: NavigationElementFactoryProtocol {
  func makeElement(for context: NumberedContext) -> Element? { Element() }
}

/// Makes transitions that end at once. While `isKeeping` is true, a transition waits, and its completion is kept.
private final class Transitions: NavigationTransitionProviderProtocol {
  var kept: RouteCompletion?
  var isKeeping = false

  func makeReuseTransition(for context: NumberedContext, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
    Transition(transitions: self)
  }

  func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)? { nil }

  func makeDismissTransition(for context: NumberedContext, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
    nil
  }
}

private struct Transition: NavigationTransitionProtocol {
  let transitions: Transitions

  func perform(completion: RouteCompletion?) {
    if transitions.isKeeping { transitions.kept = completion } else { completion?(.success) }
  }
}

private func benchmarkPresents(_ bench: Bench) {
  let transitions = Transitions()
  let router = ContextRouter(elementFactory: Elements(), stackProvider: Stack(), transitionProvider: transitions)
  var ended = 0
  let count = 100_000
  bench.benchmark(
    "CN-19 \(count) presents made at once", unit: "present", count: count, limit: .nanoseconds(1_000)
  ) {
    ended = 0
    transitions.isKeeping = true
    router.present(.root) { _ in ended += 1 }
    transitions.isKeeping = false
    for _ in 1..<count { router.present(.root) { _ in ended += 1 } }
    transitions.kept?(.success)
    precondition(ended == count)
  }
}

private func benchmarkSteps(_ bench: Bench) {
  let router = ContextRouter(elementFactory: Elements(), stackProvider: Stack(), transitionProvider: Transitions())
  for count in [100, 10_000] {
    let steps = [NavigationStep<Place>](repeating: .present(.root), count: count)
    bench.benchmark("CN-19 one request of \(count) steps", unit: "step", count: count, limit: .nanoseconds(1_000)) {
      var hasEnded = false
      router.perform(steps: steps) { _ in hasEnded = true }
      precondition(hasEnded)
    }
  }
}
