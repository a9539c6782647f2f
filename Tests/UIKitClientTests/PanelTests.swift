import Testing
import UIKit

@MainActor @Suite struct PanelTests {
  @Test("UK-3 An app can override the open methods of scroll views, gestures and layout guides")
  func overrides() {
    let menu = MenuScrollView()
    menu.contentInset.left = 8
    #expect(menu.insetChanges == 1)
    #expect(menu.touchesShouldCancel(in: UIButton()))
    #expect(menu.touchesShouldBegin([], with: nil, in: UIView()))
    menu.isScrollEnabled = false
    #expect(!menu.gestureRecognizerShouldBegin(menu.panGestureRecognizer))
    let pan = PanelPan()
    #expect(pan.maximumNumberOfTouches == 1)
    #expect(!pan.canPrevent(UITapGestureRecognizer()))
    #expect(!pan.canBePrevented(by: MenuPan()))
    #expect(pan.shouldBeRequiredToFail(by: MenuPan()))
    #expect(MenuPan().edges == .left)
    #expect(MenuPan(target: nil, action: nil).edges == .left)
    #expect(ColumnGuide(column: 2).column == 2)
  }

  @Test("UK-3 A screen with scroll view and gesture delegates and constraints compiles and works")
  func controller() {
    let panel = PanelController()
    panel.loadViewIfNeeded()
    let menu = panel.menu
    #expect(menu.delegate?.scrollViewShouldScrollToTop(menu) == false)
    #expect(menu.delegate?.viewForZooming(in: menu) === panel.content)
    menu.frame.size.width = 90
    var target = CGPoint.zero
    menu.delegate?.scrollViewWillEndDragging(menu, withVelocity: .zero, targetContentOffset: &target)
    #expect(target.x == 90)
    #expect(panel.view.constraints.count == 3)
    #expect(menu.constraints.first?.priority == UILayoutPriority(999))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert)
    #expect(panel.accessibilityPerformEscape())
    #expect(panel.escapes == 1)
  }
}
