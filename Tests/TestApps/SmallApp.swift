package import Wayfinder
import WayfinderTesting

/// An app of a few screens that a test composes.
package final class SmallApp: RunningApp {
  package let window: UIWindow
  package let router: Router
  /// Further objects that the app keeps alive.
  package var kept: [AnyObject] = []
  /// A counter of events, for tests that need it.
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

  /// Launches the app with a stack that contains the list of books.
  package convenience init() throws {
    try self.init(UINavigationController(rootViewController: BooksScreen())) {
      $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
    }
  }

  /// Returns a step that pushes a screen onto the stack in front.
  package static func pushing<Screen: UIViewController>(
    _ make: @escaping () -> Screen
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  /// Returns a step that presents a stack with a screen.
  package static func presenting<Screen: UIViewController>(
    _ make: @escaping () -> Screen
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .using(UINavigationController.push()).from(NavigationControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }
}

/// A screen without an entry for positions.
package final class HelpScreen: UIViewController {}

/// A screen that is left out of positions.
package final class SecretScreen: UIViewController, LeftOutOfPositions {}

/// A screen that sets its title when its view loads.
package final class LateScreen: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Late"
  }
}

/// A draft that asks before it may be left.
package final class DraftPage: UIViewController, LeaveConfirming {
  /// The answers that the user can give.
  package var answers = ["Stay": false, "Leave": true]

  package func mayLeave() async -> Bool {
    // The draft reads its window before it asks, like code that navigates to its question.
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
