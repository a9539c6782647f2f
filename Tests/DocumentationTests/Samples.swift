// The samples of the articles and the excerpts of the README, compiled. A test compares the documents with this file.
import Testing
import Wayfinder
import WayfinderTesting

enum ReadmeSamples {
  func oneLine(router: Router) async throws {
    let screen = try await router.navigate(to: Routes.product, with: 42)
    _ = screen
  }
}

final class ProductScreen: UIViewController, ContextChecking {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == id }
}

enum Routes {
  static let product = Route.present(inStack: true) { ProductScreen(id: $0) }
}

enum ArticleSamples {
  static func samples(router: Router, window: UIWindow) throws {
    let product = Route.push(onto: Route.existing(UINavigationController.self)) { ProductScreen(id: $0) }

    print(try router.plan(to: product, with: 42))

    var arrived: ProductScreen?
    window.endTransitionsAtOnce()
    router.navigate(to: product, with: 42) { outcome in arrived = outcome.value }
    _ = arrived
  }
}
