import SwiftUI
import UIKit
import Wayfinder
import XCTest

/// Tests of routes with screens that only Apple's systems have, and of the release of screens.
nonisolated final class SystemScreensTests: XCTestCase {
  @MainActor private var app: TestWindow?

  @MainActor override func tearDown() async throws { app?.close() }
}

@MainActor extension SystemScreensTests {
  private func show(_ root: UIViewController) -> TestWindow {
    let app = TestWindow(root)
    self.app = app
    return app
  }

  /// Pushes a screen onto the first stack of the window.
  private static let pushed = StepAssembly(finder: ClassFinder<Wanted, Any?>(), factory: ClassFactory { Wanted() })
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root)))
    .assemble()

  /// Finds an existing screen.
  private static let found = StepAssembly(finder: ClassFinder<Wanted, Any?>(), factory: NilFactory())
    .from(GeneralStep.root())
    .assemble()

  // MARK: Release

  func testWhatIsPoppedIsLetGo() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let app = show(stack)
    weak var popped: UIViewController?
    do {
      let screen = try await app.router.navigate(to: Self.pushed)
      popped = screen
    }
    try await app.router.navigate(.back)
    await app.rest()
    XCTAssertTrue(popped == nil, "a popped screen is kept")
  }

  func testWhatIsDismissedIsLetGo() async throws {
    let app = show(UIViewController())
    weak var dismissed: UIViewController?
    do {
      let screen = UIViewController()
      dismissed = screen
      await app.present(screen)
    }
    try await app.router.navigate(.dismissAll)
    await app.rest()
    XCTAssertTrue(dismissed == nil, "a dismissed screen is kept")
  }

  // MARK: Screens that cover another

  func testAPushUnderAnActiveSearchShows() async throws {
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: list)
    let app = show(stack)
    await app.rest()
    search.isActive = true
    await app.rest()
    let screen = try await app.router.navigate(to: Self.pushed)
    XCTAssertTrue(stack.topViewController === screen && screen.view.window != nil)
  }

  func testARouteGoesOnOverAnAlert() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let app = show(stack)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Good", style: .default, handler: nil))
    await app.present(alert)
    let screen = try await app.router.navigate(to: Self.pushed)
    XCTAssertTrue(stack.topViewController === screen && stack.presentedViewController == nil)
  }

  func testARouteGoesOnOverTheSystemsShareSheet() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let app = show(stack)
    let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = stack.view
    await app.present(share)
    let screen = try await app.router.navigate(to: Self.pushed)
    XCTAssertTrue(stack.topViewController === screen && stack.presentedViewController == nil)
  }

  // MARK: Tabs

  func testAScreenUnderMoreIsShown() async throws {
    let tabs = UITabBarController()
    let wanted = Wanted()
    tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [wanted]
    let app = show(tabs)
    _ = try await app.router.navigate(to: Self.found)
    await app.rest()
    XCTAssertTrue(wanted.viewIfLoaded?.window != nil, "a screen under More is not shown")
  }

  func testAScreenOfATabThatIsUITabIsShown() async throws {
    guard #available(iOS 18.0, *) else { return }
    let wanted = Wanted()
    let tabs = UITabBarController(tabs: [
      UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() },
      UITab(title: "Second", image: nil, identifier: "second") { _ in wanted },
    ])
    let app = show(tabs)
    _ = tabs.tabs.last?.viewController
    _ = try await app.router.navigate(to: Self.found)
    XCTAssertTrue(tabs.selectedTab?.identifier == "second" && wanted.viewIfLoaded?.window != nil)
  }

  // MARK: SwiftUI

  func testTheBindingOfASheetTurnsFalse() async throws {
    let shown = Shown()
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: SheetHost(shown: shown)))
    let app = show(stack)
    await app.rest()
    XCTAssertTrue(stack.presentedViewController != nil, "SwiftUI has not presented its sheet")
    let screen = try await app.router.navigate(to: Self.pushed)
    await app.rest()
    XCTAssertTrue(stack.topViewController === screen && stack.presentedViewController == nil)
    XCTAssertFalse(shown.isShown, "the binding still says that the sheet is there")
  }

  func testARouteLeadsToATableAndBackToSwiftUI() async throws {
    let host = UIHostingController(rootView: Text("Home"))
    let stack = UINavigationController(rootViewController: host)
    let app = show(stack)
    let table = StepAssembly(
      finder: ClassFinder<UITableViewController, Any?>(), factory: ClassFactory { UITableViewController(style: .plain) }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root)))
    .assemble()
    let screen = try await app.router.navigate(to: table)
    XCTAssertTrue(stack.topViewController === screen)
    try await app.router.navigate(.back)
    XCTAssertTrue(stack.topViewController === host)
  }
}

/// A Boolean value that indicates whether a sheet of SwiftUI is presented.
private final class Shown {
  var isShown = true
}

private struct SheetHost: View {
  let shown: Shown

  var body: some View {
    Text("Below").sheet(isPresented: binding) { Text("Sheet") }
  }

  private var binding: Binding<Bool> {
    let shown = shown
    return Binding(
      get: { MainActor.assumeIsolated { shown.isShown } },
      set: { isShown in MainActor.assumeIsolated { shown.isShown = isShown } })
  }
}
