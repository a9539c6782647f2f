// Sources of an app that uses both UIKit and Wayfinder.
import UIKit
import Wayfinder

extension CartScreen: ContextChecking, RoutingInterceptable {
  func isTarget(for context: Int) -> Bool { number == context }
  var canBeDismissed: Bool { !isDirty }
}

struct SignedIn: RoutingInterceptor {
  let session: Session
  func perform(with context: Int) async throws {
    if !session.isOpen { try await Task.sleep(nanoseconds: 1) }
  }
}

@MainActor final class Session { var isOpen = false }

@MainActor enum Routes {
  static let session = Session()
  static let cart = StepAssembly(
    finder: ClassWithContextFinder<CartScreen, Int>(), factory: InlineFactory { CartScreen(number: $0) }
  )
  .adding(SignedIn(session: session))
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  static let home = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory<HomeScreen, Any?>())
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var router: Router?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GuardedNavigationController(rootViewController: HomeScreen())
    window.makeKeyAndVisible()
    self.window = window
    router = Router(window: window)
    if let url = connectionOptions.urlContexts.first?.url { open(url) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { open(context.url) }
  }

  private func open(_ url: URL) {
    guard let router, let number = Int(url.lastPathComponent) else { return }
    Task {
      do {
        let screen = try await router.navigate(to: Routes.cart, with: number)
        screen.isDirty = true
      } catch {
        print(error)
      }
    }
    router.navigate(to: Routes.cart, with: number) { outcome in print(outcome.value?.number ?? 0) }
  }

  func sign() async throws {
    guard let router else { return }
    print(try router.plan(to: Routes.cart, with: 1))
    let cart = try await router.navigate(to: Routes.cart, with: 1)
    // Apple declares no asynchronous form of presenting and dismissing. Opening a link has both forms.
    cart.dismiss(animated: true)
    cart.present(HomeScreen(), animated: true)
    guard let url = URL(string: "store://cart"), await UIApplication.shared.open(url) else { return }
    cart.navigationController?.popViewController(animated: true)
  }
}

final class DraftScreen: UIViewController, LeaveConfirming {
  func mayLeave() async -> Bool {
    await withCheckedContinuation { answer in
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer.resume(returning: true) })
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in answer.resume(returning: false) })
      present(alert, animated: true)
    }
  }
}
