import Testing

@testable import PortableUIKit

@MainActor @Suite struct WindowOfViewTests {
  private final class Note: UIView {
    var told: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) { told.append(newWindow == nil ? "will: none" : "will: one") }
    override func didMoveToWindow() { told.append(window == nil ? "did: none" : "did: one") }
  }

  @Test("All views below one that moves are in its window when the first is told, and in none when it is out")
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

  @Test("A view of a window that has died is in none, and is not told again that it leaves it")
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

  @Test("A window that lies in a view has no window of its own until it is taken out")
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
