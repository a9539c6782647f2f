import TestStage
import Testing
import Wayfinder

/// Tests of the order in which a request asks guards and screens.
@Suite struct OrderOfQuestionsTests {
  private let app = TestApp()
  private let notes = Diary()

  private func noting(_ names: String...) -> [UIViewController] {
    names.map { name in
      let screen = Deciding(name)
      screen.decide = { [notes] asked in
        notes(asked.name)
        return true
      }
      return screen
    }
  }

  @Test("EN-28 A request that a guard refuses does not ask a screen that asks its user")
  func notInVain() {
    let (keeping, asking) = (KeepingGuard(), Asking())
    app.homeStack.pushViewController(asking, animated: false)
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.guarded(by: keeping), with: "1") { outcome = $0 }
    #expect(keeping.asked == ["1"])
    #expect(asking.asked == 0)
    keeping.answer(.failure(Refusal()))
    guard case .blocked(.refusal)? = outcome else {
      Issue.record("was not refused: \(String(describing: outcome))")
      return
    }
    #expect(asking.asked == 0)
  }

  @Test("EN-18 A request asks only the screens that would leave after the guards have answered")
  func goneMeanwhile() async {
    let (keeping, gone) = (KeepingGuard(), Asking())
    app.homeStack.pushViewController(gone, animated: false)
    let arrived = Answers<Bool>()
    app.router.navigate(to: Routes.guarded(by: keeping), with: "1") { arrived.give($0.value != nil) }
    let standing = Asking()
    app.homeStack.setViewControllers([app.home, standing], animated: false)
    keeping.answer()
    #expect(gone.asked == 0)
    #expect(standing.asked == 1)
    for screen in [gone, standing] { screen.answer(true) }
    #expect(await arrived.next())
    #expect(app.homeStack.viewControllers.map(\.title) == [nil, "1"])
  }

  @Test("RC-25 A request to pop asks the screens that would leave one after another, the topmost first")
  func popped() async {
    app.homeStack.setViewControllers([app.home] + noting("1", "2", "3"), animated: false)
    #expect(await app.router.outcome(of: .pop(to: app.home)).value != nil)
    #expect(notes.lines == ["3", "2", "1"])
  }

  @Test("RC-25 A request to dismiss all asks the screens of the sheets one after another, the topmost first")
  func dismissed() async {
    let (lower, upper) = (UINavigationController(), UINavigationController())
    lower.setViewControllers(noting("1", "2"), animated: false)
    upper.setViewControllers(noting("3", "4"), animated: false)
    app.tabs.present(lower, animated: false)
    lower.present(upper, animated: false)
    #expect(await app.router.outcome(of: .dismissAll).value != nil)
    #expect(notes.lines == ["4", "3", "2", "1"])
  }

  @Test("EN-25 A swipe asks the screens of a sheet one after another, the topmost first")
  func swiped() async {
    let sheet = UINavigationController()
    sheet.setViewControllers(noting("1", "2", "3"), animated: false)
    app.present(sheet)
    #expect(!app.window.perform(.swipeDown))
    await app.router.departure(of: sheet)
    #expect(notes.lines == ["3", "2", "1"])
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("EN-17 A guard that throws a cancellation error refuses the request, and does not cancel it")
  func ownCancellation() async {
    let giving = PatientGuard<String> { _ in throw CancellationError() }
    let outcome = await app.router.outcome(to: Routes.guarded(by: giving), with: "1")
    guard case .blocked(.refusal(by: "PatientGuard<String>", let reason)) = outcome else {
      Issue.record("ended with \(outcome)")
      return
    }
    #expect(reason is CancellationError)
  }
}
