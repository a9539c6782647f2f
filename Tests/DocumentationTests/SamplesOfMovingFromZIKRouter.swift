// The samples of Documentation/MovingOver/ZIKRouter.md, compiled and run. A test compares the document with this file.
import ModuleRouting
import Testing
import Wayfinder
import WayfinderTesting

protocol PlaceShowing: AnyObject { var place: String { get set } }

extension RoutableView where Protocol == any PlaceShowing { init() { self.init(declaredProtocol: Protocol.self) } }

// "A screen"

final class PlaceRouter: ZIKViewRouter<PlacePage, ViewRouteConfiguration> {
  override class func registerRoutableDestination() {
    registerView(PlacePage.self)
    register(RoutableView<any PlaceShowing>())
  }

  override func destination(with configuration: ViewRouteConfiguration) -> PlacePage? { PlacePage() }
}

final class PlacePage: UIViewController, PlaceShowing {
  var place = ""
  private(set) var ticket: DestinationViewRouter<any TicketBuying>?
  private(set) var thanks = 0

  func thank() { thanks += 1 }

  func showSiena() {
    Router.perform(
      to: RoutableView<any PlaceShowing>(), path: .push(from: self),
      configuring: { config in
        config.prepareDestination = { page in page.place = "Siena" }
        config.errorHandler = { error in print(error) }
      })
  }

  // "A flow"

  func buy() {
    ticket = Router.perform(
      to: RoutableViewModule<any TicketModuleInput>(), path: .presentModally(from: self),
      configuring: { module in
        let page = module.makeDestinationWith("Siena", 2)
        page?.whenBought = { [weak self] in
          self?.ticket?.removeRoute(successHandler: { self?.thank() }, errorHandler: { error in print(error) })
        }
        return page
      })
  }

  func buyAtLeisure() async throws {
    let (page, ticket) = try await Router.perform(
      to: RoutableViewModule<any TicketModuleInput>(), path: .presentModally(from: self)
    ) { module in
      module.makeDestinationWith("Siena", 2)
    }
    await page.bought()
    try await ticket.removeRoute()
  }

  static func launch() throws {
    try Router.register {
      PlaceRouter.self
      TicketModule.self
    }
  }
}

protocol TicketBuying: AnyObject {
  var whenBought: (() -> Void)? { get set }
  func bought() async
}

protocol TicketModuleInput: AnyObject {
  var makeDestinationWith: (String, Int) -> (any TicketBuying)? { get }
}

extension RoutableViewModule where Protocol == any TicketModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension ViewMakeableConfiguration: TicketModuleInput
where Destination == any TicketBuying, Constructor == (String, Int) -> (any TicketBuying)? {}

func makeTicketConfiguration() -> any TicketModuleInput {
  let configuration = ViewMakeableConfiguration<any TicketBuying, (String, Int) -> (any TicketBuying)?>({ _, _ in })
  configuration.makeDestinationWith = { [unowned configuration] place, count in
    configuration.makeDestination = { TicketPage(place: place, count: count) }
    configuration.makedDestination = configuration.makeDestination?()
    return configuration.makedDestination
  }
  return configuration
}

final class TicketPage: UIViewController, TicketBuying {
  let text: String
  var whenBought: (() -> Void)?

  init(place: String, count: Int) {
    text = "\(count) for \(place)"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func bought() async {}
}

enum TicketModule: RoutableModule {
  static func registerRoutableDestination() {
    AnyViewRouter.register(
      RoutableViewModule<any TicketModuleInput>(), forMakingView: TicketPage.self, making: makeTicketConfiguration)
  }
}

@Suite struct MovingFromZIKRouterTests {
  let page = PlacePage()
  let stack: UINavigationController
  let window: UIWindow

  init() {
    stack = UINavigationController(rootViewController: page)
    window = .visible(stack)
  }

  private func modules() throws -> ModuleRegistry {
    try ModuleRegistry {
      PlaceRouter.self
      TicketModule.self
    }
  }

  @Test func screen() throws {
    try modules().use { page.showSiena() }
    #expect((stack.topViewController as? PlacePage)?.place == "Siena")
  }

  @Test func flow() async throws {
    try modules().use { page.buy() }
    let ticket = try #require(stack.presentedViewController as? TicketPage)
    #expect(ticket.text == "2 for Siena")
    ticket.whenBought?()
    #expect(stack.presentedViewController == nil)
    #expect(page.thanks == 1)
    try await modules().use { try await page.buyAtLeisure() }
    #expect(stack.presentedViewController == nil)
  }
}
