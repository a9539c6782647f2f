public import Wayfinder

/// An app as a test knows it: how to launch it, where one can go in it, and what may change around it.
///
/// ```swift
/// let shop = AppUnderTest("shop") { try Shop() }
///   .link("shop://product/42")
///   .destination("the bag") { $0.routes.bagRequest }
///   .switching("logged in", \.session.isLoggedIn)
/// ```
///
/// It is a value: what the calls return is another description, and each launch is another app.
public struct AppUnderTest<App: RunningApp> {
  /// What reports call the app.
  public let name: String
  /// Where one can go, in the order in which reports list it.
  public private(set) var destinations: [AppDestination<App>] = []
  /// The number of each by its name; of two with one name the first.
  private var numbers: [String: Int] = [:]
  /// What may change around the app.
  public private(set) var switches: [AppSwitch<App>] = []
  /// What a user can do besides what a look at the screen finds.
  private(set) var furtherMoves: (App) -> [AppMove] = { _ in [] }
  /// The moves that go by names besides those that the user can make now.
  private(set) var namedMove: (App, String) -> AppMove? = { _, _ in nil }
  /// The requests that go by names besides those of the destinations.
  private(set) var namedRequest: (App, String) throws -> NavigationRequest<UIViewController>? = { _, _ in nil }
  /// What a screen is the same as, by a name; `nil` where its title and context tell it from others.
  package private(set) var screenClass: (UIViewController) -> String? = { _ in nil }
  /// What else tells one state of the app from another.
  private(set) var facts: [(App) -> String] = []
  /// The classes of screens that need not come back with a position, by name.
  private(set) var leftOutOfPositions: Set<String> = []
  /// Why screens are left otherwise than by going back, by the names of their classes.
  private(set) var leftOtherwise: [String: String] = [:]
  /// What is known of steps that the app goes on with by itself, from all that was tried with this description.
  private(set) var lateSteps = LateSteps()
  private let launch: @MainActor () async throws -> App

  /// Describes an app that can be launched and has nowhere to go yet.
  ///
  /// - Parameters:
  ///   - name: What reports call the app.
  ///   - launch: Launches the app as a user does for the first time; each call another one, which shares nothing with those
  ///     before.
  public init(_ name: String, launch: @escaping @MainActor () async throws -> App) {
    self.name = name
    self.launch = launch
  }

  /// Launches the app, with transitions that end within the call that begins them.
  ///
  /// - Throws: What the launch throws.
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

  /// The description with moves of the user that no look at the screen finds, such as a drawing that is tapped.
  ///
  /// - Parameter moves: Says what the user can do now. Moves of one name are numbered.
  public func adding(moves: @escaping @MainActor (App) -> [AppMove]) -> Self {
    changing { description in
      let others = furtherMoves
      description.furtherMoves = { others($0) + moves($0) }
    }
  }

  /// The description with requests that go by names, as those that the app gives with `NavigationRequest.named(_:)`, which
  /// have parameters in them and so are too many to be listed. A name that is a link of the app's opens that link.
  ///
  /// - Parameter request: Makes the request of a name for an app that is running; `nil` for a name that it does not know.
  public func resolving(
    _ request: @escaping @MainActor (App, String) throws -> NavigationRequest<UIViewController>?
  ) -> Self {
    changing { description in
      let others = namedRequest
      description.namedRequest = { try others($0, $1) ?? request($0, $1) }
    }
  }

  /// The description with moves that go by names, as following a notification, which have parameters in them and so are too many
  /// to be listed.
  ///
  /// Replays and steps find them by their names; a verification makes only what is listed.
  /// - Parameter move: The move of a name in an app that is running; `nil` for a name that it does not know.
  public func resolvingMoves(_ move: @escaping @MainActor (App, String) -> AppMove?) -> Self {
    changing { description in
      let others = namedMove
      description.namedMove = { others($0, $1) ?? move($0, $1) }
    }
  }

  /// The description of an app whose screens of some kind are all alike: one stands for all in a verification.
  ///
  /// ```swift
  /// shop.treatingAlike { $0 is ProductScreen ? "a product" : nil }
  /// ```
  ///
  /// Without it a screen is told from others by its class, its title, and the context that it was shown with.
  /// - Parameter name: Says what a screen is, for all that are alike; `nil` for those that are told apart.
  public func treatingAlike(_ name: @escaping @MainActor (UIViewController) -> String?) -> Self {
    changing { description in
      let others = screenClass
      description.screenClass = { others($0) ?? name($0) }
    }
  }

  /// The description of an app of which two states differ also where something of its model does, such as what is in the bag.
  ///
  /// - Parameter fact: The same text for the same, in every process.
  public func telling(_ fact: @escaping @MainActor (App) -> String) -> Self { changing { $0.facts.append(fact) } }

  /// The description of an app in which some screens need not come back with a position, by the names of their classes.
  ///
  /// What positions do not have anyway is not missed: what is in no `ScreenTable`, and what is `LeftOutOfPositions`.
  public func leavingOutOfPositions(_ classes: String...) -> Self {
    changing { $0.leftOutOfPositions.formUnion(classes) }
  }

  /// The description of an app in which some screens are not left by going back, but by a button of their own.
  ///
  /// - Parameters:
  ///   - classes: The names of their classes, or of the container that they stand in.
  ///   - reason: Why; reports say it.
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
  /// The description with a destination that a request leads to.
  ///
  /// - Parameters:
  ///   - name: What reports call it; of two with one name the first counts.
  ///   - request: Makes the request for an app that is running.
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
