extension UIViewController {
  /// The animation of a view controller's appearance. The headless UIKit draws nothing and only stores it.
  ///
  /// Follows Apple's page `UIViewController.Transition`.
  @preconcurrency @MainActor public class Transition: NSObject {
    let zoom: ZoomOptions?
    let source: ((ZoomSourceViewProviderContext) -> UIView?)?

    required init(zoom: ZoomOptions? = nil, source: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      self.zoom = zoom
      self.source = source
      super.init()
    }

    /// The view slides up from the bottom.
    public static var coverVertical: Self { Self() }
    /// The view flips around a vertical axis.
    public static var flipHorizontal: Self { Self() }
    /// The view fades in.
    public static var crossDissolve: Self { Self() }
    /// The presenter's view curls up like a page.
    public static var partialCurl: Self { Self() }
    /// The view grows from a source view, and shrinks back into it. The closure is never called.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(zoom: options ?? ZoomOptions(), source: sourceViewProvider) }

    nonisolated deinit {}
  }
}

extension UIViewController.Transition {
  /// The options of a zoom, which have no effect.
  ///
  /// Follows Apple's page `UIViewController.Transition.ZoomOptions`.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// The colour that dims the background.
    open var dimmingColor: UIColor?
    /// The visual effect that dims the background.
    open var dimmingVisualEffect: UIVisualEffect?

    /// Creates the default options.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }

  /// The context of a zoom, for the closure that returns the source view.
  ///
  /// Follows Apple's page `UIViewController.Transition.ZoomSourceViewProviderContext`.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The view controller that contains the source view.
    public let sourceViewController: UIViewController
    /// The view controller that zooms.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }

    nonisolated deinit {}
  }
}
