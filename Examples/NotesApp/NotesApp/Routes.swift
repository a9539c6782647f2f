import SwiftUI
import UIKit
import Wayfinder

/// The routes of the app. Each leads to its screen from any other screen.
enum Routes {
  static let list = Route.existing(ListScreen.self)
  static let note = Route.push(onto: list) { NoteScreen($0) }
  /// A SwiftUI view with a button that opens a screen of UIKit.
  static let about = Route.present(.pageSheet) { UIHostingController(rootView: AboutView()) }
  /// The beginning of the app: new tabs replace the root.
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

/// Makes the tabs that a window begins with.
func makeTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = [
    UINavigationController(rootViewController: ListScreen()),
    UINavigationController(rootViewController: UIHostingController(rootView: AboutView())),
  ]
  tabs.viewControllers?.last?.title = "About"
  return tabs
}
