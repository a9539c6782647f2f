import ContextNavigation
import TestStage
import Wayfinder

// An app with the features that Routy's document describes: contexts, elements, transitions, links and interception.
// The screens are our own.

/// The screens of an app for borrowing tools.
nonisolated enum Lending: Hashable {
  case welcome, home, shelves, mine, tool, loan, member, login
}

nonisolated struct ToolPayload: NavigationContextPayloadProtocol, Hashable {
  let id: Int
}

nonisolated struct MemberPayload: NavigationContextPayloadProtocol, Hashable {
  let name: String
}

typealias LendingContext = NavigationContext<Lending>

nonisolated extension NavigationContext where ContextType == Lending {
  static func tool(_ id: Int) -> LendingContext { LendingContext(type: .tool, payload: ToolPayload(id: id)) }

  static func loan(_ id: Int) -> LendingContext { LendingContext(type: .loan, payload: ToolPayload(id: id)) }

  static func member(_ name: String) -> LendingContext {
    LendingContext(type: .member, payload: MemberPayload(name: name))
  }
}

// MARK: - Screens

class LendingScreen: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

/// A screen that shows any tool. A visible screen can be updated to another tool.
final class ToolScreen: LendingScreen, PayloadUpdateableViewControllerProtocol {
  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is ToolPayload }

  func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let tool = payload as? ToolPayload { title = "Tool\(tool.id)" }
  }
}

/// A login that holds the remaining steps of its user.
final class LendingLogin: LendingScreen {
  private(set) var wanted: AuthorizationContextPayload<Lending>?

  convenience init(_ payload: AuthorizationContextPayload<Lending>?) {
    self.init("Login")
    wanted = payload
  }
}

// MARK: - Roles of the app

final class LendingElements: NavigationElementFactoryProtocol {
  private(set) var made = 0

  func makeElement(for context: LendingContext) -> UIViewController? {
    made += 1
    switch (context.type, context.payload) {
    case (.welcome, _): return LendingScreen("Welcome")
    case (.home, _): return tabs()
    case (.tool, let tool as ToolPayload):
      let screen = ToolScreen("")
      screen.update(with: tool)
      return screen
    case (.loan, let tool as ToolPayload): return LendingScreen("Loan\(tool.id)")
    case (.member, let member as MemberPayload): return LendingScreen(member.name)
    case (.login, let payload): return LendingLogin(payload as? AuthorizationContextPayload<Lending>)
    default: return nil
    }
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [("Shelves", LendingContext(type: .shelves)), ("Mine", LendingContext(type: .mine))].map {
      let screen = LendingScreen($0)
      screen.setNavigationContext($1)
      return UINavigationController(rootViewController: screen)
    }
    return tabs
  }
}

/// The response if the user is not logged in: a login screen, or a refusal that the app handles.
enum KeepingOut { case asking, refusing }

final class LendingTransitions: NavigationTransitionProviderProtocol {
  private unowned let window: UIWindow
  var isLoggedIn = false
  var keepingOut = KeepingOut.asking

  init(_ window: UIWindow) { self.window = window }

  private func isPersonal(_ type: Lending?) -> Bool { type == .loan || type == .mine }

  func redirect(for context: LendingContext, in stack: [UIViewController]) -> LendingContext? {
    guard isPersonal(context.type), !isLoggedIn, keepingOut == .asking else { return nil }
    return LendingContext(type: .login)
  }

  func makeReuseTransition(
    for context: LendingContext, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { BackstackTransition(stack: stack, context: context) }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    let context = element.getNavigationContext(withContextType: Lending.self)
    if isPersonal(context?.type), !isLoggedIn { return nil }
    switch context?.type {
    case .welcome, .home: return RootTransition(window: window, viewController: element)
    case .login, .member: return ModalTransition(stack: stack, viewController: element)
    case .loan: return PushTransition(stack: stack, viewController: element)
    default: return ShowTransition(stack: stack, viewController: element)
    }
  }

  func makeDismissTransition(
    for context: LendingContext, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { DismissTransition(context: context, stack: stack) }
}

/// The app: a window, its router and its links.
final class LendingApp {
  typealias Contexts = ContextRouter<LendingElements, ViewControllerStackProvider, LendingTransitions>

  let window: UIWindow
  let elements = LendingElements()
  let transitions: LendingTransitions
  let contexts: Contexts
  /// The reasons of refused requests.
  private(set) var refused: [String] = []

  init(width: UIUserInterfaceSizeClass) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.transitionScheduler = TransitionScheduler(.immediate)
    window.simulate(horizontalSizeClass: width)
    transitions = LendingTransitions(window)
    contexts = ContextRouter(
      elementFactory: elements, stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: transitions)
    window.rootViewController = LendingScreen("")
    window.makeKeyAndVisible()
  }

  /// The screen that the user sees.
  var front: UIViewController? {
    var next = window.topmostViewController
    while let child = (next as? UITabBarController)?.selectedViewController
      ?? (next as? UINavigationController)?.topViewController
    { next = child }
    return next
  }

  /// Opens a link as a sequence of contexts.
  func open(_ link: String) async {
    let words = link.split(separator: "/").map(String.init)
    var sequence = [LendingContext(type: .shelves)]
    for (word, value) in zip(words, words.dropFirst()) {
      switch word {
      case "tool": sequence.append(.tool(Int(value) ?? 0))
      case "loan": sequence.append(.loan(Int(value) ?? 0))
      case "member": sequence.append(.member(value))
      default: break
      }
    }
    await show(sequence)
  }

  func show(_ contexts: [LendingContext]) async {
    let outcome = await self.contexts.outcome(of: contexts.map { .present($0) })
    if case .blocked(let obstacle) = outcome { refused.append("\(obstacle)") }
  }

  /// Logs the user in, as the login screen does, and performs the remaining steps.
  func logIn() async throws {
    guard let login = front as? LendingLogin else { return }
    transitions.isLoggedIn = true
    try await contexts.dismiss(LendingContext(type: .login, payload: login.wanted))
    if let wanted = login.wanted { _ = await contexts.outcome(of: wanted.steps) }
  }
}
