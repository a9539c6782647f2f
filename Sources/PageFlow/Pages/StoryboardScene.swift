import ViewHierarchy

/// A scene of a storyboard, made anew for each presentation.
struct StoryboardScene {
  let storyboard: String
  let makeStoryboard: (@MainActor @Sendable (String) -> UIStoryboard)?

  /// - Throws: Why the storyboard cannot be used, where the system tells.
  func make(_ identifier: String) throws -> UIViewController {
    #if os(iOS) || os(tvOS) || os(visionOS)
      let storyboard = makeStoryboard?(storyboard) ?? UIStoryboard(name: storyboard, bundle: nil)
      return storyboard.instantiateViewController(withIdentifier: identifier)
    #else
      let storyboard = try makeStoryboard?(storyboard) ?? UIStoryboard.load(name: storyboard)
      // What an app's own class makes is its own doing. The plain one is asked in the form that says why it cannot.
      guard type(of: storyboard) == UIStoryboard.self else {
        return storyboard.instantiateViewController(withIdentifier: identifier)
      }
      return try storyboard.scene(withIdentifier: identifier)
    #endif
  }
}
