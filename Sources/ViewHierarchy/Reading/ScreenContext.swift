package import NavigationCore

/// The context with which the router has shown a screen. It is kept as long as the screen lives.
package struct ScreenContext {
  package let value: Any

  package init(_ value: Any) { self.value = value }

  package static func of(_ viewController: UIViewController) -> ScreenContext? { viewController.screenRecord?.context }

  package static func set(_ context: ScreenContext?, of viewController: UIViewController) {
    if let record = viewController.screenRecord { return record.context = context }
    if let context { viewController.madeScreenRecord.context = context }
  }

  /// Returns the context of a screen as text that is the same in every process; `nil` if the screen has none. The text
  /// is made once for each context.
  package static func words(of viewController: UIViewController) -> String? {
    guard let record = viewController.screenRecord, let context = record.context else { return nil }
    if let known = record.contextWords { return known }
    let words = context.words
    record.contextWords = words
    return words
  }

  private var words: String {
    switch value {
    case let text as String: text
    case let number as Int: String(number)
    case let object where type(of: object) is AnyClass: "\(type(of: object))"
    case let value: String(describing: value)
    }
  }
}

/// The identity of a screen in context navigation. A context router, a step or a page sets it. It is kept as long as
/// the screen lives.
package enum ScreenIdentity {
  package static func of(_ viewController: UIViewController) -> AnyObject? { viewController.screenRecord?.identity }

  package static func set(_ identity: AnyObject?, of viewController: UIViewController) {
    if let record = viewController.screenRecord {
      record.identity = identity
    } else if let identity {
      viewController.madeScreenRecord.identity = identity
    }
  }
}

extension Executor {
  /// Sets the context with which a screen is shown. The change is undone if the request fails.
  package func setContext(_ context: ScreenContext?, of screen: UIViewController) {
    let before = ScreenContext.of(screen)
    if before == nil, context == nil { return }
    ScreenContext.set(context, of: screen)
    onFailure { ScreenContext.set(before, of: screen) }
  }
}
