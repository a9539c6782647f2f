import SwiftUI
import Wayfinder

/// A screen in SwiftUI, which finds the router in its environment.
struct AboutView: View {
  @Environment(\.router) private var router

  var body: some View {
    VStack {
      Text("Notes")
      Button("First note") { router?.navigate(to: Routes.note, with: 1) { _ in } }
      Button("Begin anew") { router?.navigate(to: Routes.start) { _ in } }
    }
  }
}
