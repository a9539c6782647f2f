import Foundation
import PageFlow
import TestStage
import Wayfinder

// An app that follows the README of AppFlowController: each of its samples occurs once, with other screens.

/// The pages of a garden guide.
nonisolated enum GardenPages {
  static let gate = page("gate", GateScreen.self) { GateScreen() }
  static let map = page("map", MapScreen.self) { MapScreen() }
  static let beds = page("beds", BedsScreen.self) { BedsScreen() }
  static let bed = page("bed", BedScreen.self) { BedScreen() }
  static let shop = page("shop", ShopScreen.self) { ShopScreen() }
  static let ticket = page("ticket", TicketScreen.self) { TicketScreen() }
  static let listen = page("listen", variants: true, ListenScreen.self) { ListenScreen() }
  static let seasons = page("seasons", SeasonTabs.self) { SeasonTabs() }
  static let spring = page("spring", SpringScreen.self) { SpringScreen() }
  static let autumn = page("autumn", AutumnScreen.self) { AutumnScreen() }
  static let house = page("house", HouseScreen.self) { HouseScreen() }
  static let palms = page("palms", PalmsScreen.self) { PalmsScreen() }
  static let orchids = page("orchids", OrchidsScreen.self) { OrchidsScreen() }
  static let news = page("news", NewsScreen.self) { NewsScreen() }
  static let rules = drawn("rules", RulesScreen.self)
  static let thanks = drawn("thanks", ThanksScreen.self)

  static let pushAndPop = PushPopAppFlowControllerTransition.default
  static let modal = DefaultModalAppFlowControllerTransition.default
  static let tab = DefaultTabBarAppFlowControllerTransition.default
  static let curtain = CurtainTransition()
  static let inside = HouseTransition()

  private static func page<Screen: UIViewController>(
    _ name: String, variants: Bool = false, _ type: Screen.Type,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, supportVariants: variants, viewControllerBlock: make, viewControllerType: type)
  }

  /// A page from the storyboard, with the name of its class as identifier.
  private static func drawn<Screen: UIViewController>(_ name: String, _ type: Screen.Type) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, storyboardName: "Garden", storyboardInitBlock: GardenStoryboard.load, viewControllerType: type)
  }
}

/// Launches the guide.
final class GardenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The error of the launch.
  private(set) var failure: (any Error)?
  private let width: UIUserInterfaceSizeClass

  init(width: UIUserInterfaceSizeClass) { self.width = width }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.transitionScheduler = TransitionScheduler(.immediate)
    window.simulate(horizontalSizeClass: width)
    AppFlowController.shared.prepare(for: window, rootNavigationController: GardenStack())
    window.makeKeyAndVisible()
    do {
      // Registrations outlive a window, and the process launches the app twice with one window each.
      if AppFlowController.shared.registeredPages.isEmpty { try register() }
      try AppFlowController.shared.show(page: GardenPages.gate)
    } catch {
      failure = error
    }
    return failure == nil
  }

  private func register() throws {
    try AppFlowController.shared.register(path: GardenPages.gate)
    try AppFlowController.shared.register(
      path: GardenPages.gate => GardenPages.map =>> [
        GardenPages.beds => GardenPages.pushAndPop => GardenPages.bed,
        GardenPages.shop => GardenPages.modal => GardenPages.ticket,
        GardenPages.curtain => GardenPages.news,
        GardenPages.modal => GardenPages.rules => GardenPages.thanks,
      ])
    try AppFlowController.shared.register(
      path: GardenPages.gate => GardenPages.map =>> [
        GardenPages.beds => GardenPages.listen,
        GardenPages.shop => GardenPages.listen,
      ])
    try AppFlowController.shared.register(
      path: GardenPages.gate => GardenPages.map => GardenPages.seasons =>> [
        GardenPages.tab => GardenPages.spring,
        GardenPages.tab => GardenPages.autumn,
      ])
    try AppFlowController.shared.register(
      path: GardenPages.gate => GardenPages.map => GardenPages.house =>> [
        GardenPages.inside => GardenPages.palms,
        GardenPages.inside => GardenPages.orchids,
      ])
  }
}

// MARK: - Screens

final class GateScreen: UIViewController {}
final class MapScreen: UIViewController {}
final class BedsScreen: UIViewController {}
final class ShopScreen: UIViewController {}
final class TicketScreen: UIViewController {}
final class ListenScreen: UIViewController {}
final class SeasonTabs: UITabBarController {}
final class SpringScreen: UIViewController {}
final class AutumnScreen: UIViewController {}
final class PalmsScreen: UIViewController {}
final class OrchidsScreen: UIViewController {}
final class NewsScreen: UIViewController {}

/// A screen that leads to the thanks by a segue.
final class RulesScreen: UIViewController {}

/// A screen that reads the number of its bed while it loads.
final class BedScreen: UIViewController {
  private(set) var number: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let parameter = AppFlowController.shared.currentPageParameter() { number = parameter }
  }
}

/// A screen that announces its page after a segue.
final class ThanksScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      try AppFlowController.shared.updateCurrentPage(with: self, for: "thanks")
    } catch {
      title = "\(error)"
    }
  }
}

/// A screen that shows one of its children at a time.
protocol Sheltering: UIViewController {
  var sheltered: [UIViewController] { get }
}

final class HouseScreen: UIViewController, Sheltering {
  var sheltered: [UIViewController] { children }
}

/// A navigation controller that reports the child of a container as its visible view controller.
final class GardenStack: UINavigationController {
  override var visibleViewController: UIViewController? {
    if let house = super.visibleViewController as? any Sheltering {
      return house.sheltered.first ?? super.visibleViewController
    }
    return super.visibleViewController
  }
}

// MARK: - Transitions of the app's own

/// A transition that adds a page to the house, and removes it.
final class HouseTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, child in
      guard let house = stack.topViewController as? HouseScreen else { return }
      house.addChild(child)
      house.view.addSubview(child.view)
      child.didMove(toParent: house)
      completionBlock()
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { child in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      completionBlock()
    }
  }
}

/// A transition that shows a page over everything.
final class CurtainTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, screen in
      screen.modalPresentationStyle = .overFullScreen
      stack.present(screen, animated: animated, completion: completionBlock)
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { screen in screen.dismiss(animated: animated, completion: completionBlock) }
  }
}

// MARK: - The storyboard

nonisolated enum GardenStoryboard {
  static let load: @MainActor @Sendable (String) -> UIStoryboard = { name in
    (try? UIStoryboard.load(source: source, name: name)) ?? UIStoryboard(name: name, bundle: nil)
  }

  private static let source = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
      <scenes>
        <scene sceneID="a"><objects>
          <viewController storyboardIdentifier="RulesScreen" id="b" customClass="RulesScreen"
            customModule="PageFlowTests" sceneMemberID="viewController">
            <connections>
              <segue destination="d" kind="show" identifier="done" id="e"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="c"><objects>
          <viewController storyboardIdentifier="ThanksScreen" id="d" customClass="ThanksScreen"
            customModule="PageFlowTests" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """.utf8)
}
