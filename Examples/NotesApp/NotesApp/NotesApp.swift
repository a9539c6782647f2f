import SwiftUI
import Wayfinder

/// An app with SwiftUI's life cycle. Each window has its own router and tabs.
@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      RouterRoot(makeRoot)
        .onActivity(NoteScreen.activityType) { router, activity in
          if let link = activity.userInfo?["link"] as? String { router.navigate(.link(link)) { _ in } }
        }
    }
  }

  /// Adds the app's links to the router of a window, and makes the window's root.
  private func makeRoot(_ router: Router) -> UIViewController {
    do {
      router.opening(try makeLinks()).makeDefault()
    } catch {
      print("The app opens no links: \(error)")
    }
    return makeTabs()
  }
}
