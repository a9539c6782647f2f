import PortableUIKit
import Testing

private final class Told: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

private final class Silent: NSObject, UIScrollViewDelegate {}

private final class InsetView: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

@Suite struct ScrollingTests {
  @Test("UK-21 A scroll view notifies its delegate of a new inset and of a new zoom scale, once each")
  func told() {
    let (view, told) = (InsetView(), Told())
    view.delegate = told
    view.contentInset.top = 20
    view.contentInset.top = 20
    view.zoomScale = 2
    view.zoomScale = 2
    #expect(view.changes == 1)
    #expect(told.lines == ["inset 20", "zoom 2.0"])
  }

  @Test("UK-3 Optional scroll delegate methods have Apple's defaults, and a scroll view cancels no touch of a button")
  func silent() {
    let (view, silent) = (UIScrollView(), Silent())
    view.delegate = silent
    #expect(view.delegate?.scrollViewShouldScrollToTop(view) == true)
    #expect(view.delegate?.viewForZooming(in: view) == nil)
    var target = CGPoint(x: 3, y: 4)
    view.delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    #expect(target == CGPoint(x: 3, y: 4))
    #expect(view.delegate === silent)
    #expect(view.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(view.touchesShouldCancel(in: UIView()))
    #expect(!view.touchesShouldCancel(in: UIButton()))
  }
}
