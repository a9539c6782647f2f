import UIKit
import Wayfinder
import XCTest

/// Tests that a navigation that fails half-way restores the dismissed screens.
nonisolated final class PuttingBackTests: XCTestCase {
  @MainActor private lazy var app = TestWindow(UINavigationController(rootViewController: UIViewController()))

  @MainActor override func tearDown() async throws { app.close() }
}

@MainActor extension PuttingBackTests {
  private final class Watching: NSObject, UISheetPresentationControllerDelegate {}

  private struct Refused: Error {}

  /// The last action of a route, which fails after the presented screen was dismissed.
  private struct Refusing: Action {
    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.failure(Refused())) }
  }

  /// Dismisses the presented screen, and then fails.
  private func failHalfWay() async {
    let step = StepAssembly(finder: NilFinder<Wanted, Any?>(), factory: ClassFactory { Wanted() })
      .using(Refusing())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root)))
      .assemble()
    do {
      try await app.router.navigate(to: step)
      XCTFail("the navigation should have failed")
    } catch {}
  }

  func testASheetIsAsItWas() async throws {
    let (sheet, watching) = (UIViewController(), Watching())
    sheet.modalPresentationStyle = .pageSheet
    sheet.isModalInPresentation = true
    let before = try XCTUnwrap(sheet.sheetPresentationController)
    before.detents = [.medium(), .large()]
    before.selectedDetentIdentifier = .medium
    before.delegate = watching
    await app.present(sheet)
    await failHalfWay()
    let again = try XCTUnwrap(sheet.sheetPresentationController)
    XCTAssertTrue(app.window.rootViewController?.presentedViewController === sheet)
    XCTAssertTrue(sheet.isModalInPresentation && again.delegate === watching)
    XCTAssertEqual(again.detents.map(\.identifier), [.medium, .large])
    XCTAssertEqual(again.selectedDetentIdentifier, .medium)
  }

  func testAPopoverPointsAtWhatItPointedAt() async throws {
    let (popover, button) = (UIViewController(), UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 40)))
    app.window.rootViewController?.view.addSubview(button)
    popover.modalPresentationStyle = .popover
    try XCTUnwrap(popover.popoverPresentationController).sourceView = button
    await app.present(popover)
    await failHalfWay()
    XCTAssertTrue(app.window.rootViewController?.presentedViewController === popover)
    XCTAssertTrue(popover.popoverPresentationController?.sourceView === button)
  }
}
