#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif

/// What is known of a view controller for as long as it lives. It is kept with the view controller, so that nothing has to be
/// looked up, and nothing to be let go of when that is gone.
final class ScreenRecord {
  /// The context that a router has shown it with.
  var context: ScreenContext? { didSet { contextWords = nil } }
  /// That context in words, once somebody has asked for them.
  var contextWords: String?
  /// What context navigation knows it by.
  var identity: AnyObject?
  /// What flows of pages know of it.
  var page: AnyObject?
  /// How often it has come to show something else than it was shown with.
  var updates = 0
  /// What it is asked, by those who wait for its answer.
  var inquiry: AnyObject?
  /// The question whether screens may be left that it asks, if it is an alert.
  var leaveQuestion: (any QuestionAboutScreens)?
  /// What is asked in its window by the user's own hand, where it is the root.
  var conversations: [ObjectIdentifier: AnyObject] = [:]
  /// The modal that was last found on top of all others, if it is the root. Whether the modal still lies there is asked each time.
  var front = WeakScreen(nil)
  /// The containers of routers that have appeared below it.
  var containersBelow: [WeakScreen] = []
  /// Tells it from all others that are asked whether they may be left.
  var number: Int?

  /// The container that listed it when it was last met without a parent. Whether the container still lists it is asked each time.
  var listing = WeakScreen(nil)

  nonisolated deinit {}
}

extension UIViewController {
  /// What is known of this view controller; `nil` where nothing is.
  var screenRecord: ScreenRecord? {
    #if os(iOS) || os(tvOS) || os(visionOS)
      objc_getAssociatedObject(self, Self.recordKey) as? ScreenRecord
    #else
      record as? ScreenRecord
    #endif
  }

  /// What is known of this view controller, made now unless something is.
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
