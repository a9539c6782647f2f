extension UIViewController {
  /// How a controller's view comes and goes; it is kept, and nothing is drawn here.
  ///
  /// Follows Apple's page `UIViewController.Transition`.
  @preconcurrency @MainActor public class Transition: NSObject {
    /// Its options, where it zooms.
    let zoom: ZoomOptions?
    /// Gives the view it zooms out of, where it does.
    let source: ((ZoomSourceViewProviderContext) -> UIView?)?

    required init(zoom: ZoomOptions? = nil, source: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      self.zoom = zoom
      self.source = source
      super.init()
    }

    /// Slides up from below.
    public static var coverVertical: Self { Self() }
    /// Turns the screen around.
    public static var flipHorizontal: Self { Self() }
    /// Fades in.
    public static var crossDissolve: Self { Self() }
    /// Curls up what is there, like a page.
    public static var partialCurl: Self { Self() }
    /// Grows out of a view, and shrinks into it; nobody asks for the view here.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(zoom: options ?? ZoomOptions(), source: sourceViewProvider) }

    nonisolated deinit {}
  }
}

extension UIViewController.Transition {
  /// How something zooms; kept.
  ///
  /// Follows Apple's page `UIViewController.Transition.ZoomOptions`.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// The colour over what is left behind.
    open var dimmingColor: UIColor?
    /// The effect over what is left behind.
    open var dimmingVisualEffect: UIVisualEffect?

    /// Makes the system's options.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }

  /// What is zoomed, for who says out of which view.
  ///
  /// Follows Apple's page `UIViewController.Transition.ZoomSourceViewProviderContext`.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the view.
    public let sourceViewController: UIViewController
    /// The controller that grows out of it.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }

    nonisolated deinit {}
  }
}
