import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
@testable import ViewHierarchy

@Suite struct RestoringTests {
  private let window = UIWindow.visible(Self.tabs())
  private let tree: LiveTree

  init() {
    tree = LiveTree(window: window, locator: DefaultContainerAdapterLocator())
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
    return tabs
  }

  /// Makes a random change with UIKit's own calls.
  private func shake(_ random: inout SeededGenerator) {
    var all: [UIViewController] = []
    tree.forEach { all.append($0) }
    guard let any = all.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: (any as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
    case 1: (any as? UINavigationController)?.popToRootViewController(animated: false)
    case 2:
      guard let tabs = any as? UITabBarController, let children = tabs.viewControllers else { return }
      tabs.selectedIndex = Int.random(in: 0..<children.count, using: &random)
    case 3:
      guard let tabs = any as? UITabBarController, let children = tabs.viewControllers, children.count > 1 else {
        return
      }
      tabs.viewControllers = Array(children.reversed().dropLast())
    case 4:
      let modal = UINavigationController(rootViewController: UIViewController())
      tree.topmost?.present(modal, animated: true)
    case 5: tree.root?.dismiss(animated: true)
    default:
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      window.rootViewController = Self.tabs()
    }
  }

  @Test("EN-33 Restoring does not present a modal again on a presenter that other code has dismissed")
  func presenterTakenAway() throws {
    let (sheet, question) = (
      UIViewController(), UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    )
    let root = try #require(window.rootViewController)
    root.present(sheet, animated: false)
    sheet.present(question, animated: false)
    var snapshot = TreeSnapshot()
    snapshot.addTouched(sheet, in: tree)
    root.dismiss(animated: false)
    var result: RoutingResult?
    let misuses = UIKitMisuse.collect { tree.restore(snapshot) { result = $0 } }
    #expect(result?.isSuccessful == true)
    #expect(misuses.isEmpty)
    #expect(root.presentedViewController == nil)
    root.present(sheet, animated: false)
    tree.restore(snapshot) { result = $0 }
    #expect(result?.isSuccessful == true)
    #expect(sheet.presentedViewController === question)
  }

  @Test("EN-33 A modal that leaves as it is presented again is presented once more")
  func overtaken() throws {
    let (root, sheet) = (try #require(window.rootViewController), Screen("sheet"))
    root.present(sheet, animated: false)
    let snapshot = TreeSnapshot(of: tree)
    root.dismiss(animated: false)
    sheet.onAppear = { sheet in
      sheet.onAppear = nil
      sheet.dismiss(animated: false)
    }
    var result: RoutingResult?
    tree.restore(snapshot) { result = $0 }
    #expect(sheet.onAppear == nil)
    #expect(result?.isSuccessful == true)
    #expect(root.presentedViewController === sheet)
  }

  @Test(
    "EN-3 Restoring a changed tree brings back the same instances, order, selection and modals",
    arguments: Walks.seeds(150, long: 1_500))
  func restores(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 0...12, using: &random) { shake(&random) }
    let snapshot = TreeSnapshot(of: tree)
    for _ in 0..<Int.random(in: 1...12, using: &random) { shake(&random) }
    var result: RoutingResult?
    let misuses = UIKitMisuse.collect { tree.restore(snapshot) { result = $0 } }
    guard case .success? = result else {
      Issue.record("was not restored: \(String(describing: result))")
      return
    }
    #expect(TreeSnapshot(of: tree) == snapshot)
    #expect(misuses.isEmpty, "\(misuses)")
  }

  @Test func comparesTreesByIdentity() {
    let first = TreeSnapshot(of: tree)
    #expect(TreeSnapshot(of: tree) == first)
    window.rootViewController = Self.tabs()
    #expect(TreeSnapshot(of: tree) != first)
  }
}

extension LiveTree {
  /// Restores the tree of a snapshot. The completion is called once, with the reason if the tree cannot be restored.
  func restore(_ snapshot: TreeSnapshot, completion: @escaping (RoutingResult) -> Void) {
    TreeRestoration(of: WindowStage(self), to: snapshot, dismissing: [], completion: completion).begin()
  }
}
