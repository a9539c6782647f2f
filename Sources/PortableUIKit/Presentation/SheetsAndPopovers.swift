/// Told about a sheet, besides what every presentation's delegate is told.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the user has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing to do.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The room in which a sheet's heights are worked out.
///
/// Follows Apple's page `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What is known about the surroundings of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height there is room for, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Manages a sheet.
///
/// Follows Apple's page `UISheetPresentationController`. Sheets are not laid out here, so that heights are only kept.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height a sheet may rest at.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
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

    /// Half of the screen; not in use where there is little height.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
    }
    /// All of the screen.
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: The height's name; without one it gets one of its own.
    ///   - resolver: Works the height out, in points; `nil` where it is not in use. Called by `resolvedValue(in:)`
    ///     alone, as sheets are not laid out here.
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }
    /// The height in a room, in points; `nil` where it is not in use.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }

    nonisolated deinit {}
  }

  /// What a sheet has until told otherwise: one list for all, as most presentations make a sheet.
  private static let usualDetents: [UISheetPresentationController.Detent] = [.large()]
  /// The heights it may rest at, the lowest first.
  open var detents: [UISheetPresentationController.Detent] = UISheetPresentationController.usualDetents
  /// The height it rests at; `nil` for the lowest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The highest of them that leaves the rest of the screen in use.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling at its edge makes it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it keeps to the lower edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its contents would like where it keeps to the lower edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether it is as large as a page, and not as its contents would like.
  open var prefersPageSizing = true
  /// The view it is centred over; `nil` for the middle of its room.
  open var sourceView: UIView?
  /// Makes several changes as one animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Says that heights of the app's own are others; they are worked out each time one asks for them here.
  open func invalidateDetents() {}

  nonisolated deinit {}
}

/// Told about a popover, besides what every presentation's delegate is told.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the popover is about to be presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the window's size has changed; the delegate can change the view and the part of it.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing to do.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// The popover keeps its view.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

#if !canImport(ObjectiveC)
  /// A pointer of the Objective-C runtime; here an ordinary one.
  public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
#endif

extension UIPresentationController {
  /// Called when the window's size has changed.
  func windowDidResize() { (self as? UIPopoverPresentationController)?.reposition() }
}

/// What a popover can point at.
///
/// Follows Apple's page `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
extension UITab: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover.
///
/// Follows Apple's page `UIPopoverPresentationController`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points at.
  open var sourceView: UIView?
  /// The part of that view.
  open var sourceRect = CGRect.null
  /// The bar item it points at.
  open var barButtonItem: UIBarButtonItem?
  /// What it points at, a view or an item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Whether it may lie over what it points at where there is little room; kept, as nothing is laid out here.
  open var canOverlapSourceViewRect = false
  /// How far it stays away from the edges of the screen; kept.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Where its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where its arrow points.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.any
  /// What is painted behind it.
  open var backgroundColor: UIColor?
  /// The sheet it becomes in little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)
  /// Views outside of it the user may go on using.
  open var passthroughViews: [UIView]?

  /// Whether it has adapted to a sheet.
  var isSheet: Bool { adapted == .pageSheet || adapted == .formSheet }

  /// Asks the delegate where the popover points, after the window's size has changed.
  func reposition() {
    guard adapted == .none, var view = sourceView else { return }
    var rect = sourceRect
    let delegate = delegateLink as? any UIPopoverPresentationControllerDelegate
    delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    (sourceRect, sourceView) = (rect, view)
  }

  nonisolated deinit {}
}
