import ViewHierarchy

/// A scene of a storyboard, made anew for each presentation.
struct StoryboardScene {
  let storyboard: String
  let makeStoryboard: (@MainActor @Sendable (String) -> UIStoryboard)?

  func make(_ identifier: String) throws -> UIViewController {
    #if os(iOS) || os(tvOS) || os(visionOS)
      let storyboard = makeStoryboard?(storyboard) ?? UIStoryboard(name: storyboard, bundle: nil)
      return storyboard.instantiateViewController(withIdentifier: identifier)
    #else
      throw StoryboardsNotAvailable(storyboard: storyboard, identifier: identifier)
    #endif
  }
}

/// Storyboards cannot be read on this system yet.
nonisolated struct StoryboardsNotAvailable: Error, CustomStringConvertible {
  let storyboard: String
  let identifier: String

  var description: String {
    "\(identifier) of the storyboard \(storyboard) cannot be made here; give the page a viewControllerBlock"
  }
}
