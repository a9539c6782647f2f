#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif

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
