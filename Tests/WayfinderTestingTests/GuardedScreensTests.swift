import TestApps
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Guarded screens") struct GuardedScreensTests {
  /// An app of two columns: a list, on which members see their orders, and a placeholder for details.
  private final class Columns: RunningApp {
    let window = UIWindow.visible()
    let router: Router
    let list = UINavigationController(rootViewController: BooksScreen())
    let takesOrdersAway: Bool
    var isMember = false {
      didSet {
        if !isMember, takesOrdersAway { list.popToRootViewController(animated: false) }
      }
    }

    init(takingOrdersAway: Bool) {
      takesOrdersAway = takingOrdersAway
      router = Router(window: window)
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(list, for: .primary)
      split.setViewController(PlaceholderScreen(), for: .secondary)
      window.simulate(horizontalSizeClass: .regular)
      window.rootViewController = split
      router.makeDefault()
    }

    var orders: DestinationStep<OrdersScreen, Any?> {
      StepAssembly(finder: ClassFinder<OrdersScreen, Any?>(), factory: ClassFactory { OrdersScreen() })
        .adding(InlineInterceptor { [weak self] (_: Any?) in if self?.isMember != true { throw NotAMember() } })
        .using(UINavigationController.push())
        .from(
          GeneralStep.custom(
            using: InlineStackIteratingFinder<UINavigationController, Any?> { [weak self] stack, _ in
              stack === self?.list
            })
        )
        .assemble()
    }

    static func underTest(takingOrdersAway: Bool, differing reason: String? = nil) -> AppUnderTest<Columns> {
      let orders = AppDestination<Columns>("orders") { .to($0.orders, with: nil) }.refused { !$0.isMember }
      return AppUnderTest("columns") { Columns(takingOrdersAway: takingOrdersAway) }
        .adding(reason.map { orders.differing(because: $0) } ?? orders)
        .switching("member", \.isMember)
    }
  }

  /// An app with a list, and orders on top of it. The orders have a gate, and stay after a logout.
  private final class Gated: RunningApp {
    let window: UIWindow
    let router: Router
    var isMember = false

    init() {
      window = UIWindow.visible(UINavigationController(rootViewController: BooksScreen()))
      router = Router(window: window)
    }

    private(set) lazy var orders: DestinationStep<OrdersScreen, Any?> = {
      let signIn = StepAssembly(finder: ClassFinder<JoinScreen, Any?>(), factory: ClassFactory { JoinScreen() })
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      return StepAssembly(finder: ClassFinder<OrdersScreen, Any?>(), factory: ClassFactory { OrdersScreen() })
        .adding(.gate(until: { [weak self] in self?.isMember == true }, asking: signIn))
        .using(UINavigationController.push())
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
        .assemble()
    }()

    private(set) lazy var order: DestinationStep<PlaceholderScreen, Any?> = StepAssembly(
      finder: ClassFinder<PlaceholderScreen, Any?>(), factory: ClassFactory { PlaceholderScreen() }
    )
    .using(UINavigationController.push()).from(orders.expectingContainer()).assemble()

    static var underTest: AppUnderTest<Gated> {
      AppUnderTest("members") { Gated() }
        .adding(AppDestination("orders") { .to($0.orders, with: nil) })
        .adding(AppDestination("order") { .to($0.order, with: nil) })
        .switching("member", \.isMember)
    }
  }

  @Test("TK-9 P4 A closed gate of a destination, or of a step below it, refuses the destination")
  func askedByGate() async throws {
    let report = try await Gated.underTest.verify(within: VerificationBound(states: 20))
    let found = report.violations.filter { $0.property == .keepsGuarded }
    #expect(Set(found.map(\.subject)) == ["orders", "order"], "\(report)")
    #expect(found.allSatisfy { $0.isReproduced && $0.way.last == .set("member", to: "off") }, "\(report)")
  }

  @Test("TK-9 P4 A gate refuses neither its own screen nor a destination whose condition allows it")
  func notRefused() throws {
    let app = Gated()
    let orders = AppDestination<Gated>("orders") { .to($0.orders, with: nil) }
    #expect(orders.isRefused(app))
    #expect(!orders.refused { _ in false }.isRefused(app))
    let joining = StepAssembly(finder: NilFinder<JoinScreen, Any?>(), factory: ClassFactory { JoinScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let own = AppDestination<Gated>("joining") { _ in
      .to(joining, with: nil).adding(.gate(until: { false }, asking: joining))
    }
    #expect(!own.isRefused(app))
    app.isMember = true
    #expect(!orders.isRefused(app))
  }

  private static let toOrders: [AppStep] = [.set("member", to: "on"), .go("orders")]

  @Test("TK-9 P4 A screen beside a guarded screen is not guarded")
  func beside() async throws {
    let app = Columns.underTest(takingOrdersAway: true)
    let report = try await app.verify(within: VerificationBound(states: 20))
    #expect(report.isClean, "\(report)")
    #expect(report.unreached == [], "\(report)")
    #expect(try await app.verify(along: [], comparedWith: Self.toOrders) == [])
  }

  @Test(
    "TK-9 P4 A guarded screen that stays in a column is found, with any neighbour",
    arguments: [nil, "it depends"] as [String?])
  func stays(_ reason: String?) async throws {
    let app = Columns.underTest(takingOrdersAway: false, differing: reason)
    let report = try await app.verify(within: VerificationBound(states: 20))
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded }, "\(report)")
    #expect(violation.way == Self.toOrders + [.set("member", to: "off")])
    #expect(violation.otherWay == Self.toOrders)
    #expect(violation.isReproduced, "\(violation)")
    #expect(violation.sentence.hasPrefix("OrdersScreen is visible"), "\(violation)")
  }

  @Test(
    "TK-9 P4 The screen of a guarded destination that may differ is guarded only after a path through it, and if no open destination shows it",
    arguments: [true, false])
  func shownByOthers(isOpen: Bool) async throws {
    let (out, member, there, left) = (Fingerprint(1, 0), Fingerprint(2, 0), Fingerprint(3, 0), Fingerprint(4, 0))
    let verification = Verification(launch: out, within: VerificationBound(states: 4)) { paths, _ in
      paths.map { path in
        var expansion = Expansion(state: path.state)
        (expansion.visible, expansion.isRoot) = (["ListScreen"], true)
        switch path.state {
        case out: expansion.edges = [Self.edge(.set("member", to: "on"), to: member)]
        case member:
          expansion.edges = [Self.edge(.go("the last place"), to: there, showing: "ListScreen", mayDiffer: true)]
          if isOpen { expansion.edges.append(Self.edge(.go("the list"), to: there, showing: "ListScreen")) }
        case there: expansion.edges = [Self.edge(.set("member", to: "off"), to: left)]
        default: break
        }
        if [out, left].contains(path.state) { expansion.refused = ["the last place"] }
        return expansion
      }
    }
    try await verification.explore()
    verification.checkGuarded()
    let way: [AppStep] = [.set("member", to: "on"), .go("the last place"), .set("member", to: "off")]
    #expect(verification.found.values.map(\.way) == (isOpen ? [] : [way]))
    #expect(verification.found.values.allSatisfy { $0.property == .keepsGuarded && $0.others == 0 })
  }

  private static func edge(
    _ step: AppStep, to target: Fingerprint, showing screen: String? = nil, mayDiffer: Bool = false
  ) -> Expansion.Edge {
    var edge = Expansion.Edge(step: step, target: target, leadsBack: false, isWithin: true)
    edge.arrival = screen.map { ShownScreens(screen: $0, front: $0) }
    edge.mayDiffer = mayDiffer
    return edge
  }
}

private final class OrdersScreen: UIViewController {}
private final class PlaceholderScreen: UIViewController {}

private final class JoinScreen: UIViewController, Answering {
  typealias Answer = Void
}
