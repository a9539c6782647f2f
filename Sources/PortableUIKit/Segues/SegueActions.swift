/// The unwind actions and segue actions that the app registers. On Apple's systems, a segue calls these methods by name
/// through the Objective-C runtime.
enum SegueActions {
  typealias Unwind = (UIViewController, UIStoryboardSegue) -> Void
  typealias Making = (UIViewController, NSCoder, Any?, String?) -> UIViewController?

  private struct Entry<Action> {
    let accepts: (UIViewController) -> Bool
    let action: Action
  }

  private static var unwinding: [String: [Entry<Unwind>]] = [:]
  private static var making: [String: [Entry<Making>]] = [:]

  static func register(unwind name: String, accepts: @escaping (UIViewController) -> Bool, _ action: @escaping Unwind) {
    unwinding[name, default: []].append(Entry(accepts: accepts, action: action))
  }

  static func register(making name: String, accepts: @escaping (UIViewController) -> Bool, _ action: @escaping Making) {
    making[name, default: []].append(Entry(accepts: accepts, action: action))
  }

  // The last registered action applies, so that a test can replace an action of the app.

  static func unwind(_ name: String, of controller: UIViewController) -> Unwind? {
    unwinding[name]?.last { $0.accepts(controller) }?.action
  }

  static func making(_ name: String, of controller: UIViewController) -> Making? {
    making[name]?.last { $0.accepts(controller) }?.action
  }
}

extension UIStoryboard {
  /// Registers an unwind action. Replaces an `@IBAction` with a segue argument, which needs the Objective-C runtime.
  /// Not Apple's.
  ///
  ///     UIStoryboard.register(unwindAction: "backToList:", of: ListController.self) { list, segue in
  ///       list.backToList(segue)
  ///     }
  ///
  /// Unwind segues can then end at view controllers of the class and of its subclasses.
  ///
  /// - Parameters:
  ///   - unwindAction: The selector in the file, with its colons.
  ///   - type: The class that has the action.
  ///   - action: A closure that runs the action on the destination of the unwind segue.
  public static func register<Controller: UIViewController>(
    unwindAction: String, of type: Controller.Type, _ action: @escaping (Controller, UIStoryboardSegue) -> Void
  ) {
    SegueActions.register(unwind: unwindAction, accepts: { $0 is Controller }) { controller, segue in
      if let controller = controller as? Controller { action(controller, segue) }
    }
  }

  /// Registers a closure that creates the destination of a segue. Replaces an `@IBSegueAction`, which needs the
  /// Objective-C runtime. Not Apple's.
  ///
  ///     UIStoryboard.register(segueAction: "makeDetail:", of: ListController.self) { list, coder, _, _ in
  ///       DetailController(coder: coder, item: list.chosen)
  ///     }
  ///
  /// - Parameters:
  ///   - segueAction: The selector in the file, with its colons.
  ///   - type: The class that has the action.
  ///   - action: A closure that receives the source, the coder, the sender and the segue's identifier, and returns the
  ///     destination. If it returns `nil`, the storyboard creates the destination.
  public static func register<Controller: UIViewController>(
    segueAction: String, of type: Controller.Type,
    _ action: @escaping (Controller, NSCoder, Any?, String?) -> UIViewController?
  ) {
    SegueActions.register(making: segueAction, accepts: { $0 is Controller }) { controller, coder, sender, name in
      (controller as? Controller).flatMap { action($0, coder, sender, name) }
    }
  }
}
