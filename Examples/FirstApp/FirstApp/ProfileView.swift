import SwiftUI
import Wayfinder

/// The context of a profile.
struct ProfileRequest: Hashable {
  let id: Int
}

/// A screen in SwiftUI that opens a screen of UIKit.
struct ProfileView: View, ContextInstantiatable {
  private let id: Int
  /// Opens a link.
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
