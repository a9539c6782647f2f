public import ViewHierarchy

// Not to be called: where what is below is no stack, these are what fits, and the message says what to write. They are disfavoured,
// so that a chain that is right never meets them.

extension UINavigationController {
  /// Refused: what is below is no navigation controller.
  @available(
    *, unavailable,
    message:
      "only a navigation controller pushes: go on with .from(NavigationControllerStep()) where one is to be made, or with .from(step.expectingContainer()) where the step's screen is in one"
  )
  @_disfavoredOverload
  public static func push<ViewController: UIViewController>() -> AnyAction<ViewController> { .nilAction }
}

extension AnyAction {
  /// Refused: what is below is no navigation controller.
  @available(
    *, unavailable,
    message:
      "only a navigation controller pushes: go on with .from(.navigationController) where one is to be made, or with .from(step.expectingContainer()) where the step's screen is in one"
  )
  @_disfavoredOverload
  public static var push: Self { .nilAction }
}
