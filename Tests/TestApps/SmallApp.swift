package import Wayfinder
import WayfinderTesting

/// An app of a few screens, put together by a test.
package final class SmallApp: RunningApp {
  package let window: UIWindow
  package let router: Router
  /// What it keeps alive besides.
  package var kept: [AnyObject] = []
  /// How often something has happened, where a test counts that.
  package var count = 0

  package init(_ root: UIViewController, writing register: ((inout ScreenTableBuilder) throws -> Void)? = nil) throws {
    window = UIWindow.visible(root)
    let router = Router(window: window)
    self.router =
      if let register { router.restoring(try ScreenTable(origin: .scheme("small"), register: register)) } else {
        router
      }
    self.router.makeDefault()
  }

  /// A stack with the list of books in it.
  package convenience init() throws {
    try self.init(UINavigationController(rootViewController: BooksScreen())) {
      $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
    }
  }

  /// A screen upon the stack in front.
  package static func pushing<Screen: UIViewController>(
    _ make: @escaping () -> Screen
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  /// A screen in a stack that is presented.
  package static func presenting<Screen: UIViewController>(
    _ make: @escaping () -> Screen
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .using(UINavigationController.push()).from(NavigationControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }
}

/// One that positions have nothing of.
package final class HelpScreen: UIViewController {}

/// One that does not want to be written.
package final class SecretScreen: UIViewController, LeftOutOfPositions {}

/// One that is called something as soon as it is seen.
package final class LateScreen: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Late"
  }
}

/// A draft that asks before it is left.
package final class DraftPage: UIViewController, LeaveConfirming {
  /// What the user can answer.
  package var answers = ["Stay": false, "Leave": true]

  package func mayLeave() async -> Bool {
    // As code does that navigates to its question.
    let window = view.window
    let agrees = await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      for (title, answer) in answers.sorted(by: { $0.key < $1.key }) {
        alert.addAction(UIAlertAction(title: title, style: .default) { _ in continuation.resume(returning: answer) })
      }
      present(alert, animated: false)
    }
    return window != nil && agrees
  }
}
