import SwiftUI
import Wayfinder

/// Which profile is wanted.
struct ProfileRequest: Hashable {
  let id: Int
}

/// A screen in SwiftUI, which leads to screens of UIKit.
struct ProfileView: View, ContextInstantiatable {
  private let id: Int
  /// Leads to what a link names.
  var open: (Link) -> Void = { _ in }

  init(with context: ProfileRequest) { id = context.id }

  func isTarget(for context: ProfileRequest) -> Bool { id == context.id }

  var body: some View {
    VStack {
      Text("Profile \(id)")
      Button("Product 3") { open(.product(3)) }
    }
  }
}
