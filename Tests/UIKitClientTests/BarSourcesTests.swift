import Foundation
import Testing
import UIKit

private final class BadgeItem: UIBarButtonItem {
  var count = 0
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RouteTabItem: UITabBarItem {
  let route: String
  init(route: String) {
    self.route = route
    super.init()
    title = route
  }
  required init?(coder: NSCoder) {
    route = ""
    super.init(coder: coder)
  }
}

private final class QuietItem: UINavigationItem {
  override init(title: String) {
    super.init(title: title)
    hidesBackButton = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class MarkedButton: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    var shown = configuration?.updated(for: self) ?? .plain()
    shown.background.backgroundColor = isSelected ? .systemRed : nil
    configuration = shown
  }
}

private final class PanelLayer: CALayer {
  var adds = 0
  override func add(_ anim: CAAnimation, forKey key: String?) {
    adds += 1
    super.add(anim, forKey: key)
  }
}

private final class PanelView: UIView {
  override class var layerClass: AnyClass { PanelLayer.self }
}

/// A delegate that implements only the method that it needs.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  var isOver = false
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isOver = flag }
}

/// Tests of bars and panels as libraries write them, in a target without default isolation.
@MainActor @Suite struct BarSourcesTests {
  @Test("UK-3 An app can derive from bar items with the required init(coder:)")
  func items() {
    let (badge, tab, quiet) = (BadgeItem(), RouteTabItem(route: "shelf"), QuietItem(title: "Book"))
    badge.count += 1
    #expect(badge.count == 1)
    #expect(tab.title == tab.route)
    #expect(quiet.hidesBackButton)
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(RouteTabItem(coder: archive)?.route == "")
    #expect(BadgeItem(coder: archive) != nil)
    #expect(QuietItem(coder: archive)?.hidesBackButton == false)
  }

  @Test("UK-3 An app copies the appearance of a bar and changes the copy for one screen")
  func appearances() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.shadowColor = nil
    look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.standardAppearance = look
    let own = UINavigationBarAppearance(barAppearance: navigation.navigationBar.standardAppearance)
    own.configureWithTransparentBackground()
    navigation.topViewController?.navigationItem.standardAppearance = own
    #expect(navigation.navigationBar.standardAppearance.backgroundColor != own.backgroundColor)
    let shown = navigation.topViewController?.navigationItem.standardAppearance
    #expect(shown?.titlePositionAdjustment.vertical == 1)
  }

  @Test("UK-3 A subclass and a closure both update the configuration of a button")
  func buttons() {
    let button = MarkedButton(type: .system)
    button.configurationUpdateHandler = { button in button.configuration?.title = button.isSelected ? "On" : "Off" }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration?.background.backgroundColor == UIColor.systemRed)
    #expect(button.currentTitle == "On")
  }

  @Test("UK-3 A panel sets up its layer, and its transition notifies the delegate at the end")
  func panels() async {
    let (panel, end) = (PanelView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), AnimationEnd())
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.cornerCurve = .continuous
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromTop
    transition.timingFunction = CAMediaTimingFunction(name: .easeOut)
    transition.delegate = end
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      CATransaction.begin()
      CATransaction.setCompletionBlock { continuation.resume() }
      panel.layer.add(transition, forKey: kCATransition)
      CATransaction.commit()
    }
    #expect(end.isOver)
    #expect((panel.layer as? PanelLayer)?.adds == 1)
  }
}
