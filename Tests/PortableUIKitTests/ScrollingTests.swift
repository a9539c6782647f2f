import PortableUIKit
import Testing

private final class Told: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

/// Says nothing about anything.
private final class Silent: NSObject, UIScrollViewDelegate {}

private final class InsetView: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

/// What page menus and panels set, override and are told of.
@Suite struct ScrollingTests {
  @Test("UK-5 A scroll view is set up as on Apple's systems, and keeps what is set")
  func kept() {
    let view = UIScrollView()
    #expect(view.decelerationRate == .normal && !view.isDirectionalLockEnabled && view.scrollsToTop)
    #expect(view.delaysContentTouches && view.canCancelContentTouches && view.bouncesZoom)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.scrollIndicatorInsets == .zero && !view.isTracking)
    view.decelerationRate = .fast
    view.isDirectionalLockEnabled = true
    (view.scrollsToTop, view.delaysContentTouches) = (false, false)
    (view.canCancelContentTouches, view.bouncesZoom) = (false, false)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
    #expect(view.decelerationRate == UIScrollView.DecelerationRate(rawValue: 0.99) && view.isDirectionalLockEnabled)
    #expect(!view.scrollsToTop && !view.delaysContentTouches && !view.canCancelContentTouches && !view.bouncesZoom)
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
    view.flashScrollIndicators()
  }

  @Test("UK-5 Room set for both marks holds for each, which can have room of its own")
  func marks() {
    let view = UIScrollView()
    let (one, other) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    )
    view.scrollIndicatorInsets = one
    #expect(view.verticalScrollIndicatorInsets == one && view.horizontalScrollIndicatorInsets == one)
    view.horizontalScrollIndicatorInsets = other
    view.verticalScrollIndicatorInsets.top = 7
    #expect(view.horizontalScrollIndicatorInsets == other && view.scrollIndicatorInsets.top == 7)
  }

  @Test("UK-21 A scroll view and its delegate are told of other room, and the delegate of another size, once each")
  func told() {
    let (view, told) = (InsetView(), Told())
    view.delegate = told
    view.contentInset.top = 20
    view.contentInset.top = 20
    view.zoomScale = 2
    view.zoomScale = 2
    #expect(view.changes == 1 && told.lines == ["inset 20", "zoom 2.0"])
  }

  @Test("UK-3 What a delegate says nothing about is as on Apple's systems; fingers are left to controls alone")
  func silent() {
    let (view, silent) = (UIScrollView(), Silent())
    view.delegate = silent
    #expect(view.delegate?.scrollViewShouldScrollToTop(view) == true)
    #expect(view.delegate?.viewForZooming(in: view) == nil)
    var target = CGPoint(x: 3, y: 4)
    view.delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    #expect(target == CGPoint(x: 3, y: 4) && view.delegate === silent)
    #expect(view.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIButton()))
  }
}
