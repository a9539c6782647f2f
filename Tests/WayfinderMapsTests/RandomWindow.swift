import Foundation
import Wayfinder
import WayfinderMaps
import WayfinderTesting

/// A window with random views, bars and modals.
final class RandomWindow {
  private var numbers: SeededGenerator
  /// A Boolean value that indicates whether the window has a few short texts, each on its own line.
  private let isPlain: Bool
  /// The texts of a plain window, in reading order.
  private(set) var texts: [String] = []

  init(seed: UInt64, isPlain: Bool = false) {
    numbers = SeededGenerator(seed: seed)
    self.isPlain = isPlain
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  private func text() -> String {
    if isPlain {
      let text =
        "\(texts.count + 1) " + (AppMap.hostileTexts.filter { $0.count < 40 }.randomElement(using: &numbers) ?? "")
      texts.append(text)
      return text
    }
    if chance(40), let text = AppMap.hostileTexts.randomElement(using: &numbers) { return text }
    let words = (0..<Int.random(in: 0...9, using: &numbers)).map { _ in
      String(repeating: chance(50) ? "i" : "W", count: Int.random(in: 1...(chance(10) ? 60 : 9), using: &numbers))
    }
    return words.joined(separator: " ")
  }

  private func view(_ depth: Int = 0) -> UIView {
    switch Int.random(in: 0..<(isPlain ? 4 : 11), using: &numbers) {
    case 0: return DrawingSamples.label(text(), size: [12, 17, 24].randomElement(using: &numbers) ?? 17)
    case 1: return DrawingSamples.button(text(), isEnabled: chance(70))
    case 2: return DrawingSamples.field(text(), placeholder: isPlain ? "" : text())
    case 3 where depth < 2:
      let view = UIView()
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { view.addSubview(self.view(depth + 1)) }
      return view
    case 4 where depth < 2:
      return DrawingSamples.row((0..<Int.random(in: 0...4, using: &numbers)).map { _ in view(depth + 1) })
    case 5: return UISegmentedControl(items: (0..<Int.random(in: 0...9, using: &numbers)).map { _ in text() })
    case 6: return UISlider()
    case 7: return UISwitch()
    case 8: return UIStepper()
    case 9:
      let picture = UIImageView()
      picture.accessibilityLabel = text()
      return picture
    default: return DrawingSamples.label(isPlain ? "" : text())
    }
  }

  private func screen() -> UIViewController {
    if !isPlain, chance(30) {
      let sections = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
        (text(), (0..<Int.random(in: 0...9, using: &numbers)).map { _ in (text(), chance(50) ? text() : "") })
      }
      return ListScreen(text(), sections)
    }
    let title = isPlain ? nil : text()
    return DrawingSamples.screen(
      title, (0..<Int.random(in: 0...(isPlain ? 4 : 9), using: &numbers)).map { _ in view() })
  }

  private func items() -> [UIBarButtonItem] {
    (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
      UIBarButtonItem(title: text(), style: .plain, target: nil, action: nil)
    }
  }

  private func stack() -> UIViewController {
    if isPlain { return screen() }
    let stack = UINavigationController(rootViewController: screen())
    if chance(60) { stack.pushViewController(screen(), animated: false) }
    if chance(50) { stack.topViewController?.navigationItem.rightBarButtonItems = items() }
    if chance(30) { stack.topViewController?.navigationItem.leftBarButtonItems = items() }
    if chance(20) {
      stack.topViewController?.toolbarItems = items()
      stack.isToolbarHidden = false
    }
    return stack
  }

  private func root() -> UIViewController {
    guard !isPlain, chance(50) else { return stack() }
    if chance(40) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack(), for: .primary)
      split.setViewController(stack(), for: .secondary)
      return split
    }
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
      let stack = stack()
      stack.tabBarItem.title = text()
      if chance(30) { stack.tabBarItem.badgeValue = text() }
      return stack
    }
    return tabs
  }

  private func alert() -> UIViewController {
    let alert = UIAlertController(title: text(), message: text(), preferredStyle: chance(50) ? .alert : .actionSheet)
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      alert.addAction(UIAlertAction(title: text(), style: .default))
    }
    return alert
  }

  func make() -> UIWindow {
    let window = UIWindow.visible(root())
    if isPlain { return window }
    if chance(30) { window.simulate(horizontalSizeClass: .regular) }
    if chance(20) { window.semanticContentAttribute = .forceRightToLeft }
    var presenter = window.rootViewController
    while chance(35) {
      let modal = chance(40) ? alert() : stack()
      if !(modal is UIAlertController), chance(20) {
        modal.modalPresentationStyle = chance(50) ? .popover : .fullScreen
      }
      modal.popoverPresentationController?.sourceView = presenter?.view
      presenter?.present(modal, animated: false)
      presenter = modal
    }
    return window
  }
}
