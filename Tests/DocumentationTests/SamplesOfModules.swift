import ModuleRouting
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

// Modules.md, "Declare, register, show"

protocol ReviewEditing: AnyObject {
  var text: String { get set }
}

extension RoutableView where Protocol == any ReviewEditing {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class ReviewEditor: UIViewController, ReviewEditing {
  var text = ""
  private(set) var product = 0
  var presenter: ReviewPresenter?

  convenience init(product: Int, text: String) {
    self.init()
    self.product = product
    self.text = text
  }
}

enum ReviewModule: RoutableModule {
  static var declaredRoutes: [any RouteDeclaration] { [RoutableView<any ReviewEditing>()] }

  static func registerRoutableDestination() {
    AnyViewRouter.register(RoutableView<any ReviewEditing>(), forMakingView: ReviewEditor.self) { _ in
      ReviewEditor()
    }
  }
}

enum DraftModule: RoutableModule {
  static func registerRoutableDestination() {
    AnyViewRouter.register(
      RoutableViewModule<any ReviewInput>(), forMakingView: ReviewEditor.self, making: reviewConfiguration)
  }
}

func launch() throws {
  try Router.register {
    ReviewModule.self
    PriceModule.self
  }
}

final class ProductPage: UIViewController {
  func writeReview() {
    Router.perform(to: RoutableView<any ReviewEditing>(), path: .push(from: self)) { config in
      config.prepareDestination = { editor in editor.text = "I like it." }
    }
  }
}

// "Parameters for a module"

protocol ReviewInput: AnyObject {
  var makeDestinationWith: (_ product: Int, _ draft: String) -> (any ReviewEditing)? { get }
  var makeDestinationForNewReviewWith: (_ product: Int) -> (any ReviewEditing)? { get }
}

extension RoutableViewModule where Protocol == any ReviewInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

typealias ReviewConfiguration = ViewMakeableConfiguration<any ReviewEditing, (Int, String) -> (any ReviewEditing)?>

extension ViewMakeableConfiguration: ReviewInput
where Destination == any ReviewEditing, Constructor == (Int, String) -> (any ReviewEditing)? {
  var makeDestinationForNewReviewWith: (Int) -> (any ReviewEditing)? {
    { [unowned self] product in makeDestinationWith(product, "") }
  }
}

func reviewConfiguration() -> ReviewConfiguration {
  let configuration = ReviewConfiguration({ _, _ in })
  configuration.makeDestinationWith = { [unowned configuration] product, draft in
    configuration.makeDestination = { ReviewEditor(product: product, text: draft) }
    configuration.modulePreparation = { editor in
      (editor as? ReviewEditor)?.presenter = ReviewPresenter(product: product)
    }
    return configuration.makeAtOnce()
  }
  return configuration
}

final class ReviewPresenter {
  let product: Int
  init(product: Int) { self.product = product }
}

extension ProductPage {
  func continueReview(_ draft: String) async throws {
    let (editor, router) = try await Router.perform(
      to: RoutableViewModule<any ReviewInput>(), path: .presentModally(from: self).wrapped(in: .navigationController)
    ) { config in
      config.makeDestinationWith(42, draft)
    }
    editor.text += " And I use it every day."
    try await router.removeRoute()
  }
}

protocol ThemedInput: AnyObject {
  var theme: String { get set }
}

extension RoutableViewModule where Protocol == any ThemedInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class ThemedConfiguration: ViewRouteConfiguration, ThemedInput {
  var theme = "light"
}

final class ThemedRouter: ViewRouter<ReviewEditor, ThemedConfiguration> {
  override class func registerRoutableDestination() {
    registerView(ReviewEditor.self)
    register(RoutableViewModule<any ThemedInput>())
  }

  override class func defaultRouteConfiguration() -> ThemedConfiguration { ThemedConfiguration() }

  override func destination(with configuration: ThemedConfiguration) -> ReviewEditor? { ReviewEditor() }

  override func prepareDestination(_ destination: ReviewEditor, configuration: ThemedConfiguration) {
    destination.view.backgroundColor = configuration.theme == "dark" ? .black : .white
  }
}

enum BlockModule: RoutableModule {
  static func registerRoutableDestination() {
    BlockViewRoute(configuration: { ThemedConfiguration() }) { _ in ReviewEditor() }
      .prepareDestination { editor, configuration in
        editor.view.backgroundColor = configuration.theme == "dark" ? .black : .white
      }
      .supportedRouteTypes([.push, .presentModally, .makeDestination])
      .register(RoutableViewModule<any ThemedInput>())
  }
}

func close(_ router: DestinationViewRouter<any ReviewEditing>) {
  router.removeRoute(configuring: { config in
    config.prepareDestination = { editor in editor.text = "" }
    config.successHandler = { print("closed") }
  })
}

func keepPrices() {
  let prices = Router.perform(to: RoutableService<any PriceFormatting>())
  print(prices?.destination?.format(250) ?? "no prices")
  prices?.performRoute(successHandler: { print($0.format(300)) })
}

// "Services"

nonisolated protocol PriceFormatting {
  func format(_ cents: Int) -> String
}

extension RoutableService where Protocol == any PriceFormatting {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

nonisolated struct EuroFormatter: PriceFormatting {
  func format(_ cents: Int) -> String { "\(cents / 100) EUR" }
}

enum PriceModule: RoutableModule {
  static func registerRoutableDestination() {
    AnyServiceRouter.register(RoutableService<any PriceFormatting>(), forMakingService: EuroFormatter.self) { _ in
      EuroFormatter()
    }
  }
}

@concurrent nonisolated func label(for cents: Int) async -> String? {
  Router.makeDestination(to: RoutableService<any PriceFormatting>())?.format(cents)
}

// "Adapters"

protocol TextEditing: AnyObject {
  var text: String { get set }
}

extension RoutableView where Protocol == any TextEditing {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class TextOfReview: TextEditing {
  private let editor: any ReviewEditing
  init(_ editor: any ReviewEditing) { self.editor = editor }

  var text: String {
    get { editor.text }
    set { editor.text = newValue }
  }
}

enum AppAdapters: RoutableModule {
  static func registerRoutableDestination() {
    AnyViewRouter.register(adapter: RoutableView<any TextEditing>(), forAdaptee: RoutableView<any ReviewEditing>()) {
      TextOfReview($0)
    }
  }
}

// "Steps and pages"

let review = StepAssembler<ReviewEditor, Int>()
  .finder(.nilFinder)
  .factory(
    .module(RoutableViewModule<any ReviewInput>()) { config, product in
      config.makeDestinationForNewReviewWith(product)
    }
  )
  .using(.present).from(GeneralStep.current())
  .assemble()

let reviewPage = AppFlowControllerPage(
  name: "review", factory: ModuleFactory<ReviewEditor, Any?>(RoutableView<any ReviewEditing>()))

// "Testing with a replaced module"

final class StandIn: UIViewController, ReviewEditing {
  var text = ""
}

@Suite struct ProductPageTests {
  @Test func writesAReview() throws {
    let modules = try ModuleRegistry {
      ReviewModule.self
      PriceModule.self
    }.replacing {
      AnyViewRouter.register(RoutableView<any ReviewEditing>(), forMakingView: StandIn.self) { _ in StandIn() }
    }
    let page = ProductPage()
    let stack = UINavigationController(rootViewController: page)
    let window = UIWindow(frame: .zero)
    window.endTransitionsAtOnce()
    window.rootViewController = stack
    window.makeKeyAndVisible()

    modules.use { page.writeReview() }

    let editor = stack.topViewController as? StandIn
    #expect(editor?.text == "I like it.")
  }
}

// Tests that run the samples.

@Suite struct ModuleSampleTests {
  @Test func parameters() async throws {
    let modules = try ModuleRegistry {
      ReviewModule.self
      DraftModule.self
      PriceModule.self
      AppAdapters.self
      ThemedRouter.self
    }
    try await modules.use {
      let made = Router.makeDestination(to: RoutableViewModule<any ReviewInput>()) { $0.makeDestinationWith(42, "a") }
      #expect((made as? ReviewEditor)?.presenter?.product == 42)
      #expect(await label(for: 250) == "2 EUR")
      #expect(Router.makeDestination(to: RoutableView<any TextEditing>()) is TextOfReview)
      let themed = Router.makeDestination(to: RoutableViewModule<any ThemedInput>()) { $0.theme = "dark" }
      #expect(themed is ReviewEditor)
      let window = UIWindow(frame: .zero)
      window.rootViewController = ProductPage()
      window.makeKeyAndVisible()
      let editor = try await Router(window: window).navigate(to: review, with: 7)
      #expect(editor.product == 7)
    }
    #expect(reviewPage.name == "review")
  }

  @Test func blocks() throws {
    let modules = try ModuleRegistry {
      BlockModule.self
      PriceModule.self
    }
    let window = UIWindow.visible(ProductPage())
    modules.use {
      let themed = Router.makeDestination(to: RoutableViewModule<any ThemedInput>()) { $0.theme = "dark" }
      #expect((themed as? ReviewEditor)?.view.backgroundColor == .black)
      keepPrices()
    }
    _ = window
  }
}
