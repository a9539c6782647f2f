/// The context that the router has shown a screen with, kept with the screen for as long as it lives.
package struct ScreenContext {
  package let value: Any

  package init(_ value: Any) { self.value = value }

  package static func of(_ viewController: UIViewController) -> ScreenContext? { viewController.screenRecord?.context }

  package static func set(_ context: ScreenContext?, of viewController: UIViewController) {
    if let record = viewController.screenRecord { return record.context = context }
    if let context { viewController.madeScreenRecord.context = context }
  }
}

/// What context navigation knows a screen by, kept with the screen for as long as it lives.
package enum ScreenIdentity {
  /// Whether any screen was ever given one; where none was, none needs to be looked for.
  package private(set) static var isInUse = false

  package static func of(_ viewController: UIViewController) -> AnyObject? { viewController.screenRecord?.identity }

  package static func set(_ identity: AnyObject?, of viewController: UIViewController) {
    if let record = viewController.screenRecord {
      record.identity = identity
    } else if let identity {
      viewController.madeScreenRecord.identity = identity
    }
    if identity != nil { isInUse = true }
  }
}
