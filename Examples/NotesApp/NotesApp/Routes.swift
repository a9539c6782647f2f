import SwiftUI
import UIKit
import Wayfinder

/// The routes of the app. Each leads to its screen from wherever the user is.
enum Routes {
  static let list = Route.existing(ListScreen.self)
  static let note = Route.push(onto: list) { NoteScreen($0) }
  /// A view of SwiftUI that leads to a screen of UIKit.
  static let about = Route.present(.pageSheet) { UIHostingController(rootView: AboutView()) }
  /// Begins anew: other tabs become the root.
  static let start = StepAssembly(
    finder: NilFinder<UITabBarController, Any?>(), factory: ClassFactory<UITabBarController, Any?> { makeTabs() }
  ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
}

/// The links of the app.
func makeLinks() throws(LinkTableError) -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("notes"), .https("notes.example")]) { links in
    links.add(LinkPattern<Int>("note/:number")) { .to(Routes.note, with: $0) }
    links.add(LinkPattern<Void>("about")) { .to(Routes.about) }
  }
}

/// The tabs in which a window begins.
func makeTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = [
    UINavigationController(rootViewController: ListScreen()),
    UINavigationController(rootViewController: UIHostingController(rootView: AboutView())),
  ]
  tabs.viewControllers?.last?.title = "About"
  return tabs
}
