public import NavigationCore
import ViewHierarchy

extension GuardedRequest {
  /// The standing router of the window in which the request is made: the one to show a guard's screen with. `nil` where the
  /// window has gone, and for elements that are no view controllers.
  public var router: Router? {
    (subject.place as? WindowStage)?.live.window.map { Router.standing(in: $0) }
  }
}
