/// A view controller that is held for as long as others do.
package struct WeakScreen {
  package private(set) weak var viewController: UIViewController?

  package init(_ viewController: UIViewController?) { self.viewController = viewController }
}
