import SetUps
import Wayfinder

/// The routes of the shop, as chains of ordinary steps.
enum OrdinaryRoutes {
  static let home = OrdinaryStep("Home", find: { window, _ in window.first { $0 is Home } })
  static let account = OrdinaryStep("Account", find: { window, _ in window.first { $0 is Account } })

  static let product = OrdinaryStep(
    "Product",
    find: { window, number in window.first(visibleOnly: true) { ($0 as? Product)?.number == number } },
    make: { Product($0) }, join: push, from: visibleStack)

  static let message = OrdinaryStep("Message", make: { Message($0) }, join: push, from: chat)

  /// A leaf that replaces the displayed leaf.
  static let leaf = OrdinaryStep(
    "Leaf", make: { Screen($0) },
    join: { new, host, completion in
      guard let stack = host as? UINavigationController else { return completion(.failure(NotAStack())) }
      stack.setViewControllers(stack.viewControllers.dropLast() + [new], animated: false)
      completion(.success(new))
    }, from: visibleStack)

  private static let chat = OrdinaryStep("Chat", make: { Chat($0) }, join: push, from: presentedStack)

  private static let presentedStack = OrdinaryStep(
    "UINavigationController", make: { _ in UINavigationController() },
    join: { new, host, completion in host.present(new, animated: false) { completion(.success(new)) } },
    from: OrdinaryStep("root", find: { window, _ in window.rootViewController }))

  private static let visibleStack = OrdinaryStep(
    "UINavigationController", find: { window, _ in window.first(visibleOnly: true) { $0 is UINavigationController } })

  private static func push(
    _ new: UIViewController, _ host: UIViewController, _ completion: @escaping OrdinaryStep.Completion
  ) {
    let nearest = host as? UINavigationController ?? host.navigationController
    guard let stack = nearest else { return completion(.failure(NotAStack())) }
    stack.pushViewController(new, animated: false)
    completion(.success(new))
  }

  private struct NotAStack: Error {}
}
