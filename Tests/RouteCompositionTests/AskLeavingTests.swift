import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// The events that end the wait for an answer.
nonisolated private enum Leaving: String, CaseIterable {
  case userBack, userSwipe, appPops, appDismisses, routerGoesBack, routerCloses, dismissesAll, otherNavigation
  case stackReplaced, tabsReplaced, rootReplaced, windowGone, cancelled

  /// The places of the screen in which the event can happen: `true` for a pushed screen, `false` for a sheet.
  var places: [Bool] {
    switch self {
    case .userSwipe, .appDismisses, .dismissesAll: [false]
    case .userBack, .appPops, .stackReplaced, .tabsReplaced: [true]
    default: [true, false]
    }
  }

  static let all = allCases.flatMap { leaving in leaving.places.map { (leaving, $0) } }
}

@Suite struct AskLeavingTests {
  private func leave(_ leaving: Leaving, _ app: AskingApp, _ handle: NavigationHandle) async throws {
    let picker = try #require(app.picker)
    switch leaving {
    case .userBack: #expect(app.window?.perform(.back("Back")) == true)
    case .userSwipe: #expect(app.window?.perform(.swipeDown) == true)
    case .appPops: app.homeStack.popToRootViewController(animated: true)
    case .appDismisses: app.tabs.dismiss(animated: true)
    case .routerGoesBack: try await app.router.navigate(.back)
    case .routerCloses: try await app.router.navigate(.close(picker))
    case .dismissesAll: try await app.router.navigate(.dismissAll)
    case .otherNavigation: try await app.router.navigate(.pop(to: app.home))
    case .stackReplaced: app.homeStack.setViewControllers([HomeScreen()], animated: true)
    case .tabsReplaced: app.tabs.setViewControllers([app.settingsStack], animated: true)
    case .rootReplaced: app.window?.rootViewController = UIViewController()
    case .windowGone: app.closeWindow()
    case .cancelled: handle.cancel()
    }
  }

  @Test(
    "DL-15 The request ends cancelled if the asked screen leaves in any way without an answer", arguments: Leaving.all)
  private func leaves(_ leaving: Leaving, isPushed: Bool) async throws {
    let app = AskingApp()
    let step = isPushed ? app.pushed : app.sheet
    let handle = app.router.ask(.to(step, with: 1), completion: app.endings.note("asked"))
    weak let picker = app.picker
    try await leave(leaving, app, handle)
    await until { !app.endings.lines.isEmpty }
    #expect(app.endings.lines == ["asked: Cancelled."], "\(leaving)")
    picker?.answer("too late")
    #expect(app.endings.lines.count == 1)
    if leaving == .cancelled { #expect(app.tree == AskingApp.empty) }
  }

  @Test(
    "DL-15 The request ends cancelled if the stack of a covered asked screen is swiped away")
  func covered() async throws {
    let app = AskingApp()
    let inSheet = StepAssembly(finder: NilFinder<ColourScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally()).from(current).assemble()
    app.router.ask(.to(inSheet), completion: app.endings.note("asked"))
    let sheet = app.tabs.presentedViewController as? UINavigationController
    sheet?.pushViewController(RegisterScreen(), animated: true)
    #expect(app.endings.lines == [])
    #expect(app.window?.perform(.swipeDown) == true)
    await until { !app.endings.lines.isEmpty }
    #expect(app.endings.lines == ["asked: Cancelled."])
  }

  @Test("DL-15 An asked screen stays asked through a change of the tab, and can answer under a modal")
  func hidden() throws {
    let app = AskingApp()
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked"))
    let picker = try #require(app.picker)
    app.tabs.selectedIndex = 1
    app.tabs.selectedIndex = 0
    app.tabs.present(ReviewScreen(), animated: true)
    #expect(app.endings.lines == [])
    #expect(picker.isAsked)
    picker.answer("red")
    #expect(app.endings.lines == ["asked: red"])
  }

  @Test(
    "DL-15 Cancelling the asking task ends the request and removes the screens shown to ask", arguments: [true, false])
  func cancelledTask(isPushed: Bool) async {
    let app = AskingApp()
    let asking = Task { await app.router.outcome(asking: .to(isPushed ? app.pushed : app.sheet, with: 1)) }
    await until { app.picker?.isAsked == true }
    asking.cancel()
    guard case .cancelled = await asking.value else {
      Issue.record("not cancelled")
      return
    }
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 Cancelling the request keeps an asked screen that was in the tree before")
  func cancelledAsItStood() {
    let app = AskingApp()
    app.router.go(to: app.pushed, with: 1)
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked")).cancel()
    #expect(app.endings.lines == ["asked: Cancelled."])
    #expect(app.tree == "tabs[stack[Home Colour]* stack[Settings]]")
    #expect(app.picker?.isAsked == false)
  }

  @Test("DL-15 Cancelling the request while the asked screen appears removes the screen when it has appeared")
  func cancelledOnTheWay() {
    let app = AskingApp(time: .manual)
    let handle = app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    #expect(app.picker != nil)
    handle.cancel()
    app.window?.transitionScheduler.advanceUntilIdle()
    #expect(app.endings.lines == ["asked: Cancelled."])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 An asked screen may dismiss itself before or after its answer")
  func dismissesItself() {
    for mode in [TransitionScheduler.Mode.immediate, .manual] {
      for isFirst in [true, false] {
        let app = AskingApp(time: mode)
        app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
        app.window?.transitionScheduler.advanceUntilIdle()
        let picker = app.picker
        if isFirst { picker?.answer("red") }
        picker?.dismiss(animated: true)
        if !isFirst { picker?.answer("red") }
        app.window?.transitionScheduler.advanceUntilIdle()
        let hasLeft = !isFirst && mode == .immediate
        #expect(app.endings.lines == [hasLeft ? "asked: Cancelled." : "asked: red"], "\(mode) \(isFirst)")
        #expect(app.tree == AskingApp.empty)
      }
    }
  }

  @Test(
    "DL-15 The completion and the asked screen are released, however the request ends",
    arguments: Leaving.allCases + [nil])
  private func retainsNothing(leaving: Leaving?) async throws {
    final class Token {}
    let isPushed = leaving?.places.first ?? false
    var app: AskingApp? = AskingApp()
    weak var (token, screen): (Token?, ColourScreen?) = (nil, nil)
    if let app {
      let kept = Token()
      token = kept
      let handle = app.router.ask(.to(isPushed ? app.pushed : app.sheet, with: 1)) { [kept] _ in _ = kept }
      screen = app.picker
      #expect(screen != nil)
      if let leaving { try await leave(leaving, app, handle) } else { app.picker?.answer("red") }
    }
    await until { token == nil }
    #expect(token == nil)
    // In these cases, the screen stays in a stack of the app, which the app keeps alive.
    if [.tabsReplaced, .rootReplaced, .windowGone].contains(leaving) { app = nil }
    await until { screen == nil }
    #expect(screen == nil)
    app = nil
  }

  @Test("DL-15 The request ends cancelled if a hidden asked screen leaves")
  func leavesUnseen() async {
    let app = AskingApp()
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked"))
    app.tabs.selectedIndex = 1
    app.homeStack.viewControllers = [app.home]
    await until { !app.endings.lines.isEmpty }
    #expect(app.endings.lines == ["asked: Cancelled."])
  }
}

@Suite struct AskOfEngineTests {
  @Test("DL-15 A request that asks its screen also asks its guards and runs its tasks, and a plan lists the guards")
  func guardsAndTasks() throws {
    let app = AskingApp()
    let journal = Diary()
    let router = app.router
      .adding(
        Guard<Any?> { _ in
          journal("guard")
          return .success
        }
      )
      .adding(InlineContextTask<UIViewController, Any?> { screen, _ in journal("task \(type(of: screen))") })
    #expect(try router.plan(to: app.sheet, with: 1).asked == ["Guard<Any?>"])
    router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    app.picker?.answer("red")
    // The router removes the screen by itself, so no guard is asked.
    #expect(journal.lines == ["guard", "task ColourScreen"])
    #expect(app.endings.lines == ["asked: red"])
  }

  @Test("DL-15 A guard's refusal blocks a request that asks its screen, and a factory's error fails the request")
  func otherOutcomes() {
    let app = AskingApp()
    app.router.adding(Guard<Any?> { _ in .failure(Mishap()) })
      .ask(.to(app.sheet, with: 1), completion: app.endings.note("refused"))
    let failing = StepAssembly(
      finder: NilFinder<ColourScreen, Any?>(), factory: InlineFactory<ColourScreen, Any?> { _ in throw Mishap() }
    ).using(GeneralAction.presentModally()).from(current).assemble()
    app.router.ask(.to(failing), completion: app.endings.note("failed"))
    let words = app.endings.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(words == ["refused: Blocked:", "failed: Failed:"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 Other requests run while a screen is asked, and may present over the screen")
  func windowIsFree() async throws {
    let app = AskingApp()
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    #expect(app.router.waiting.isEmpty)
    try await app.router.navigate(to: presented(ReviewScreen.self, on: current))
    #expect(app.picker?.presentedViewController is ReviewScreen)
    #expect(app.picker?.isAsked == true)
    app.picker?.answer("red")
    #expect(app.endings.lines == ["asked: red"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 A fault in any call of a request that asks its screen fails the request and keeps the tree")
  func faults() {
    var failing = 1
    while true {
      let app = AskingApp()
      var calls = 0
      let router = app.router.probed(
        by: CallProbe { _ in
          calls += 1
          if calls == failing { throw Mishap() }
        })
      router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
      if calls < failing {
        app.picker?.answer("red")
        #expect(app.endings.lines == ["asked: red"])
        break
      }
      #expect(app.endings.lines.count == 1, "call \(failing)")
      #expect(app.endings.lines.first?.hasPrefix("asked: Failed") == true, "call \(failing)")
      #expect(app.tree == AskingApp.empty, "call \(failing)")
      failing += 1
    }
    #expect(failing > 4)
  }

  @Test("DL-15 A screen that a guard asks by router.within leaves when the guarded request is cancelled")
  func within() async {
    let app = AskingApp()
    let guarded = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in _ = try await app.router.within.ask(to: app.sheet, with: 1) })
      .using(UINavigationController.push()).from(anyStack).assemble()
    let going = Task { await app.router.outcome(to: guarded) }
    await until { app.picker?.isAsked == true }
    going.cancel()
    guard case .cancelled = await going.value else {
      Issue.record("not cancelled")
      return
    }
    await until { app.picker == nil }
    #expect(app.tree == AskingApp.empty)
  }
}
