import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct AskTests {
  private let app = AskingApp()

  @Test(
    "DL-15 An asked screen answers with a typed value, and has left when the asker receives the answer",
    arguments: [true, false])
  func answers(isPushed: Bool) async throws {
    let app = app
    async let colour: String = app.router.ask(to: isPushed ? app.pushed : app.sheet, with: 3)
    await until { app.picker?.isAsked == true }
    app.picker?.answer("green")
    #expect(try await colour == "green")
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 A screen can be asked in three forms: with a value or an error, with an outcome, with a completion")
  func threeForms() async throws {
    let app = app
    func answerSoon(_ answer: String) {
      Task {
        await until { app.picker?.isAsked == true }
        app.picker?.answer(answer)
      }
    }
    answerSoon("red")
    #expect(try await app.router.ask(to: app.sheet, with: 1) == "red")
    answerSoon("blue")
    #expect(await app.router.outcome(asking: .to(app.sheet, with: 1)).value == "blue")
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    #expect(app.endings.lines == [])
    app.picker?.answer("grey")
    #expect(app.endings.lines == ["asked: grey"])
    let giving = Task { try await app.router.ask(to: app.sheet, with: 1) }
    await until { app.picker != nil }
    app.tabs.dismiss(animated: false)
    await #expect(throws: CancellationError.self) { try await giving.value }
  }

  @Test("DL-15 One call shows and asks a screen without a context, for Any? and for Void")
  func stepsWithoutContext() {
    let plain = StepAssembly(finder: ClassFinder<ColourScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(current).assemble()
    let void = StepAssembly(finder: ClassFinder<ColourScreen, Void>(), factory: InlineFactory { ColourScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    app.router.ask(.to(plain), completion: app.endings.note("plain"))
    app.picker?.answer("1")
    app.router.ask(.to(void), completion: app.endings.note("void"))
    app.picker?.answer("2")
    #expect(app.endings.lines == ["plain: 1", "void: 2"])
  }

  @Test("DL-15 The asker receives an answer that the screen gives while it appears", arguments: [true, false])
  func answersAtOnce(atOnce: Bool) {
    let app = AskingApp(time: atOnce ? .immediate : .manual)
    let eager = StepAssembly(
      finder: NilFinder<ColourScreen, Any?>(),
      factory: InlineFactory { _ in
        let screen = ColourScreen()
        screen.onAppear = { $0.answer("at once") }
        return screen
      }
    ).using(GeneralAction.presentModally()).from(current).assemble()
    app.router.ask(.to(eager), completion: app.endings.note("asked"))
    app.window?.transitionScheduler.advanceUntilIdle()
    #expect(app.endings.lines == ["asked: at once"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 Only the first answer arrives, and an answer after the screen has left does nothing")
  func once() {
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    let picker = app.picker
    picker?.answer("red")
    picker?.answer("blue")
    #expect(app.endings.lines == ["asked: red"])
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("left"))
    let other = app.picker
    app.tabs.dismiss(animated: false)
    #expect(other?.isAsked == false)
    other?.answer("green")
    #expect(app.endings.lines == ["asked: red", "left: Cancelled."])
  }

  @Test("DL-15 Two screens that are asked at once each answer their own asker")
  func twoScreens() {
    let another = StepAssembly(finder: NilFinder<ColourScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(current).assemble()
    app.router.ask(.to(another), completion: app.endings.note("first"))
    let first = app.picker
    app.router.ask(.to(another), completion: app.endings.note("second"))
    let second = first?.presentedViewController as? ColourScreen
    second?.answer("upper")
    #expect(app.endings.lines == ["second: upper"])
    #expect(app.picker === first)
    #expect(first?.isAsked == true)
    first?.answer("lower")
    #expect(app.endings.lines == ["second: upper", "first: lower"])
  }

  @Test("DL-15 Two askers of the same question both receive the answer, and each can cancel alone")
  func sameQuestion() {
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("first"))
    let second = app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("second"))
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("third"))
    second.cancel()
    #expect(app.endings.lines == ["second: Cancelled."])
    #expect(app.picker?.isAsked == true)
    app.picker?.answer("red")
    #expect(app.endings.lines == ["second: Cancelled.", "first: red", "third: red"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 A new question to the same screen replaces the earlier question, which ends superseded")
  func otherQuestion() {
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("first"))
    app.router.ask(.to(app.sheet, with: 2), completion: app.endings.note("second"))
    #expect(app.endings.lines.count == 1)
    #expect(app.endings.lines.first?.hasPrefix("first: Superseded by ColourScreen") == true)
    #expect(app.picker?.product == 2)
    app.picker?.answer("red")
    #expect(app.endings.lines.last == "second: red")
    #expect(app.endings.lines.count == 2)
  }

  @Test("DL-15 A new question during a swipe away from the screen does not join the earlier question")
  func askedAsItLeaves() {
    let app = AskingApp(time: .manual)
    let kept = ColourScreen()
    let step = StepAssembly(finder: NilFinder<ColourScreen, Any?>(), factory: InlineFactory { _ in kept })
      .using(GeneralAction.presentModally()).from(current).assemble()
    guard let scheduler = app.window?.transitionScheduler else { return }
    app.router.ask(.to(step), completion: app.endings.note("first"))
    scheduler.advanceUntilIdle()
    app.window?.perform(.swipeDown)
    scheduler.advance()
    app.router.ask(.to(step), completion: app.endings.note("second"))
    scheduler.advanceUntilIdle()
    #expect(app.endings.lines == ["first: Cancelled."])
    #expect(app.picker === kept)
    kept.answer("green")
    scheduler.advanceUntilIdle()
    #expect(app.endings.lines == ["first: Cancelled.", "second: green"])
  }

  @Test("DL-15 A question that a guard blocks leaves the earlier question open")
  func failedQuestion() {
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("first"))
    let picker = app.picker
    let stubborn = UIViewController()
    let failing = NavigationRequest.to(app.pushed, with: 2)
    app.homeStack.present(stubborn, animated: false)
    app.router.adding(Guard<Any?> { _ in .failure(Mishap()) }).ask(failing, completion: app.endings.note("second"))
    #expect(app.endings.lines.count == 1)
    #expect(app.endings.lines.first?.hasPrefix("second: Blocked") == true)
    picker?.answer("red")
    #expect(app.endings.lines.last == "first: red")
  }

  @Test("DL-15 A question whose changes are rolled back leaves the earlier question open")
  func questionPutBack() {
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("first"))
    let picker = app.picker
    app.homeStack.present(ReviewScreen(), animated: false)
    let failing = CallProbe { call in
      if call == .transition { throw Mishap() }
    }
    app.router.probed(by: failing).ask(.to(app.pushed, with: 2), completion: app.endings.note("second"))
    #expect(app.endings.lines.count == 1)
    #expect(app.endings.lines.first?.hasPrefix("second: Failed") == true)
    picker?.answer("red")
    #expect(app.endings.lines.last == "first: red")
  }

  @Test("DL-15 A waiting request skips a screen that has answered, and presents on the screen below")
  func runsFirst() {
    let app = AskingApp(time: .manual)
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("asked"))
    app.window?.transitionScheduler.advanceUntilIdle()
    let picker = app.picker
    app.router.navigate(.select(tab: 0)) { _ in }
    picker?.present(UIViewController(), animated: true)
    app.router.navigate(to: presented(ReviewScreen.self, on: current), completion: app.endings.note("review"))
    picker?.answer("red")
    app.window?.transitionScheduler.advanceUntilIdle()
    #expect(app.tree == "tabs[stack[Home]* stack[Settings]] ^ Review")
    #expect(app.endings.lines.first == "asked: red")
  }

  @Test("DL-15 A screen in the tree is asked in its place, and is removed after its answer")
  func isThere() throws {
    app.router.go(to: app.pushed, with: 1)
    let picker = try #require(app.picker)
    #expect(!picker.isAsked)
    picker.answer("nobody has asked")
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked"))
    #expect(app.picker === picker)
    picker.answer("red")
    #expect(app.endings.lines == ["asked: red"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 A screen asked with leavingOpen stays after its answer, and can be asked again")
  func leftOpen() {
    app.router.ask(.to(app.sheet, with: 1), leavingOpen: true, completion: app.endings.note("first"))
    let picker = app.picker
    picker?.answer("red")
    #expect(app.picker != nil)
    #expect(app.picker === picker)
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("second"))
    picker?.answer("blue")
    #expect(app.endings.lines == ["first: red", "second: blue"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 The answer removes the asked screen, the screens shown to ask, and all screens on top of them")
  func allThatWasShown() async throws {
    let below = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(options: .visible), factory: ClassFactory())
      .using(UINavigationController.push()).from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally()).from(current).assemble()
    let deep = StepAssembly(finder: NilFinder<ColourScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
    app.router.ask(.to(deep), completion: app.endings.note("asked"))
    #expect(app.tree == "tabs[stack[Home]* stack[Settings]] ^ stack[Settings Colour]")
    let stack = app.tabs.presentedViewController as? UINavigationController
    let picker = try #require(stack?.topViewController as? ColourScreen)
    stack?.pushViewController(RegisterScreen(), animated: false)
    stack?.present(ReviewScreen(), animated: false)
    picker.answer("red")
    #expect(app.endings.lines == ["asked: red"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 The screens shown to ask are removed also if the screen answers while it appears")
  func allThatWasShownAtOnce() {
    let below = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(options: .visible), factory: ClassFactory())
      .using(UINavigationController.push()).from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally()).from(current).assemble()
    let deep = StepAssembly(finder: NilFinder<ColourScreen, Any?>(), factory: InlineFactory { _ in eager() })
      .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
    func eager() -> ColourScreen {
      let screen = ColourScreen()
      screen.onAppear = { $0.answer("at once") }
      return screen
    }
    app.router.ask(.to(deep), completion: app.endings.note("asked"))
    #expect(app.endings.lines == ["asked: at once"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test(
    "DL-15 A screen left open that has answered as it appeared is not asked, and the next answer removes it"
  )
  func leftOpenAtOnce() {
    var isFirst = true
    let step = StepAssembly(
      finder: ClassFinder<ColourScreen, Int>(),
      factory: InlineFactory { (_: Int) in
        let screen = ColourScreen()
        screen.onAppear = { screen in
          if isFirst { screen.answer("red") }
          isFirst = false
        }
        return screen
      }
    ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    app.router.ask(.to(step, with: 1), leavingOpen: true, completion: app.endings.note("first"))
    #expect(app.picker != nil)
    #expect(app.picker?.isAsked == false)
    app.router.ask(.to(step, with: 1), completion: app.endings.note("second"))
    app.picker?.answer("blue")
    #expect(app.endings.lines == ["first: red", "second: blue"])
    #expect(app.tree == AskingApp.empty)
  }

  @Test("DL-15 The answer of a pushed screen removes the screen with all screens above, and selects no tab")
  func pushedWithMore() throws {
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked"))
    let picker = try #require(app.picker)
    app.homeStack.pushViewController(RegisterScreen(), animated: false)
    app.tabs.selectedIndex = 1
    picker.answer("red")
    #expect(app.tree == "tabs[stack[Home] stack[Settings]*]")
    app.tabs.selectedIndex = 0
    app.router.ask(.to(app.pushed, with: 1), completion: app.endings.note("asked"))
    let other = try #require(app.picker)
    app.tabs.present(ReviewScreen(), animated: false)
    other.answer("blue")
    #expect(app.tree == AskingApp.empty)
    #expect(app.endings.lines == ["asked: red", "asked: blue"])
  }

  @Test("DL-15 An asked root screen delivers its answer and stays")
  func cannotBeClosed() throws {
    let root = ColourScreen()
    let stage = Stage(root)
    let step = GeneralStep.custom(using: ClassFinder<ColourScreen, Any?>())
    stage.router.ask(.to(step), completion: app.endings.note("asked"))
    root.answer("red")
    #expect(app.endings.lines == ["asked: red"])
    #expect(stage.tree == "Colour")
  }

  @Test("DL-15 A screen that has answered is not asked whether it may be left, but a screen on top of it is")
  func asksBeforeLeaving() throws {
    let draft = StepAssembly(finder: NilFinder<DraftPicker, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(current).assemble()
    app.router.ask(.to(draft), completion: app.endings.note("first"))
    try #require(app.tabs.presentedViewController as? DraftPicker).answer("red")
    #expect(app.tree == AskingApp.empty)
    app.router.ask(.to(app.sheet, with: 1), completion: app.endings.note("second"))
    let (picker, stubborn) = (app.picker, StubbornScreen())
    picker?.present(stubborn, animated: false)
    picker?.answer("blue")
    #expect(app.endings.lines == ["first: red", "second: blue"])
    #expect(picker?.presentedViewController === stubborn)
  }

  @Test("DL-15 A request of any vocabulary can ask if it names the class of its destination")
  func arriving() {
    let request = NavigationRequest.to(app.sheet, with: 1).map { $0 as UIViewController }
    app.router.ask(request.arriving(at: ColourScreen.self), completion: app.endings.note("asked"))
    app.picker?.answer("red")
    app.router.ask(request.arriving(at: DraftPicker.self), completion: app.endings.note("other"))
    #expect(app.endings.lines.count == 2)
    #expect(app.endings.lines.last?.contains("arrived at a ColourScreen") == true)
  }

  @Test("EN-10 A guard of a request that asks its screen is asked once, and its refusal blocks the request")
  func guardsOfRequest() {
    let app = AskingApp()
    var asked = 0
    let request = NavigationRequest.to(app.sheet, with: 1).named("the colour").adding(
      InlineInterceptor<Any?> { _, answer in
        asked += 1
        answer(.failure(Mishap()))
      })
    app.router.ask(request, completion: app.endings.note("a"))
    #expect(asked == 1)
    #expect(app.tree == AskingApp.empty)
    #expect(app.endings.lines.count == 1, "\(app.endings.lines)")
    #expect(app.endings.lines.first?.contains("refused") == true, "\(app.endings.lines)")
  }
}
