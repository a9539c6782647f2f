public import ViewHierarchy

// These overloads are unavailable. They match if the step below has no navigation controller, and their messages name
// the fix. They are disfavoured, so that a correct chain never matches them.

extension UINavigationController {
  /// Unavailable: the step below has no navigation controller.
  @available(
    *, unavailable,
    message:
      "only a navigation controller pushes: go on with .from(NavigationControllerStep()) where one is to be made, or with .from(step.expectingContainer()) where the step's screen is in one"
  )
  @_disfavoredOverload
  public static func push<ViewController: UIViewController>() -> AnyAction<ViewController> { .nilAction }
}

extension AnyAction {
  /// Unavailable: the step below has no navigation controller.
  @available(
    *, unavailable,
    message:
      "only a navigation controller pushes: go on with .from(.navigationController) where one is to be made, or with .from(step.expectingContainer()) where the step's screen is in one"
  )
  @_disfavoredOverload
  public static var push: Self { .nilAction }
}
