public import NavigationCore
import ViewHierarchy

extension GuardedRequest {
  /// The standing router of the request's window, for the screens of a guard. It is `nil` if the window is released,
  /// and for elements that are not view controllers.
  public var router: Router? {
    (subject.place as? WindowStage)?.live.window.map { Router.standing(in: $0) }
  }
}
