import Testing

@testable import PortableUIKit

@MainActor @Suite struct WindowOfViewTests {
  private final class Note: UIView {
    var told: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) { told.append(newWindow == nil ? "will: none" : "will: one") }
    override func didMoveToWindow() { told.append(window == nil ? "did: none" : "did: one") }
  }

  @Test("All views of a subtree get the window to which the subtree moves, and no window after its removal")
  func wholeTrees() {
    let (window, outer, inner) = (UIWindow(frame: .zero), UIView(), Note())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    let other = UIWindow(frame: .zero)
    other.addSubview(outer)
    #expect(inner.window === other)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.told == ["will: one", "did: one", "will: one", "did: one", "will: none", "did: none"])
  }

  @Test("A view of a released window has no window, and receives no callback when it is removed")
  func deadWindow() {
    let (outer, inner) = (UIView(), Note())
    outer.addSubview(inner)
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.addSubview(outer)
    window = nil
    #expect(inner.window == nil)
    inner.removeFromSuperview()
    #expect(inner.told == ["will: one", "did: one"])
    let next = UIWindow(frame: .zero)
    next.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.window === next)
  }

  @Test("A window inside another view gives its subviews no window until it is removed from the view")
  func windowInAView() {
    let (window, view, inside) = (UIWindow(frame: .zero), UIView(), UIView())
    window.addSubview(inside)
    view.addSubview(window)
    #expect(inside.window == nil)
    window.removeFromSuperview()
    #expect(inside.window === window)
    #expect(window.window === window)
  }
}
