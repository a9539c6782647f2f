// What a controller is in, and on, which do not live for as long as it does.
extension UIViewController {
  var parentLink: UIViewController? {
    get { wayToParent?.target() }
    set { wayToParent = newValue?.link }
  }

  var presentingLink: UIViewController? {
    get { wayToPresenting?.target() }
    set { wayToPresenting = newValue?.link }
  }

  /// The controller this has been shown on, as a modal.
  var seenPresenter: UIViewController? {
    get { wayToSeenPresenter?.target() }
    set { wayToSeenPresenter = newValue?.link }
  }
}
