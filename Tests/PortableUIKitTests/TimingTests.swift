import PortableUIKit
import Testing

/// What says how something is animated, and is only kept here.
@Suite struct TimingTests {
  @Test("UK-21 A spring keeps how fast it begins, however it is made")
  func springs() {
    let velocity = CGVector(dx: 2, dy: -1)
    let springs = [
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity),
      UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: velocity),
    ]
    #expect(springs.allSatisfy { $0.initialVelocity == velocity && $0.timingCurveType == .spring })
    let resting = [
      UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 1),
      UISpringTimingParameters(duration: 0.5, bounce: 0),
    ]
    #expect(resting.allSatisfy { $0.initialVelocity == .zero && $0.springTimingParameters === $0 })
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: springs[0])
    #expect(animator.timingParameters?.springTimingParameters?.initialVelocity.dx == 2)
  }

  @Test("UK-2 A vector has two parts, which are whole numbers or not")
  func vectors() {
    let (whole, fraction, part) = (3, 0.5, CGFloat(0.5))
    var vector = CGVector(dx: whole, dy: whole)
    vector.dy = 0.5
    #expect(vector == CGVector(dx: 3, dy: 0.5) && vector != CGVector(dx: 0.5, dy: 3))
    #expect(CGVector(dx: fraction, dy: fraction) == CGVector(dx: part, dy: part))
    #expect(CGVector() == .zero && CGVector.zero == CGVector(dx: 0, dy: 0))
  }

  @Test("UK-2 Points, sizes and rectangles are moved, scaled and turned by a transform, and back by its inverse")
  func transforms() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -4, d: 0, tx: 10, ty: 20)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 5)
    #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 2, y: 22))
    #expect(CGSize(width: 3, height: 5).applying(transform) == CGSize(width: -20, height: 6))
    #expect(rect.applying(transform) == CGRect(x: -18, y: 22, width: 20, height: 6))
    #expect(rect.applying(transform).applying(transform.inverted()) == rect)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat && CGRect.null.applying(transform).isNull)
  }

  @Test("UK-5 A sheet keeps how wide it is to be and what it is centred over")
  func sheets() {
    let (screen, view) = (UIViewController(), UIView())
    let sheet = UISheetPresentationController(presentedViewController: screen, presenting: nil)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.prefersPageSizing)
    #expect(sheet.sourceView == nil)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.prefersPageSizing = false
    sheet.sourceView = view
    #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && !sheet.prefersPageSizing)
    #expect(sheet.sourceView === view)
  }
}
