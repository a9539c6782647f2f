import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Wayfinder
import WayfinderTesting

final class ListScreen: UIViewController {}

final class ProductScreen: UIViewController, ContextAccepting, ContextChecking {
  private(set) var id = 0
  static func checkCompatibility(with context: Int) throws { if context > 50 { throw NoSuchProduct(id: context) } }
  func isTarget(for context: Int) -> Bool { id == context }

  func setup(with context: Int) throws {
    id = context
    title = "product \(context)"
  }
}

struct NoSuchProduct: Error { let id: Int }

final class NoteScreen: UIViewController {}

/// The protocol of a module's screen.
protocol DrawnInput: UIViewController {}

final class DrawnScreen: UIViewController, DrawnInput {}

final class DrawnRouter: ViewRouter<DrawnScreen, ViewRouteConfiguration> {
  override class func registerRoutableDestination() {
    registerView(DrawnScreen.self)
    register(RoutableView<any DrawnInput>())
  }

  override func destination(with configuration: ViewRouteConfiguration) -> DrawnScreen? { DrawnScreen() }
}

extension RoutableView where Protocol == any DrawnInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

/// The patterns of the app's links.
extension LinkPattern {
  static var list: LinkPattern<Void> { LinkPattern<Void>("list") }
  static var product: LinkPattern<Int> { LinkPattern<Int>("product/:id") }
  static var page: LinkPattern<Int> { LinkPattern<Int>("page/:number") }
  static var note: LinkPattern<String> { LinkPattern<String>("note/:text") }
  static var secret: LinkPattern<Void> { LinkPattern<Void>("secret") }
  static var module: LinkPattern<Void> { LinkPattern<Void>("module") }
}

/// An app with a list, products above it, pages, and notes by contexts.
final class LinkApp {
  enum Kind: String, Hashable { case note }

  let window: UIWindow
  let flow = AppFlowController()
  let typedPage = AppFlowControllerTypedPage(name: "page", viewControllerType: UIViewController.self) { (number: Int) in
    let screen = UIViewController()
    screen.title = "page \(number)"
    return screen
  }
  private(set) var router: Router
  var isSignedIn = false

  static let product = StepAssembly(finder: ClassWithContextFinder<ProductScreen, Int>(), factory: ClassFactory())
    .adding(ContextSettingTask())
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<ListScreen, Int>()).expectingContainer())
    .assemble()

  static let drawn = StepAssembly(
    finder: NilFinder<UIViewController, Any?>(), factory: ModuleFactory(RoutableView<any DrawnInput>())
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  init() throws {
    let list = ListScreen()
    list.title = "list"
    window = .visible(UINavigationController(rootViewController: list))
    router = Router(window: window)
    let contexts = contextRouter(in: window) { (context: NavigationContext<Kind>) in
      let screen = NoteScreen()
      screen.title = context.type.rawValue
      return screen
    }
    let flow = flow
    let start = AppFlowControllerPage(
      name: "start", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
    try flow.register(path: start => typedPage)
    let page = typedPage
    let signedIn = InlineInterceptor<Any?> { [unowned self] _ in
      if !isSignedIn { throw NotSignedIn() }
    }
    let links = try DeepLinkTable(origins: [.scheme("app"), .https("app.example")]) { links in
      links.add(.product, aliases: ["item/:id"]) { .to(LinkApp.product, with: $0) }
      links.add(.page) { .page(page, with: $0, in: flow) }
      links.add(.note) { _ in .contexts([.present(.note)], of: contexts, sequence: .allOrNothing) }
      links.add(.module) { .to(LinkApp.drawn) }
      links.add(.secret) { NavigationRequest.to(LinkApp.product, with: 7).adding(signedIn) }
      links.add(.list) { NavigationRequest<Void>.dismissAll.asScreen }
    }
    router = router.opening(links)
    router.makeDefault()
  }
}

struct NotSignedIn: Error {}
