import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of dismissed screens that a failed request presents again with their settings.
@Suite struct PresentedAgainTests {
  private final class Watching: NSObject, UISheetPresentationControllerDelegate {}

  /// A request that dismisses the presented screens, and then fails.
  private var failing: NavigationRequest<Sheet> {
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in completion(.failure(Refusal())) })
      .from(Routes.home).assemble()
    return go(step, "1")
  }

  @Test("EN-3 A sheet that is presented again keeps its delegate, detents, style and protection from a swipe")
  func sheet() throws {
    let app = TestApp()
    let (screen, watching) = (Sheet("sheet"), Watching())
    screen.modalPresentationStyle = .pageSheet
    screen.isModalInPresentation = true
    let before = try #require(screen.sheetPresentationController)
    before.detents = [.medium(), .large()]
    before.selectedDetentIdentifier = .medium
    before.prefersGrabberVisible = true
    before.largestUndimmedDetentIdentifier = .medium
    before.preferredCornerRadius = 12
    before.prefersScrollingExpandsWhenScrolledToEdge = false
    before.prefersEdgeAttachedInCompactHeight = true
    before.delegate = watching
    app.tabs.present(screen, animated: false)
    #expect(app.outcome(of: failing)?.failure?.reason is Refusal)
    #expect(app.tabs.presentedViewController === screen)
    #expect(screen.isModalInPresentation)
    let again = try #require(screen.sheetPresentationController)
    #expect(again.delegate === watching)
    #expect(screen.modalPresentationStyle == .pageSheet)
    #expect(again.detents.map(\.identifier) == [.medium, .large])
    #expect(again.selectedDetentIdentifier == .medium)
    #expect(again !== before)
    #expect(again.prefersGrabberVisible)
    #expect(again.largestUndimmedDetentIdentifier == .medium)
    #expect(again.preferredCornerRadius == 12)
    #expect(!again.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(again.prefersEdgeAttachedInCompactHeight)
  }

  @Test("EN-3 A popover that is presented again keeps its anchor and its options")
  func popover() throws {
    let app = TestApp()
    let (screen, button) = (Sheet("popover"), UIView(frame: .zero))
    app.home.view.addSubview(button)
    screen.modalPresentationStyle = .popover
    let before = try #require(screen.popoverPresentationController)
    before.sourceView = button
    before.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    before.passthroughViews = [button]
    before.permittedArrowDirections = .up
    before.canOverlapSourceViewRect = true
    before.popoverLayoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    app.tabs.present(screen, animated: false)
    #expect(app.outcome(of: failing)?.failure?.reason is Refusal)
    let again = try #require(screen.popoverPresentationController)
    #expect(app.tabs.presentedViewController === screen)
    #expect(again !== before)
    #expect(again.sourceView === button)
    #expect(again.permittedArrowDirections == .up)
    #expect(again.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(again.passthroughViews == [button])
    #expect(again.canOverlapSourceViewRect)
    #expect(again.popoverLayoutMargins == before.popoverLayoutMargins)
  }

  @Test("EN-3 A popover that is presented again keeps the item that it points at")
  func item() throws {
    let app = TestApp()
    let (screen, item) = (Sheet("popover"), UIBarButtonItem())
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceItem = item
    app.tabs.present(screen, animated: false)
    #expect(app.outcome(of: failing)?.failure?.reason is Refusal)
    #expect(screen.popoverPresentationController?.sourceItem === item)
  }

  @Test("EN-3 A popover that has lost its anchor is dismissed only if no other change follows")
  func anchorHasGone() throws {
    let app = TestApp()
    app.window.simulate(horizontalSizeClass: .regular)
    let (screen, button) = (Sheet("popover"), UIView(frame: .zero))
    app.home.view.addSubview(button)
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceView = button
    app.tabs.present(screen, animated: false)
    screen.popoverPresentationController?.sourceView = nil
    let before = app.tree
    let failure = try #require(app.outcome(of: go(Routes.detail, "1"))?.failure)
    #expect("\(failure)".contains("a popover whose anchor has gone"))
    #expect(failure.remedy.contains("Dismiss it before"))
    #expect(app.tree == before)
    #expect(app.tabs.presentedViewController === screen)
    #expect(app.outcome(of: .dismissAll)?.value != nil)
    #expect(app.outcome(of: go(Routes.detail, "1"))?.value != nil)
  }

  @Test("EN-3 A sheet that was presented again still asks its screen before a swipe")
  func guarded() throws {
    let app = TestApp()
    let draft = Draft("draft")
    app.present(draft)
    draft.canBeDismissed = true
    #expect(app.outcome(of: failing)?.failure?.reason is Refusal)
    draft.canBeDismissed = false
    #expect(app.tabs.presentedViewController === draft)
    #expect(!app.window.perform(.swipeDown))
    #expect(app.tabs.presentedViewController === draft)
  }

  @Test("EN-3 A failed request keeps the app's own changes in the parts of the tree that it does not touch")
  func elsewhere() throws {
    final class Meddling: Detail_ {
      var meddle: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        meddle()
      }
    }
    final class Refusing: UINavigationController {
      override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    }
    let app = TestApp()
    let stack = Refusing(rootViewController: app.home)
    app.tabs.viewControllers = [stack, app.searchStack]
    let meddling = Meddling("meddling")
    meddling.meddle = { app.searchStack.pushViewController(Detail("theirs"), animated: false) }
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(startingFrom: .current))
      .from(
        GeneralStep.custom(using: ClassFinder<Refusing, String>(options: .visible))
      ).assemble()
    let pushed = StepAssembly(finder: NilFinder<Detail_, String>(), factory: InlineFactory { (_: String) in meddling })
      .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    #expect(app.outcome(of: go(pushed, "1"))?.value != nil)
    #expect(app.searchStack.viewControllers.count == 2)
    #expect(app.outcome(of: go(step, "1"))?.failure != nil)
    #expect(app.searchStack.viewControllers.count == 2)
    #expect(stack.topViewController === meddling)
  }
}

/// A detail that tests can subclass.
class Detail_: Screen {}
