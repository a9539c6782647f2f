import PortableUIKit
import Testing

@Suite struct OperationTests {
  final class Noting: NSObject, UINavigationControllerDelegate {
    var told: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let word =
        switch operation {
        case .push: "push"
        case .pop: "pop"
        default: "none"
        }
      told.append("\(word) \(fromVC.title ?? "-") \(toVC.title ?? "-")")
      return nil
    }
  }

  private let stage = Stage()
  private let stack = UINavigationController()
  private let noting = Noting()
  private let (a, b, c): (Screen, Screen, Screen)

  init() {
    (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    stack.viewControllers = [a, b, c]
    stack.delegate = noting
    stage.show(stack)
  }

  private func told(by body: () -> Void) -> [String] {
    noting.told = []
    body()
    stage.settle()
    return noting.told
  }

  @Test("UK-8 The delegate receives pop for every method that pops, and push for every method that pushes")
  func operations() {
    #expect(told { stack.popViewController(animated: true) } == ["pop c b"])
    #expect(told { stack.pushViewController(c, animated: true) } == ["push b c"])
    #expect(told { stack.popToViewController(b, animated: true) } == ["pop c b"])
    #expect(told { stack.setViewControllers([a, b, c], animated: true) } == ["push b c"])
    #expect(told { stack.popToRootViewController(animated: true) } == ["pop c a"])
    #expect(told { stack.setViewControllers([a, b, c], animated: true) } == ["push a c"])
    #expect(told { stack.setViewControllers([a], animated: true) } == ["pop c a"])
    #expect(told { stack.setViewControllers([b], animated: true) } == ["push a b"])
  }

  @Test("UK-14 The delegate receives pop when the user goes back by the button or the gesture")
  func byTheUser() {
    #expect(told { stage.window.perform(.back("b")) } == ["pop c b"])
    #expect(told { stage.window.beginInteractive(.back("a"))?.finish() } == ["pop b a"])
  }
}
