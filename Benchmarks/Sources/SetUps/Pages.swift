import PageFlow
import Wayfinder

/// A tree of `size` pages, with a hundred pages in each branch.
package struct Pages {
  package let start = page("start")
  package let branches: [[AppFlowControllerPage]]

  package init(size: Int) {
    branches = (0..<max(1, size / 100)).map { branch in (0..<100).map { page("\(branch)-\($0)") } }
  }

  package func registered() -> AppFlowController {
    let flow = AppFlowController()
    do {
      for branch in branches {
        try flow.register(path: start => branch[0] =>> branch.dropFirst().map { $0 as any AppFlowControllerElement })
      }
    } catch {
      preconditionFailure("\(error)")
    }
    return flow
  }
}

package func page(_ name: String) -> AppFlowControllerPage {
  AppFlowControllerPage(name: name, viewControllerBlock: { Screen() }, viewControllerType: Screen.self)
}

/// Pages in a window, whose transitions end at once.
package struct PagesOnScreen {
  package let window = UIWindow(frame: .zero)
  private let flow: AppFlowController
  private let leaves: [AppFlowControllerPage]

  package init(size: Int) {
    let pages = Pages(size: size)
    flow = pages.registered()
    leaves = [pages.branches[0][50], pages.branches[pages.branches.count - 1][60]]
    window.transitionScheduler = TransitionScheduler(.immediate)
    flow.prepare(for: window)
    window.makeKeyAndVisible()
  }

  /// The stack of the pages.
  package var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  /// Shows one of two leaves. Even and odd numbers show different leaves.
  package func show(_ number: Int) { SetUps.show(leaves[number % 2], in: flow) }
}

package func show(_ page: AppFlowControllerPage, in flow: AppFlowController) {
  do {
    try flow.show(page: page, animated: false)
  } catch {
    preconditionFailure("\(error)")
  }
}
