import ViewHierarchy

/// A scene of a storyboard.
struct StoryboardScene {
  let storyboard: String
  let makeStoryboard: (@MainActor @Sendable (String) -> UIStoryboard)?

  /// Makes a new view controller of the scene with a storyboard identifier.
  ///
  /// - Throws: An error if the storyboard cannot be read or has no such scene. On Apple's systems, UIKit raises an exception
  ///   instead.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  func make(_ identifier: String) throws -> UIViewController {
    #if os(iOS) || os(tvOS) || os(visionOS)
      let storyboard = makeStoryboard?(storyboard) ?? UIStoryboard(name: storyboard, bundle: nil)
      return storyboard.instantiateViewController(withIdentifier: identifier)
    #else
      let storyboard = try makeStoryboard?(storyboard) ?? UIStoryboard.load(name: storyboard)
      // A subclass may make its scenes itself. Only the plain class can report why it cannot make a scene.
      guard type(of: storyboard) == UIStoryboard.self else {
        return storyboard.instantiateViewController(withIdentifier: identifier)
      }
      return try storyboard.scene(withIdentifier: identifier)
    #endif
  }
}
