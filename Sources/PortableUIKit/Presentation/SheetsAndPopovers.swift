/// Methods that react to a sheet, in addition to the methods about all presentations.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Tells the delegate that the user has selected another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The context in which a sheet's detent computes its height.
///
/// Follows Apple's page `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A presentation controller that manages a sheet.
///
/// Follows Apple's page `UISheetPresentationController`. The headless UIKit does not lay out sheets and only stores
/// detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the detent at half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent at full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at half the height of the screen. It is inactive at compact height.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
    }
    /// Returns a detent at full height.
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the detent. `nil` selects a unique one.
    ///   - resolver: A closure that returns the height in points, or `nil` if the detent is inactive. Only
    ///     `resolvedValue(in:)` calls it, because the headless UIKit does not lay out sheets.
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }
    /// Returns the height of the detent in a context, in points. `nil` if the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }

    nonisolated deinit {}
  }

  /// The default detents: one shared list, because most presentations create a sheet.
  private static let usualDetents: [UISheetPresentationController.Detent] = [.large()]
  /// The detents of the sheet, the lowest first.
  open var detents: [UISheetPresentationController.Detent] = UISheetPresentationController.usualDetents
  /// The identifier of the selected detent. `nil` selects the lowest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The identifier of the highest detent that leaves the presenter's view undimmed.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// A Boolean value that indicates whether the sheet shows a grabber.
  open var prefersGrabberVisible = false
  /// The corner radius of the sheet.
  open var preferredCornerRadius: CGFloat?
  /// A Boolean value that indicates whether scrolling at the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet stays at the bottom edge at compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether a sheet at the bottom edge has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// A Boolean value that indicates whether the sheet has the size of a page instead of its content's preferred size.
  open var prefersPageSizing = true
  /// The view that the sheet is centred over. `nil` centres the sheet in its container.
  open var sourceView: UIView?
  /// Animates changes of the sheet's properties. The closure runs at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Invalidates custom detents. The headless UIKit computes their heights at each request.
  open func invalidateDetents() {}

  nonisolated deinit {}
}

/// Methods that react to a popover, in addition to the methods about all presentations.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Tells the delegate that the window's size has changed, so the popover needs a position. The delegate can change
  /// the source view and rectangle.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Does nothing, so the popover keeps its source view.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

#if !canImport(ObjectiveC)
  /// A pointer that the Objective-C runtime needs. On Linux it is an ordinary pointer.
  public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
#endif

extension UIPresentationController {
  func windowDidResize() { (self as? UIPopoverPresentationController)?.reposition() }
}

/// A source that a popover's arrow can point to.
///
/// Follows Apple's page `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
extension UITab: UIPopoverPresentationControllerSourceItem {}

/// A presentation controller that manages a popover.
///
/// Follows Apple's page `UIPopoverPresentationController`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The rectangle in the source view that the popover points to.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// The view or item that the popover points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// A Boolean value that indicates whether the popover may overlap its source. The value has no effect.
  open var canOverlapSourceViewRect = false
  /// The margins between the popover and the screen's edges. The value has no effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.any
  /// The background colour of the popover.
  open var backgroundColor: UIColor?
  /// The sheet that the popover becomes at compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)
  /// The views outside the popover that the user can still touch.
  open var passthroughViews: [UIView]?

  var isSheet: Bool { adapted == .pageSheet || adapted == .formSheet }

  /// Asks the delegate for the popover's source after the window's size changes.
  func reposition() {
    guard adapted == .none, var view = sourceView else { return }
    var rect = sourceRect
    let delegate = delegateLink as? any UIPopoverPresentationControllerDelegate
    delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    (sourceRect, sourceView) = (rect, view)
  }

  nonisolated deinit {}
}
