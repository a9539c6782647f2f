/// The settings of a presentation that UIKit drops when the presentation ends. They are recorded so that the same
/// presentation can be made again.
///
/// The view controller itself keeps its style, its transition, and whether the user may swipe it away, so these are not
/// recorded.
struct PresentationManner {
  private let delegate: (any UIAdaptivePresentationControllerDelegate)?
  // On tvOS there are neither popovers nor sheets.
  #if !os(tvOS)
    private var popover: Popover?
    private var sheet: Sheet?

    private struct Popover {
      let sourceView: UIView?
      let sourceRect: CGRect
      let barButtonItem: UIBarButtonItem?
      let sourceItem: (any UIPopoverPresentationControllerSourceItem)?
      let arrows: UIPopoverArrowDirection
      let passthrough: [UIView]?
      let mayOverlap: Bool
      #if !os(visionOS)
        let margins: UIEdgeInsets
      #endif

      init(of popover: UIPopoverPresentationController) {
        (sourceView, sourceRect) = (popover.sourceView, popover.sourceRect)
        (barButtonItem, sourceItem) = (popover.barButtonItem, popover.sourceItem)
        (arrows, passthrough) = (popover.permittedArrowDirections, popover.passthroughViews)
        mayOverlap = popover.canOverlapSourceViewRect
        #if !os(visionOS)
          margins = popover.popoverLayoutMargins
        #endif
      }

      func apply(to popover: UIPopoverPresentationController) {
        // Only anchors that were set are set again, because setting an anchor to nil may remove another anchor.
        if let sourceView { (popover.sourceView, popover.sourceRect) = (sourceView, sourceRect) }
        if let barButtonItem { popover.barButtonItem = barButtonItem }
        if let sourceItem { popover.sourceItem = sourceItem }
        popover.permittedArrowDirections = arrows
        popover.passthroughViews = passthrough
        popover.canOverlapSourceViewRect = mayOverlap
        #if !os(visionOS)
          popover.popoverLayoutMargins = margins
        #endif
      }
    }

    private struct Sheet {
      let isEdgeAttached: Bool
      // A sheet on visionOS has one height, no grabber and the system's corners.
      #if !os(visionOS)
        let detents: [UISheetPresentationController.Detent]
        let selected: UISheetPresentationController.Detent.Identifier?
        let undimmed: UISheetPresentationController.Detent.Identifier?
        let hasGrabber: Bool
        let cornerRadius: CGFloat?
        let scrollingExpands: Bool
      #endif

      init(of sheet: UISheetPresentationController) {
        isEdgeAttached = sheet.prefersEdgeAttachedInCompactHeight
        #if !os(visionOS)
          detents = sheet.detents
          selected = sheet.selectedDetentIdentifier
          undimmed = sheet.largestUndimmedDetentIdentifier
          hasGrabber = sheet.prefersGrabberVisible
          cornerRadius = sheet.preferredCornerRadius
          scrollingExpands = sheet.prefersScrollingExpandsWhenScrolledToEdge
        #endif
      }

      func apply(to sheet: UISheetPresentationController) {
        sheet.prefersEdgeAttachedInCompactHeight = isEdgeAttached
        #if !os(visionOS)
          sheet.detents = detents
          sheet.selectedDetentIdentifier = selected
          sheet.largestUndimmedDetentIdentifier = undimmed
          sheet.prefersGrabberVisible = hasGrabber
          sheet.preferredCornerRadius = cornerRadius
          sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpands
        #endif
      }
    }
  #endif

  init(of presented: UIViewController) {
    let controller = presented.presentationController
    delegate = controller?.delegate
    #if !os(tvOS)
      if let popover = controller as? UIPopoverPresentationController {
        self.popover = Popover(of: popover)
      }
      if let sheet = controller as? UISheetPresentationController {
        self.sheet = Sheet(of: sheet)
      }
    #endif
  }

  /// Gives the settings to a presentation that is about to be made again.
  func apply(to presented: UIViewController) {
    let controller = presented.presentationController
    controller?.delegate = delegate
    #if !os(tvOS)
      if let popover, let again = controller as? UIPopoverPresentationController { popover.apply(to: again) }
      if let sheet, let again = controller as? UISheetPresentationController { sheet.apply(to: again) }
    #endif
  }
}

extension UIViewController {
  /// Returns whether UIKit would present this view controller as a popover with these traits, and no anchor is set.
  /// Returns `false` if the delegate is a `UIPopoverPresentationControllerDelegate`, because it may still set an
  /// anchor.
  ///
  /// Apple: "popoverPresentationController", and "Getting the user's attention with alerts and action sheets".
  ///
  /// - Parameter style: The style that the presentation is going to set; `nil` for the view controller's own style.
  func lacksAnchor(in traits: UITraitCollection, style: UIModalPresentationStyle? = nil) -> Bool {
    #if os(tvOS)
      return false
    #else
      guard traits.horizontalSizeClass == .regular else { return false }
      if let style, style != modalPresentationStyle, !(self is UIAlertController) { return style == .popover }
      guard modalPresentationStyle == .popover || isPopoverByClass else { return false }
      guard let popover = popoverPresentationController, !popover.hasAnchor else { return false }
      let adapted = popover.adaptivePresentationStyle(for: traits)
      guard adapted == .none || adapted == .popover else { return false }
      let controller: UIPresentationController = popover
      return !(controller.delegate is any UIPopoverPresentationControllerDelegate)
    #endif
  }

  #if !os(tvOS)
    /// Whether UIKit presents screens of this class as popovers if there is room.
    private var isPopoverByClass: Bool {
      if let alert = self as? UIAlertController { return alert.preferredStyle == .actionSheet }
      return self is UIActivityViewController
    }
  #endif
}

#if !os(tvOS)
  extension UIPopoverPresentationController {
    /// Whether an anchor is set: a view, a bar button item or another source item.
    package var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
  }
#endif
