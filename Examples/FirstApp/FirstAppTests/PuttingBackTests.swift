import UIKit
import Wayfinder
import XCTest

@testable import FirstApp

/// What is there again after a navigation that fails half-way, and what lives on after one that does not.
nonisolated final class PuttingBackTests: XCTestCase {
  @MainActor private lazy var window = Self.makeWindow()

  @MainActor override func tearDown() async throws { window.isHidden = true }

  @MainActor private static func makeWindow() -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    return window
  }
}

@MainActor extension PuttingBackTests {
  private final class Watching: NSObject, UISheetPresentationControllerDelegate {}

  private struct Refused: Error {}

  /// A step whose guard lets the modals be dismissed and whose last action refuses.
  private struct Refusing: Action {
    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.failure(Refused())) }
  }

  /// Dismisses what is presented, and then fails.
  private func failHalfWay() async {
    let step = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { UIViewController() })
      .using(Refusing())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root)))
      .assemble()
    do {
      try await Router(window: window).navigate(to: step)
      XCTFail("the navigation should have failed")
    } catch {}
  }

  private func present(_ screen: UIViewController) async {
    await withCheckedContinuation { next in
      window.rootViewController?.present(screen, animated: true) { next.resume() }
    }
  }

  func testASheetIsAsItWas() async throws {
    let (sheet, watching) = (UIViewController(), Watching())
    sheet.modalPresentationStyle = .pageSheet
    sheet.isModalInPresentation = true
    let before = try XCTUnwrap(sheet.sheetPresentationController)
    before.detents = [.medium(), .large()]
    before.selectedDetentIdentifier = .medium
    before.delegate = watching
    await present(sheet)
    await failHalfWay()
    let again = try XCTUnwrap(sheet.sheetPresentationController)
    XCTAssertTrue(window.rootViewController?.presentedViewController === sheet)
    XCTAssertTrue(sheet.isModalInPresentation && again.delegate === watching)
    XCTAssertEqual(again.detents.map(\.identifier), [.medium, .large])
    XCTAssertEqual(again.selectedDetentIdentifier, .medium)
  }

  func testAPopoverPointsAtWhatItPointedAt() async throws {
    let (popover, button) = (UIViewController(), UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 40)))
    window.rootViewController?.view.addSubview(button)
    popover.modalPresentationStyle = .popover
    try XCTUnwrap(popover.popoverPresentationController).sourceView = button
    await present(popover)
    await failHalfWay()
    XCTAssertTrue(window.rootViewController?.presentedViewController === popover)
    XCTAssertTrue(popover.popoverPresentationController?.sourceView === button)
  }

  func testWhatIsPoppedIsLetGo() async throws {
    let stack = try XCTUnwrap(window.rootViewController as? UINavigationController)
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      stack.pushViewController(screen, animated: false)
    }
    _ = try await Router(window: window).perform(.back)
    for _ in 0..<200 where popped != nil {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
    XCTAssertTrue(popped == nil, "a popped screen is kept")
  }
}
