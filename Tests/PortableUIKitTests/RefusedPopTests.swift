import PortableUIKit
import Testing

/// A stack that is the delegate of its bar and can refuse to pop.
private final class ObstinateStack: UINavigationController, UINavigationBarDelegate {
  var isObstinate = true
  private(set) var told: [String] = []

  override func popViewController(animated: Bool) -> UIViewController? {
    isObstinate ? nil : super.popViewController(animated: animated)
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    told.append("shouldPop \(item.title ?? "")")
    return true
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    told.append("didPop \(item.title ?? "")")
  }
}

@Suite("A back button whose stack does not pop") struct RefusedPopTests {
  private let stage = Stage()
  private let stack = ObstinateStack()

  init() {
    stack.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(stack)
  }

  @Test("UK-14 The bar's delegate receives no didPop if a subclass did not pop")
  func noDidPop() {
    stage.window.perform(.back("a"))
    stage.settle()
    #expect(stack.told == ["shouldPop b"])
  }

  @Test("UK-14 The move reports that nothing was popped if a subclass did not pop")
  func notDone() {
    #expect(!stage.window.perform(.back("a")))
  }

  @Test("UK-14 The bar's delegate receives didPop once when the pop has ended")
  func didPopOnce() {
    stack.isObstinate = false
    stage.window.perform(.back("a"))
    #expect(stack.told == ["shouldPop b"])
    stage.settle()
    #expect(stack.told == ["shouldPop b", "didPop b"])
  }
}
