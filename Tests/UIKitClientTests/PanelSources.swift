// A source that imports only UIKit, with the overrides and conformances of page menus and panels.
import UIKit

final class MenuScrollView: UIScrollView {
  private(set) var insetChanges = 0

  override var contentInset: UIEdgeInsets {
    didSet { setNeedsLayout() }
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    super.touchesShouldBegin(touches, with: event, in: view) && !view.isHidden
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetChanges += 1
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== panGestureRecognizer || isScrollEnabled
  }
}

/// A gesture recognizer with its own initializer, which is not an override in UIKit.
final class PanelPan: UIPanGestureRecognizer {
  private(set) var initialLocation = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 1
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    initialLocation = touches.first?.location(in: view) ?? .zero
    if let touch = touches.first, touches.count > 1 { ignore(touch, for: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches { state = .failed }
  }

  override func reset() {
    super.reset()
    initialLocation = .zero
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UITapGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A gesture recognizer that overrides the only designated initializer, and so inherits the others.
final class MenuPan: UIScreenEdgePanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    edges = .left
  }
}

final class ColumnGuide: UILayoutGuide {
  let column: Int

  init(column: Int) {
    self.column = column
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PanelController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  let menu = MenuScrollView()
  let content = UIView()
  private(set) var escapes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    menu.delegate = self
    menu.decelerationRate = .fast
    menu.scrollsToTop = false
    menu.isDirectionalLockEnabled = true
    menu.maximumZoomScale = 3
    view.addSubview(menu)
    menu.addSubview(content)
    NSLayoutConstraint.activate([
      menu.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      menu.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.addConstraint(menu.topAnchor.constraint(equalTo: view.topAnchor))
    let height = menu.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .required - 1
    height.isActive = true
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = scrollView.bounds.width
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === menu
  }

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    UIAccessibility.post(notification: .screenChanged, argument: view)
    return true
  }
}
