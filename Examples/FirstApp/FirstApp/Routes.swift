import SwiftUI
import UIKit
import Wayfinder

/// The ways through the app; each leads from wherever the user is.
final class Routes {
  /// The router of the window.
  let router: Router
  /// Who is logged in.
  let session: Session
  /// The last move that the user made without asking the router, as the router tells it.
  private(set) var lastMove = "none"

  /// Takes the router of the window.
  init(_ router: Router, _ session: Session) {
    self.router = router
    self.session = session
    let events = router.events
    Task { [weak self] in
      for await event in events { if case .userMoved(let move) = event.kind { self?.lastMove = move.rawValue } }
    }
  }

  private static let home = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory())
    .from(GeneralStep.root())
    .assemble()
  private static let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
    .from(GeneralStep.root())
    .assemble()

  /// The login screen, in a sheet over anything.
  static let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory { LoginScreen() })
    .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
    .from(GeneralStep.current())
    .assemble()

  /// A product by its number, on top of Home.
  private(set) lazy var product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: InlineFactory { [unowned self] id in ProductScreen(id, self) }
  )
  .using(UINavigationController.push())
  .from(Self.home.expectingContainer().adaptingContext())
  .assemble()

  /// The picture of a product, over the whole screen; on iOS 18 it grows out of what shows it.
  private(set) lazy var picture = StepAssembly(
    finder: ClassWithContextFinder<PictureScreen, Int>(), factory: InlineFactory { PictureScreen($0) }
  )
  .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
  .from(product)
  .assemble()

  /// A sheet of two heights.
  private(set) lazy var filter = StepAssembly(
    finder: ClassFinder<FilterScreen, Any?>(), factory: ClassFactory { FilterScreen() }
  )
  .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
  .from(GeneralStep.current())
  .assemble()

  /// A draft that asks before it is left, on top of Home.
  private(set) lazy var draft = StepAssembly(
    finder: ClassFinder<DraftScreen, Any?>(), factory: ClassFactory { DraftScreen() }
  )
  .using(UINavigationController.push())
  .from(Self.home.expectingContainer())
  .assemble()

  /// A profile in SwiftUI, on top of Account; behind the login.
  private(set) lazy var profile = StepAssembly(
    finder: UIHostingControllerWithContextFinder<ProfileView>(),
    factory: UIHostingControllerWithContextFactory<ProfileView>()
  )
  .adding(LoginGuard(router, session))
  .adding(
    InlineContextTask { [unowned self] (host: UIHostingController<ProfileView>, _: ProfileRequest) in
      host.title = "Profile"
      host.rootView.open = { [weak self] in self?.open($0) }
    }
  )
  .using(UINavigationController.push())
  .from(Self.account.expectingContainer().adaptingContext())
  .assemble()

  /// Leads to what a link names; what becomes of it is printed.
  func open(_ link: Link) {
    switch link {
    case .product(let id): router.navigate(to: product, with: id, completion: told(link))
    case .picture(let id): router.navigate(to: picture, with: id, completion: told(link))
    case .profile(let id): router.navigate(to: profile, with: ProfileRequest(id: id), completion: told(link))
    case .filter: router.navigate(to: filter, completion: told(link))
    case .draft: router.navigate(to: draft, completion: told(link))
    }
  }

  private func told<Screen>(_ link: Link) -> @MainActor (Outcome<Screen>) -> Void { { print("\(link): \($0)") } }
}

/// Who is logged in.
final class Session {
  /// Whether somebody is.
  var isLoggedIn = false
}

/// Lets only those pass who are logged in; shows the login screen to those who are not.
struct LoginGuard: RoutingInterceptor {
  private let router: Router
  private let session: Session

  init(_ router: Router, _ session: Session) {
    self.router = router
    self.session = session
  }

  func perform(with context: Any?) async throws {
    if session.isLoggedIn { return }
    let screen = try await router.within.navigate(to: Routes.login)
    guard await screen.answer() else { throw NotLoggedIn() }
    session.isLoggedIn = true
    try await router.within.perform(.close(screen))
  }
}

/// The login screen was left without logging in.
struct NotLoggedIn: Error {}
