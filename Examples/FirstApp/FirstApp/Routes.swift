import SwiftUI
import UIKit
import Wayfinder

/// The routes of the app. Each leads to its screen from any other screen.
final class Routes {
  /// The router of the window.
  let router: Router
  /// The session of the user.
  let session: Session
  /// The last move that the user made without the router, as an event of the router reports it.
  private(set) var lastMove = "none"

  /// Makes the routes of a window.
  init(_ router: Router, _ session: Session) {
    self.router = router
    self.session = session
    let events = router.events
    Task { [weak self] in
      for await event in events { if case .userMoved(let move) = event.kind { self?.lastMove = move.rawValue } }
    }
  }

  private static let home = Route.existing(HomeScreen.self)
  private static let account = Route.existing(AccountScreen.self)

  private(set) lazy var product = Route.push(onto: Self.home) { [unowned self] in ProductScreen($0, self) }
  /// On iOS 18 the picture zooms out of the button that opens it.
  private(set) lazy var picture = Route.present(.fullScreen, on: product) { PictureScreen($0) }
  private(set) lazy var filter = Route.present(.pageSheet) { FilterScreen() }
  private(set) lazy var draft = Route.push(onto: Self.home) { DraftScreen() }
  private(set) lazy var logIn = Route.present(.pageSheet) { [session] in LoginScreen(session) }
  /// A screen in SwiftUI.
  private(set) lazy var profile = Route.push(
    onto: Self.account, guardedBy: loggedIn, foundBy: AnyFinder(UIHostingControllerWithContextFinder<ProfileView>())
  ) { [unowned self] (request: ProfileRequest) in profileScreen(request) }

  /// The gate of the screens that need a user.
  private lazy var loggedIn: Gate = .gate(until: { [session] in session.isLoggedIn }, asking: logIn)

  private func profileScreen(_ request: ProfileRequest) -> UIHostingController<ProfileView> {
    var view = ProfileView(with: request)
    view.open = { [weak self] in self?.open($0) }
    let screen = UIHostingController(rootView: view)
    screen.title = "Profile"
    return screen
  }

  /// Opens a link, and prints the outcome.
  func open(_ link: Link) {
    switch link {
    case .product(let id): router.navigate(to: product, with: id, completion: printed(link))
    case .picture(let id): router.navigate(to: picture, with: id, completion: printed(link))
    case .profile(let id): router.navigate(to: profile, with: ProfileRequest(id: id), completion: printed(link))
    case .filter: router.navigate(to: filter, completion: printed(link))
    case .draft: router.navigate(to: draft, completion: printed(link))
    }
  }

  /// Logs the user out, and returns to the first screen of the account. A draft cannot refuse to be left.
  func logOut() {
    session.isLoggedIn = false
    router.go(NavigationRequest.to(Self.account).leavingWithoutAsking())
  }

  private func printed<Screen>(_ link: Link) -> @MainActor (Outcome<Screen>) -> Void { { print("\(link): \($0)") } }
}

/// The session of the user.
final class Session {
  /// A Boolean value that indicates whether the user is logged in.
  var isLoggedIn = false
}
