/// Values that few view controllers set, stored apart so that a plain view controller is small.
final class ControllerExtras {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var additionalSafeArea = UIEdgeInsets.zero
  var respectsLeastMargins = true
  var adjustsScrollViews = true
  var preferredTransition: UIViewController.Transition?
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var topGuide: CoveredEdge?
  var bottomGuide: CoveredEdge?
  var scrollViews: [UInt: WeakScrollView] = [:]
  /// The objects of the nib from which the view was loaded.
  var drawnInNib: DrawnObjects?

  nonisolated deinit {}
}

// The settings of layout and of system bars, which the headless UIKit only stores.
extension UIViewController {
  func madeExtras() -> ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Returns the guide of a covered edge. A new view gets a new guide.
  func guide(atTop: Bool) -> CoveredEdge {
    let (view, extras) = (loadedView(), madeExtras())
    if let made = atTop ? extras.topGuide : extras.bottomGuide, made.owningView === view { return made }
    let guide = CoveredEdge(of: view, atTop: atTop)
    if atTop { extras.topGuide = guide } else { extras.bottomGuide = guide }
    return guide
  }

  /// A Boolean value that indicates whether a scroll view adjusts its insets for bars. The value has no effect.
  @available(*, deprecated, message: "Use a scroll view's contentInsetAdjustmentBehavior")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.adjustsScrollViews ?? true }
    set { madeExtras().adjustsScrollViews = newValue }
  }
  /// The former name of `isModalInPresentation`.
  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Rotates the interface to the orientation of the device. Does nothing.
  @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {}

  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    extras?.scrollViews.first { $0.key & edge.rawValue != 0 }?.value.view
  }

  func keep(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
    guard scrollView != nil || extras != nil else { return }
    let extras = madeExtras()
    for bit in 0..<4 where edges.rawValue & (1 << bit) != 0 {
      extras.scrollViews[1 << bit] = scrollView.map(WeakScrollView.init)
    }
  }

  /// Notifies the container or the presentation controller on a later turn that the preferred size has changed. The
  /// container or presentation controller is determined on that turn.
  func tellPreferredContentSize() {
    guard parentLink != nil || presentingLink != nil else { return }
    let scheduler = (viewStore?.hostWindow ?? stateWindow)?.queue.scheduler
    (scheduler ?? .current ?? .unattached).enqueue { [weak self] in
      guard let self else { return }
      if let parentLink { return parentLink.preferredContentSizeDidChange(forChildContentContainer: self) }
      guard presentingLink != nil else { return }
      presentationControllerStore?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

/// A method that creates a view controller during state restoration. The headless UIKit never restores state.
///
/// Follows Apple's page `UIViewControllerRestoration`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Asks for the view controller with a path of restoration identifiers. The last identifier is its own.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

struct WeakScrollView {
  weak var view: UIScrollView?
  init(_ view: UIScrollView) { self.view = view }
}
