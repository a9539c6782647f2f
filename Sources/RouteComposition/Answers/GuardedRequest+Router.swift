public import NavigationCore
import ViewHierarchy

extension GuardedRequest {
  /// A router for the screens that a guard shows: the default router of the request's window. The value is `nil` if
  /// the window is released, or if the request is for elements that are not view controllers.
  public var router: Router? {
    (subject.place as? WindowStage)?.live.window.map { Router(window: $0) }
  }
}
