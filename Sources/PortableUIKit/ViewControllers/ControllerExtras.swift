/// What most controllers never set, kept apart so that a plain controller stays small.
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
  /// What was drawn in the nib its view was loaded from.
  var drawnInNib: DrawnObjects?

  nonisolated deinit {}
}

// What concerns the room and the system's bars; kept, as nothing is drawn here.
extension UIViewController {
  func madeExtras() -> ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// The guide to what covers an edge of the view; another one where the view has become another.
  func guide(atTop: Bool) -> CoveredEdge {
    let (view, extras) = (loadedView(), madeExtras())
    if let made = atTop ? extras.topGuide : extras.bottomGuide, made.owningView === view { return made }
    let guide = CoveredEdge(of: view, atTop: atTop)
    if atTop { extras.topGuide = guide } else { extras.bottomGuide = guide }
    return guide
  }

  /// Whether a scroll view makes room for the bars; kept.
  @available(*, deprecated, message: "Use a scroll view's contentInsetAdjustmentBehavior")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.adjustsScrollViews ?? true }
    set { madeExtras().adjustsScrollViews = newValue }
  }
  /// The same as `isModalInPresentation`.
  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Turns what is on screen as the device is held; it is always held as it is shown here.
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

  /// Tells the container, or who manages the presentation, that this would like another size; on a later turn, by who
  /// it is then.
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

/// What makes a view controller again when the system brings screens back, which nothing does here.
///
/// Follows Apple's page `UIViewControllerRestoration`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// The controller of that restoration identifier, which comes last after those of what is around it; `nil` for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

struct WeakScrollView {
  weak var view: UIScrollView?
  init(_ view: UIScrollView) { self.view = view }
}
