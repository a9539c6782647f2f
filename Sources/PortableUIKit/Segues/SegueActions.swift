/// What segues call by name on Apple's systems, registered by name here.
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

  // The one registered last wins, so that a test can replace what an app has registered.

  static func unwind(_ name: String, of controller: UIViewController) -> Unwind? {
    unwinding[name]?.last { $0.accepts(controller) }?.action
  }

  static func making(_ name: String, of controller: UIViewController) -> Making? {
    making[name]?.last { $0.accepts(controller) }?.action
  }
}

extension UIStoryboard {
  /// Says what an unwind action does; in place of an `@IBAction` that takes a segue, which needs the Objective-C runtime.
  ///
  ///     UIStoryboard.register(unwindAction: "backToList:", of: ListController.self) { list, segue in
  ///       list.backToList(segue)
  ///     }
  ///
  /// Controllers of the class, subclasses included, can then be unwound to. Not Apple's.
  ///
  /// - Parameters:
  ///   - unwindAction: The selector in the file, colons and all.
  ///   - type: The class that has the action.
  ///   - action: Does what the action does, with the controller that is unwound to and the segue.
  public static func register<Controller: UIViewController>(
    unwindAction: String, of type: Controller.Type, _ action: @escaping (Controller, UIStoryboardSegue) -> Void
  ) {
    SegueActions.register(unwind: unwindAction, accepts: { $0 is Controller }) { controller, segue in
      if let controller = controller as? Controller { action(controller, segue) }
    }
  }

  /// Says how a segue's destination is made; in place of an `@IBSegueAction`, which needs the Objective-C runtime.
  ///
  ///     UIStoryboard.register(segueAction: "makeDetail:", of: ListController.self) { list, coder, _, _ in
  ///       DetailController(coder: coder, item: list.chosen)
  ///     }
  ///
  /// The closure gets the source, the coder, the sender and the segue's identifier; `nil` has the destination made as
  /// the file says. Not Apple's.
  ///
  /// - Parameters:
  ///   - segueAction: The selector in the file, colons and all.
  ///   - type: The class that has the action.
  ///   - action: Makes the destination.
  public static func register<Controller: UIViewController>(
    segueAction: String, of type: Controller.Type,
    _ action: @escaping (Controller, NSCoder, Any?, String?) -> UIViewController?
  ) {
    SegueActions.register(making: segueAction, accepts: { $0 is Controller }) { controller, coder, sender, name in
      (controller as? Controller).flatMap { action($0, coder, sender, name) }
    }
  }
}
