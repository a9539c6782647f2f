import PortableUIKit

/// The controllers that a walk makes at random.
extension Walk {
  func register<Controller: Watched>(_ controller: Controller) -> Controller {
    watches.append(controller.watch)
    released.append { [weak controller] in controller == nil }
    return controller
  }

  func makeScreen() -> UIViewController {
    let screen = register(WalkScreen())
    screen.definesPresentationContext = chance(4)
    if chance(12) { screen.onCallback = { [weak self] in self?.stepInsideCallback() } }
    return screen
  }

  func makeNavigation() -> UIViewController {
    let navigation = register(WalkNavigation())
    if chance(2) { navigation.delegate = driver }
    navigation.viewControllers = (0...random(2)).map { _ in chance(8) ? makeTabs() : makeScreen() }
    return navigation
  }

  func makeTabs() -> UIViewController {
    let tabs = register(WalkTabs())
    tabs.definesPresentationContext = chance(4)
    if chance(3) { tabs.delegate = driver }
    let count = chance(4) ? 7 : 1 + random(4)
    if chance(4) {
      tabs.tabs = (0..<count).map { _ in makeTab() }
    } else {
      tabs.viewControllers = (0..<count).map { _ in chance(2) ? makeNavigation() : makeScreen() }
    }
    return tabs
  }

  func makeRoot() -> UIViewController {
    switch random(7) {
    case 0: makeScreen()
    case 6: makePages()
    case 1: makeNavigation()
    case 2, 3: makeSplit()
    default: makeTabs()
    }
  }
}
