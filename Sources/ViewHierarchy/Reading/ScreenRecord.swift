#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif
package import NavigationCore

/// The state that the router keeps with a view controller for as long as it lives.
final class ScreenRecord {
  /// The context that a router has shown the screen with.
  var context: ScreenContext? { didSet { contextWords = nil } }
  /// The context as text, made when it is first needed.
  var contextWords: String?
  /// The identity in context navigation.
  var identity: AnyObject?
  /// The record in page flows.
  var page: AnyObject?
  /// The number of times that the screen was updated to show other content.
  var updates = 0
  /// The question that the screen is asked, and the callers that wait for the answer.
  var inquiry: AnyObject?
  /// The question of an alert that asks whether screens may be left.
  var leaveQuestion: (any QuestionAboutScreens)?
  /// The conversations that the user's own moves have begun in the window, if this is its root.
  var conversations: [ObjectIdentifier: AnyObject] = [:]
  /// The modal that was last found on top of all others, if this is the root of a window. Each use checks that the
  /// modal is still there.
  var front = WeakScreen(nil)
  /// The router containers that have appeared below this view controller.
  var containersBelow: [WeakScreen] = []
  /// The number that identifies the screen in questions whether it may be left.
  var number: Int?

  /// The container that last listed this view controller while it had no parent. Each use checks that the container
  /// still lists it.
  var listing = WeakScreen(nil)

  nonisolated deinit {}
}

extension UIViewController {
  /// The record of this view controller; `nil` if there is none.
  var screenRecord: ScreenRecord? {
    #if os(iOS) || os(tvOS) || os(visionOS)
      objc_getAssociatedObject(self, Self.recordKey) as? ScreenRecord
    #else
      record as? ScreenRecord
    #endif
  }

  /// The record of this view controller. If there is none, it is created.
  var madeScreenRecord: ScreenRecord {
    if let known = screenRecord { return known }
    let made = ScreenRecord()
    #if os(iOS) || os(tvOS) || os(visionOS)
      objc_setAssociatedObject(self, Self.recordKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      record = made
    #endif
    return made
  }

  #if os(iOS) || os(tvOS) || os(visionOS)
    private static let recordKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  #endif
}

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

/// A weak reference to a view controller.
package struct WeakScreen {
  package private(set) weak var viewController: UIViewController?

  package init(_ viewController: UIViewController?) { self.viewController = viewController }
}
