import SwiftUI
import Wayfinder

/// Starts from SwiftUI. Each window has a router, and tabs of its own.
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

  /// Gives the router of a window the app's links, and makes the window's root.
  private func makeRoot(_ router: Router) -> UIViewController {
    do {
      router.opening(try makeLinks()).makeDefault()
    } catch {
      print("The app opens no links: \(error)")
    }
    return makeTabs()
  }
}
