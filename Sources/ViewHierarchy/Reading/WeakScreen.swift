/// A weak reference to a view controller.
package struct WeakScreen {
  package private(set) weak var viewController: UIViewController?

  package init(_ viewController: UIViewController?) { self.viewController = viewController }
}
