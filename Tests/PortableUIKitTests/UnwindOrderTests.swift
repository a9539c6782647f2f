import PortableUIKit
import Testing

/// A screen at which unwind segues can end.
private final class ReturnScreen: UIViewController {}

@Suite("Where unwinding ends") struct UnwindOrderTests {
  private let stage = Stage()

  @Test("UK-16 An unwind segue in a stack ends at the nearest of two screens that have its action")
  func nearest() throws {
    UIStoryboard.register(unwindAction: "backToBrowse:", of: ReturnScreen.self) { _, _ in }
    let stack = try #require(try Drawn.load("Shop").scene(withIdentifier: "ReviewsStack") as? UINavigationController)
    let source = try #require(stack.topViewController)
    let (far, near) = (ReturnScreen(), ReturnScreen())
    stack.viewControllers = [far, near, source]
    stage.show(stack)
    source.performSegue(withIdentifier: "backToBrowse", sender: nil)
    stage.settle()
    #expect(stack.viewControllers == [far, near])
    #expect(near.viewIfLoaded?.window === stage.window)
  }
}
