import PortableUIKit
import Testing

/// A property that keeps the value that is set.
nonisolated private struct Kept: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @MainActor @Sendable () -> Void

  init(_ name: String, _ check: @escaping @MainActor @Sendable () -> Void) {
    (testDescription, self.check) = (name, check)
  }
}

/// Expects the default value, and another value after it is set.
@MainActor private func keep<Object: AnyObject, Value: Equatable>(
  _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ usual: Value, _ value: Value
) {
  #expect(object[keyPath: path] == usual)
  object[keyPath: path] = value
  #expect(object[keyPath: path] == value)
}

private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
private let view = UIView()
private let star = UIImage(systemName: "star")

nonisolated private let views: [Kept] = [
  Kept("UIView.alpha") { keep(UIView(), \.alpha, 1, 0.5) },
  Kept("UIView.contentMode") { keep(UIView(), \.contentMode, .scaleToFill, .top) },
  Kept("UIView.isExclusiveTouch") { keep(UIView(), \.isExclusiveTouch, false, true) },
  Kept("UIView.isMultipleTouchEnabled") { keep(UIView(), \.isMultipleTouchEnabled, false, true) },
  Kept("UIView.isOpaque") { keep(UIView(), \.isOpaque, true, false) },
  Kept("UIView.restorationIdentifier") { keep(UIView(), \.restorationIdentifier, nil, "box") },
  Kept("UIView.accessibilityContainerType") { keep(UIView(), \.accessibilityContainerType, .none, .list) },
  Kept("UIView.accessibilityElementsHidden") { keep(UIView(), \.accessibilityElementsHidden, false, true) },
  Kept("UIView.accessibilityHint") { keep(UIView(), \.accessibilityHint, nil, "Buys") },
  Kept("UIView.accessibilityTraits") { keep(UIView(), \.accessibilityTraits, .none, [.adjustable, .searchField]) },
  Kept("UIView.accessibilityValue") { keep(UIView(), \.accessibilityValue, nil, "3") },
  Kept("UIView.accessibilityViewIsModal") { keep(UIView(), \.accessibilityViewIsModal, false, true) },
  Kept("UIView.shouldGroupAccessibilityChildren") {
    keep(UIView(), \.shouldGroupAccessibilityChildren, false, true)
  },
  Kept("UIScrollView.automaticallyAdjustsScrollIndicatorInsets") {
    keep(UIScrollView(), \.automaticallyAdjustsScrollIndicatorInsets, true, false)
  },
  Kept("UIScrollView.bouncesZoom") { keep(UIScrollView(), \.bouncesZoom, true, false) },
  Kept("UIScrollView.canCancelContentTouches") { keep(UIScrollView(), \.canCancelContentTouches, true, false) },
  Kept("UIScrollView.decelerationRate") { keep(UIScrollView(), \.decelerationRate, .normal, .fast) },
  Kept("UIScrollView.delaysContentTouches") { keep(UIScrollView(), \.delaysContentTouches, true, false) },
  Kept("UIScrollView.indicatorStyle") { keep(UIScrollView(), \.indicatorStyle, .default, .white) },
  Kept("UIScrollView.isDirectionalLockEnabled") { keep(UIScrollView(), \.isDirectionalLockEnabled, false, true) },
  Kept("UIScrollView.maximumZoomScale") { keep(UIScrollView(), \.maximumZoomScale, 1, 4) },
  Kept("UIScrollView.minimumZoomScale") { keep(UIScrollView(), \.minimumZoomScale, 1, 0.5) },
  Kept("UIScrollView.scrollsToTop") { keep(UIScrollView(), \.scrollsToTop, true, false) },
  Kept("NSValue.cgPointValue") { #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2)) },
  Kept("NSValue.cgSizeValue") {
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
  },
  Kept("NSValue.uiEdgeInsetsValue") { #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets) },
]

nonisolated private let controls: [Kept] = [
  Kept("UIButton.contentEdgeInsets") { keep(UIButton(), \.contentEdgeInsets, .zero, insets) },
  Kept("UIButton.contentVerticalAlignment") { keep(UIButton(), \.contentVerticalAlignment, .center, .top) },
  Kept("UIButton.imageEdgeInsets") { keep(UIButton(), \.imageEdgeInsets, .zero, insets) },
  Kept("UIButton.titleEdgeInsets") { keep(UIButton(), \.titleEdgeInsets, .zero, insets) },
  Kept("UIDatePicker.minuteInterval") { keep(UIDatePicker(), \.minuteInterval, 1, 5) },
  Kept("UIPageControl.backgroundStyle") { keep(UIPageControl(), \.backgroundStyle, .automatic, .minimal) },
  Kept("UIPageControl.currentPageIndicatorTintColor") {
    keep(UIPageControl(), \.currentPageIndicatorTintColor, nil, .systemRed)
  },
  Kept("UIPageControl.pageIndicatorTintColor") { keep(UIPageControl(), \.pageIndicatorTintColor, nil, .systemRed) },
  Kept("UIProgressView.progressTintColor") { keep(UIProgressView(), \.progressTintColor, nil, .systemRed) },
  Kept("UIProgressView.progressViewStyle") { keep(UIProgressView(), \.progressViewStyle, .default, .bar) },
  Kept("UIProgressView.trackTintColor") { keep(UIProgressView(), \.trackTintColor, nil, .systemRed) },
  Kept("UISegmentedControl.selectedSegmentTintColor") {
    keep(UISegmentedControl(), \.selectedSegmentTintColor, nil, .systemRed)
  },
  Kept("UISlider.minimumTrackTintColor") { keep(UISlider(), \.minimumTrackTintColor, nil, .systemRed) },
  Kept("UIStepper.isContinuous") { keep(UIStepper(), \.isContinuous, true, false) },
  Kept("UISwitch.preferredStyle") { keep(UISwitch(), \.preferredStyle, .automatic, .checkbox) },
  Kept("UISwitch.thumbTintColor") { keep(UISwitch(), \.thumbTintColor, nil, .systemRed) },
  Kept("UITextField.inputAccessoryView") { keep(UITextField(), \.inputAccessoryView, nil, view) },
  Kept("UITextField.inputView") { keep(UITextField(), \.inputView, nil, view) },
  Kept("UITextField.keyboardAppearance") { keep(UITextField(), \.keyboardAppearance, .default, .dark) },
  Kept("UITextField.smartDashesType") { keep(UITextField(), \.smartDashesType, .default, .yes) },
  Kept("UITextField.smartInsertDeleteType") { keep(UITextField(), \.smartInsertDeleteType, .default, .no) },
  Kept("UITextField.smartQuotesType") { keep(UITextField(), \.smartQuotesType, .default, .no) },
  Kept("UITextField.spellCheckingType") { keep(UITextField(), \.spellCheckingType, .default, .no) },
  Kept("UITextField.textContentType") { keep(UITextField(), \.textContentType, nil, .postalCode) },
  Kept("UITextView.autocapitalizationType") { keep(UITextView(), \.autocapitalizationType, .sentences, .none) },
  Kept("UITextView.autocorrectionType") { keep(UITextView(), \.autocorrectionType, .default, .no) },
  Kept("UITextView.inputAccessoryView") { keep(UITextView(), \.inputAccessoryView, nil, view) },
  Kept("UITextView.inputView") { keep(UITextView(), \.inputView, nil, view) },
]

nonisolated private let gestures: [Kept] = [
  Kept("UIGestureRecognizer.delaysTouchesBegan") { keep(UIGestureRecognizer(), \.delaysTouchesBegan, false, true) },
  Kept("UIGestureRecognizer.delaysTouchesEnded") { keep(UIGestureRecognizer(), \.delaysTouchesEnded, true, false) },
  Kept("UIPanGestureRecognizer.maximumNumberOfTouches") {
    keep(UIPanGestureRecognizer(), \.maximumNumberOfTouches, .max, 3)
  },
  Kept("UIPanGestureRecognizer.minimumNumberOfTouches") {
    keep(UIPanGestureRecognizer(), \.minimumNumberOfTouches, 1, 2)
  },
  Kept("UILongPressGestureRecognizer.allowableMovement") {
    keep(UILongPressGestureRecognizer(), \.allowableMovement, 10, 4)
  },
  Kept("UILongPressGestureRecognizer.numberOfTapsRequired") {
    keep(UILongPressGestureRecognizer(), \.numberOfTapsRequired, 0, 1)
  },
  Kept("UILongPressGestureRecognizer.numberOfTouchesRequired") {
    keep(UILongPressGestureRecognizer(), \.numberOfTouchesRequired, 1, 2)
  },
  Kept("UIPinchGestureRecognizer.scale") { keep(UIPinchGestureRecognizer(), \.scale, 1, 2) },
  Kept("UIRotationGestureRecognizer.rotation") { keep(UIRotationGestureRecognizer(), \.rotation, 0, 1) },
  Kept("UISwipeGestureRecognizer.numberOfTouchesRequired") {
    keep(UISwipeGestureRecognizer(), \.numberOfTouchesRequired, 1, 2)
  },
  Kept("UITapGestureRecognizer.numberOfTapsRequired") { keep(UITapGestureRecognizer(), \.numberOfTapsRequired, 1, 2) },
]

private func sheet() -> UISheetPresentationController {
  UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
}
private func popover() -> UIPopoverPresentationController {
  UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
}

nonisolated private let screens: [Kept] = [
  Kept("UIApplication.applicationIconBadgeNumber") { keep(UIApplication(), \.applicationIconBadgeNumber, 0, 3) },
  Kept("UIDevice.isBatteryMonitoringEnabled") { keep(UIDevice(), \.isBatteryMonitoringEnabled, false, true) },
  Kept("UIDevice.isProximityMonitoringEnabled") { keep(UIDevice(), \.isProximityMonitoringEnabled, false, true) },
  Kept("UINavigationBar.backIndicatorImage") { keep(UINavigationBar(), \.backIndicatorImage, nil, star) },
  Kept("UINavigationBar.shadowImage") { keep(UINavigationBar(), \.shadowImage, nil, star) },
  Kept("UINavigationItem.preferredSearchBarPlacement") {
    keep(UINavigationItem(), \.preferredSearchBarPlacement, .automatic, .integrated)
  },
  Kept("UINavigationItem.style") { keep(UINavigationItem(), \.style, .navigator, .editor) },
  Kept("UINavigationItem.subtitle") { keep(UINavigationItem(), \.subtitle, nil, "3 books") },
  Kept("UIPopoverPresentationController.canOverlapSourceViewRect") {
    keep(popover(), \.canOverlapSourceViewRect, false, true)
  },
  Kept("UIPopoverPresentationController.popoverLayoutMargins") {
    keep(popover(), \.popoverLayoutMargins, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), insets)
  },
  Kept("UISearchBar.backgroundImage") { keep(UISearchBar(frame: .zero), \.backgroundImage, nil, star) },
  Kept("UISearchBar.barTintColor") { keep(UISearchBar(frame: .zero), \.barTintColor, nil, .systemRed) },
  Kept("UISearchBar.isTranslucent") { keep(UISearchBar(frame: .zero), \.isTranslucent, true, false) },
  Kept("UISearchBar.searchBarStyle") { keep(UISearchBar(frame: .zero), \.searchBarStyle, .default, .minimal) },
  Kept("UISheetPresentationController.prefersPageSizing") { keep(sheet(), \.prefersPageSizing, true, false) },
  Kept("UISheetPresentationController.sourceView") { keep(sheet(), \.sourceView, nil, view) },
  Kept("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached") {
    keep(sheet(), \.widthFollowsPreferredContentSizeWhenEdgeAttached, false, true)
  },
  Kept("UIViewController.restorationIdentifier") { keep(UIViewController(), \.restorationIdentifier, nil, "list") },
]

@Suite struct KeptTests {
  @Test(
    "UK-5 A stored property has Apple's default, and returns the value that was set",
    arguments: views + controls + gestures + screens)
  fileprivate func properties(kept: Kept) { kept.check() }

  @Test("UK-21 Images, text attributes and widths are kept for each state, bar metrics or segment")
  func states() {
    let (button, item, bar) = (UIButton(), UITabBarItem(), UINavigationBar())
    let segments = UISegmentedControl(items: ["a", "b"])
    button.setBackgroundImage(star, for: .normal)
    #expect(button.backgroundImage(for: .highlighted) == star)
    item.setTitleTextAttributes([.font: "large"], for: .selected)
    #expect(item.titleTextAttributes(for: .selected)?[.font] as? String == "large")
    #expect(item.titleTextAttributes(for: .normal) == nil)
    bar.setBackgroundImage(star, for: .compact)
    #expect(bar.backgroundImage(for: .compact) == star)
    #expect(bar.backgroundImage(for: .default) == nil)
    segments.setWidth(40, forSegmentAt: 1)
    #expect((0..<2).map(segments.widthForSegment) == [0, 40])
  }
}
