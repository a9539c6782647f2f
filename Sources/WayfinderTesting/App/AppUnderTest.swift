public import Wayfinder

/// The description of an app for a test: its launch, its destinations, and the conditions around it.
///
/// ```swift
/// let shop = AppUnderTest("shop") { try Shop() }
///   .link("shop://product/42")
///   .destination("the bag") { $0.routes.bagRequest }
///   .switching("logged in", \.session.isLoggedIn)
/// ```
///
/// It is a value. Each call returns another description, and each launch makes another app.
public struct AppUnderTest<App: RunningApp> {
  /// The name in reports.
  public let name: String
  /// The destinations, in the order of reports.
  public private(set) var destinations: [AppDestination<App>] = []
  private var numbers: [String: Int] = [:]
  /// The conditions around the app.
  public private(set) var switches: [AppSwitch<App>] = []
  private(set) var furtherMoves: (App) -> [AppMove] = { _ in [] }
  private(set) var namedMove: (App, String) -> AppMove? = { _, _ in nil }
  private(set) var namedRequest: (App, String) throws -> NavigationRequest<UIViewController>? = { _, _ in nil }
  /// Returns the name of a kind of screens that are alike; `nil` for a screen with its own title and context.
  package private(set) var screenClass: (UIViewController) -> String? = { _ in nil }
  private(set) var facts: [(App) -> String] = []
  private(set) var leftOutOfPositions: Set<String> = []
  /// The reasons why screens are left by their own button, by the names of their classes.
  private(set) var leftOtherwise: [String: String] = [:]
  /// The steps after which the app continues by itself, as far as is known.
  private(set) var lateSteps = LateSteps()
  private let launch: @MainActor () async throws -> App

  /// Creates a description without destinations.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - launch: A closure that launches a new app as for the first time. The apps share nothing.
  public init(_ name: String, launch: @escaping @MainActor () async throws -> App) {
    self.name = name
    self.launch = launch
  }

  /// Launches the app. Its transitions end at once.
  ///
  /// - Throws: An error of the launch.
  public func launched() async throws -> App {
    let app = try await launch()
    app.window.endTransitionsAtOnce()
    return app
  }

  /// The description with one more destination.
  public func adding(_ destination: AppDestination<App>) -> Self {
    changing { description in
      if description.numbers[destination.name] == nil {
        description.numbers[destination.name] = description.destinations.count
      }
      description.destinations.append(destination)
    }
  }

  /// The description with one more thing that may change around the app.
  ///
  /// It has another name than ``adding(_:)``: with two functions of one name the compiler does not name a mistake in a closure.
  public func switching(_ appSwitch: AppSwitch<App>) -> Self { changing { $0.switches.append(appSwitch) } }

  /// Adds moves of the user that are not found on the screen, such as a tap into a drawing.
  ///
  /// - Parameter moves: A closure that returns the present moves. Equal names are numbered.
  public func adding(moves: @escaping @MainActor (App) -> [AppMove]) -> Self {
    changing { description in
      let others = furtherMoves
      description.furtherMoves = { others($0) + moves($0) }
    }
  }

  /// Adds named requests, such as `NavigationRequest.named(_:)` with parameters. If the name is a link of the app, the link is opened.
  ///
  /// - Parameter request: A closure that makes the request of a name in a running app; it returns `nil` for an unknown name.
  public func resolving(
    _ request: @escaping @MainActor (App, String) throws -> NavigationRequest<UIViewController>?
  ) -> Self {
    changing { description in
      let others = namedRequest
      description.namedRequest = { try others($0, $1) ?? request($0, $1) }
    }
  }

  /// Adds named moves with parameters, such as following a notification.
  ///
  /// Replays and steps find them by name. A verification makes only listed moves.
  /// - Parameter move: A closure that returns the move of a name in a running app; it returns `nil` for an unknown name.
  public func resolvingMoves(_ move: @escaping @MainActor (App, String) -> AppMove?) -> Self {
    changing { description in
      let others = namedMove
      description.namedMove = { others($0, $1) ?? move($0, $1) }
    }
  }

  /// Treats screens of one kind as alike. One of them is enough in a verification.
  ///
  /// ```swift
  /// shop.treatingAlike { $0 is ProductScreen ? "a product" : nil }
  /// ```
  ///
  /// Without it, class, title and context distinguish screens.
  /// - Parameter name: A closure that returns the name of the kind; it returns `nil` for a screen that differs from all others.
  public func treatingAlike(_ name: @escaping @MainActor (UIViewController) -> String?) -> Self {
    changing { description in
      let others = screenClass
      description.screenClass = { others($0) ?? name($0) }
    }
  }

  /// Adds a fact that distinguishes states, such as the contents of a bag.
  ///
  /// - Parameter fact: A closure that returns a text, which is the same in every process.
  public func telling(_ fact: @escaping @MainActor (App) -> String) -> Self { changing { $0.facts.append(fact) } }

  /// Declares classes of screens that need not be restored with a position.
  ///
  /// Screens that are in no `ScreenTable` or are `LeftOutOfPositions` need not be restored anyway.
  public func leavingOutOfPositions(_ classes: String...) -> Self {
    changing { $0.leftOutOfPositions.formUnion(classes) }
  }

  /// Declares classes of screens that are left by their own button and not by going back.
  ///
  /// - Parameters:
  ///   - classes: The names of the classes, or of their container.
  ///   - reason: The reason for reports.
  public func leaving(_ classes: String..., otherwiseThanBack reason: String) -> Self {
    changing { description in
      for name in classes { description.leftOtherwise[name] = reason }
    }
  }

  /// The destination of a name.
  package func destination(named name: String) -> AppDestination<App>? { numbers[name].map { destinations[$0] } }

  private func changing(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    changed.lateSteps = LateSteps()
    change(&changed)
    return changed
  }
}

extension AppUnderTest {
  /// Adds a destination from a request.
  ///
  /// - Parameters:
  ///   - name: The name in reports. The first destination of a name counts.
  ///   - request: A closure that makes the request for a running app.
  public func destination<Arrival>(
    _ name: String, request: @escaping @MainActor (App) throws -> NavigationRequest<Arrival>
  ) -> Self { adding(AppDestination(name, request: request)) }

  /// The description with a destination that a link leads to, by the table that the app's router opens links with.
  public func link(_ link: String) -> Self { adding(.link(link)) }

  /// The description with something that is on or off.
  public func switching(_ name: String, _ path: ReferenceWritableKeyPath<App, Bool>) -> Self {
    switching(AppSwitch(name, path))
  }
}

extension AppUnderTest where App == LaunchedApp {
  /// Refused: the launch closure returns no app.
  @available(
    *, unavailable,
    message:
      "the closure has to return an app: write `return` before it, and let its type conform to RunningApp, or return a LaunchedApp"
  )
  public init(_ name: String, launch: @escaping @MainActor () async throws -> Void) {
    self.init(name) { () async throws -> LaunchedApp in throw CancellationError() }
  }
}
