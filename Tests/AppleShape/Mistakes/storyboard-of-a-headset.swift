// expect: was deprecated in visionOS 1.0
// on: visionos
import Wayfinder

final class Screen: UIViewController {}

@MainActor let factory = StoryboardFactory<Screen, Any?>(storyboardName: "Main")
