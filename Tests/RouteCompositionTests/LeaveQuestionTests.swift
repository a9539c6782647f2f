import TestStage
import Testing
import Wayfinder
import WayfinderTesting

private final class LetterScreen: UIViewController, LeaveConfirming {
  let question = LeaveQuestion("Throw the letter away?", leave: "Throw away", stay: "Keep")

  func mayLeave() async -> Bool { await question.ask(on: self) }
}

@Suite struct LeaveQuestionTests {
  private let stage = Stage(stack(HomeScreen(), LetterScreen()))
  private let asked = "stack[Home Letter] ^ “Throw the letter away?”"
  private let home = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory())
    .from(GeneralStep.current()).assemble()

  /// Begins a navigation to home, and waits for the question.
  private func goHome(_ outcomes: Outcomes) async -> NavigationHandle {
    let handle = stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.tree == asked }
    return handle
  }

  @Test("RC-25 A screen asks by an alert whether it may be left, and the request continues if the user agrees")
  func answers() async {
    let outcomes = Outcomes()
    _ = await goHome(outcomes)
    #expect(stage.window.perform(.answer("Keep")))
    await until { outcomes.list.count == 1 }
    #expect(stage.tree == "stack[Home Letter]")
    _ = await goHome(outcomes)
    #expect(stage.window.perform(.answer("Throw away")))
    await until { outcomes.list.count == 2 }
    #expect(stage.tree == "stack[Home]")
    #expect(outcomes.list == ["Blocked: LetterScreen may not be left now.", "Arrived."])
  }

  @Test("RC-25 Two callers share one alert, which is dismissed when both are cancelled")
  func shared() async {
    let (one, other) = (Outcomes(), Outcomes())
    let first = await goHome(one)
    let second = await goHome(other)
    first.cancel()
    await until { one.list.count == 1 }
    #expect(stage.tree == asked, "shown once, and still wanted")
    #expect(other.list == [], "shown once, and still wanted")
    second.cancel()
    await until { stage.tree == "stack[Home Letter]" }
    #expect(stage.tree == "stack[Home Letter]", "the alert is dismissed")
    #expect(one.list == ["Cancelled."])
    #expect(other.list == ["Cancelled."])
  }

  @Test("RC-25 If the alert leaves without an answer, the screen stays and asks again the next time")
  func goesUnanswered() async {
    let outcomes = Outcomes()
    _ = await goHome(outcomes)
    stage.window.rootViewController?.dismiss(animated: true)
    await until { outcomes.list.count == 1 }
    #expect(stage.tree == "stack[Home Letter]")
    #expect(outcomes.list == ["Blocked: LetterScreen may not be left now."])
    _ = await goHome(outcomes)
    #expect(stage.tree == asked)
  }

  @Test("RC-25 A call during the dismissal of the answered alert shows a new alert")
  func answeredMeanwhile() async {
    let stage = Stage(stack(HomeScreen(), LetterScreen()), time: .manual)
    let time = stage.window.transitionScheduler
    time.advanceUntilIdle()
    let (one, other) = (Outcomes(), Outcomes())
    stage.router.navigate(to: home) { one.list.append($0.description) }
    await until {
      time.advanceUntilIdle()
      return stage.tree == asked
    }
    #expect(stage.window.perform(.answer("Keep")))
    // The dismissal of the alert stays in flight, because no animation ends.
    for _ in 0..<50 {
      time.advance()
      await Task.yield()
    }
    stage.router.navigate(to: home) { other.list.append($0.description) }
    await until {
      time.advanceUntilIdle()
      return stage.tree == asked || !other.list.isEmpty
    }
    #expect(stage.tree == asked)
    #expect(other.list == [])
  }

  @Test("RC-25 Callers that share an alert receive its answer in the order of their calls")
  func inOrder() async throws {
    for _ in 0..<6 {
      let stage = Stage(stack(HomeScreen(), LetterScreen()))
      let stack = try #require(stage.window.rootViewController as? UINavigationController)
      let letter = try #require(stack.topViewController as? LetterScreen)
      var (asked, heard): ([Int], [Int]) = ([], [])
      for number in 0..<100 {
        Task {
          asked.append(number)
          #expect(await letter.mayLeave())
          heard.append(number)
        }
      }
      await until { asked.count == 100 && stage.tree == self.asked }
      #expect(stage.window.perform(.answer("Throw away")))
      await until { heard.count == 100 }
      #expect(heard == asked)
    }
  }

  /// Asks as a swipe does, and covers the alert by another screen.
  private func askAndCover() async throws -> (asking: Task<Bool, Never>, cover: UIViewController) {
    let screen = try #require((stage.window.rootViewController as? UINavigationController)?.topViewController)
    let letter = try #require(screen as? LetterScreen)
    let asking = Task { await letter.mayLeave() }
    await until { stage.tree == asked }
    let (alert, cover) = (try #require(letter.presentedViewController), ReviewScreen())
    alert.present(cover, animated: false)
    #expect(stage.tree == asked + " ^ Review")
    return (asking, cover)
  }

  @Test("RC-25 A call while another screen covers the alert shows a new alert in front of that screen")
  func coveredAgrees() async throws {
    let (asking, _) = try await askAndCover()
    let outcomes = Outcomes()
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.tree == asked + " ^ Review ^ “Throw the letter away?”" }
    #expect(stage.tree == asked + " ^ Review ^ “Throw the letter away?”")
    #expect(stage.window.perform(.answer("Throw away")))
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Arrived."])
    #expect(stage.tree == "stack[Home]")
    #expect(await asking.value == false, "its alert went without an answer")
  }

  @Test("RC-25 If the user stays, both the first alert and the screen over it stay")
  func coveredStays() async throws {
    let (asking, cover) = try await askAndCover()
    let outcomes = Outcomes()
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.window.perform(.answer("Keep")) }
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Blocked: LetterScreen may not be left now."])
    #expect(stage.tree == asked + " ^ Review")
    cover.dismiss(animated: false)
    // After the cover is dismissed, calls share the alert again.
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    for _ in 0..<50 { await Task.yield() }
    #expect(stage.tree == asked)
    #expect(stage.window.perform(.answer("Throw away")))
    await until { outcomes.list.count == 2 }
    #expect(await asking.value)
    #expect(outcomes.list.last == "Arrived.")
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-37 A push onto the current screen keeps the open question, and the answer still counts")
  func pushedMeanwhile() async {
    let outcomes = Outcomes()
    _ = await goHome(outcomes)
    let other = await stage.router.outcome(to: pushed(ReviewScreen.self, onto: current))
    #expect(other.isArrival)
    #expect(stage.tree == "stack[Home Letter Review] ^ “Throw the letter away?”")
    #expect(stage.window.perform(.answer("Throw away")))
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Arrived."])
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-37 A modal for the current screen is presented on the alert of the open question")
  func presentedMeanwhile() async {
    let outcomes = Outcomes()
    _ = await goHome(outcomes)
    let other = await stage.router.outcome(to: presented(ReviewScreen.self, on: current))
    #expect(other.isArrival)
    #expect(stage.tree == asked + " ^ Review")
    #expect(outcomes.list == [])
  }

  @Test("EN-37 A request that selects a tab keeps the open question about a screen in another tab")
  func tabMeanwhile() async {
    let settings = SettingsScreen()
    let stage = Stage(tabs(stack(HomeScreen(), LetterScreen()), settings))
    let outcomes = Outcomes()
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.tree == "tabs[stack[Home Letter]* Settings] ^ “Throw the letter away?”" }
    #expect(await stage.router.outcome(of: .select(tab: 1)).isArrival)
    #expect(stage.tree == "tabs[stack[Home Letter] Settings*] ^ “Throw the letter away?”")
    #expect(outcomes.list == [])
  }

  @Test("EN-37 An alert under the question stays until the request of the question dismisses both")
  func overAnotherAlert() async {
    let alert = UIAlertController(title: "New version", message: nil, preferredStyle: .alert)
    stage.window.rootViewController?.present(alert, animated: false)
    let outcomes = Outcomes()
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.tree == "stack[Home Letter] ^ “New version” ^ “Throw the letter away?”" }
    #expect(await stage.router.outcome(to: pushed(ReviewScreen.self, onto: current)).isArrival)
    #expect(stage.tree == "stack[Home Letter Review] ^ “New version” ^ “Throw the letter away?”")
    #expect(stage.window.perform(.answer("Throw away")))
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Arrived."])
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-37 A question is dismissed with its screen, also if another question covers it")
  func rootReplaced() async throws {
    let (asking, _) = try await askAndCover()
    let outcomes = Outcomes()
    let route = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    stage.router.navigate(to: route) { outcomes.list.append($0.description) }
    await until { stage.window.perform(.answer("Throw away")) }
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Arrived."])
    #expect(stage.tree == "Settings")
    #expect(await asking.value == false)
  }

  @Test(
    "RC-25 A question does not retain the window, and its answer is no if the window goes", arguments: [true, false])
  func windowGone(asksByScreen: Bool) async throws {
    weak var window: UIWindow?
    let asking: Task<Bool, Never>
    do {
      let letter = LetterScreen()
      let stage = Stage(stack(HomeScreen(), letter))
      window = stage.window
      let router = stage.router
      asking = Task { asksByScreen ? await letter.mayLeave() : await letter.question.ask(with: router) }
      await until { stage.tree == asked }
      #expect(stage.tree == asked)
    }
    await until { window == nil }
    #expect(window == nil)
    #expect(await asking.value == false)
  }

  @Test("RC-25 A screen in a hidden tab is asked if the request would remove it")
  func inHiddenTab() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack(HomeScreen(), LetterScreen()), UIViewController()]
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    let outcomes = Outcomes()
    stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.window.perform(.answer("Throw away")) || !outcomes.list.isEmpty }
    await until { !outcomes.list.isEmpty }
    #expect(outcomes.list == ["Arrived."])
    #expect((tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test("RC-25 The answer to a question outside of a window is no")
  func nowhere() async {
    #expect(await LetterScreen().mayLeave() == false)
  }
}

@Suite("Open questions and requests that leave without asking") struct DroppedQuestionTests {
  private let stage = Stage(stack(HomeScreen(), LetterScreen()))
  private let asked = "stack[Home Letter] ^ “Throw the letter away?”"
  private let outcomes = Outcomes()

  private func goHome(on stage: Stage, until tree: String) async {
    stage.router.navigate(.back) { [outcomes] in outcomes.list.append($0.description) }
    await until { stage.tree == tree }
    #expect(stage.tree == tree)
  }

  @Test("EN-48 The request that asks ends superseded, and its alert is dismissed with the screen")
  func takesAlong() async throws {
    await goHome(on: stage, until: asked)
    try await stage.router.navigate(.back.leavingWithoutAsking())
    #expect(stage.tree == "stack[Home]")
    #expect(outcomes.list.count == 1)
    #expect(outcomes.list.first?.hasPrefix("Superseded by ") == true)
  }

  @Test("EN-48 The alert is dismissed also if its screen stays")
  func screenStays() async throws {
    let stage = Stage(tabs(stack(HomeScreen(), LetterScreen()), SettingsScreen()))
    await goHome(on: stage, until: "tabs[stack[Home Letter]* Settings] ^ “Throw the letter away?”")
    try await stage.router.navigate(.select(tab: 1).leavingWithoutAsking())
    #expect(stage.tree == "tabs[stack[Home Letter] Settings*]")
    #expect(outcomes.list.first?.hasPrefix("Superseded by ") == true)
  }

  @Test("EN-48 A modal that is presented without asking is not presented on the alert")
  func presents() async throws {
    await goHome(on: stage, until: asked)
    let signIn = NavigationRequest.to(presented(LoginScreen.self, on: current)).leavingWithoutAsking()
    try await stage.router.navigate(signIn)
    for _ in 0..<50 { await Task.yield() }
    #expect(stage.tree == "stack[Home Letter] ^ Login")
  }

  @Test("EN-48 The question about a tapped tab ends without an answer, and the selection stays")
  func byHand() async throws {
    let (root, selection) = (tabs(stack(HomeScreen(), LetterScreen()), SettingsScreen()), TabSelectionGuard())
    root.delegate = selection
    let stage = Stage(root)
    stage.window.perform(.selectTab(1))
    let asked = "tabs[stack[Home Letter]* Settings] ^ “Throw the letter away?”"
    await until { stage.tree == asked }
    #expect(stage.tree == asked)
    let signIn = NavigationRequest.to(presented(LoginScreen.self, on: current)).leavingWithoutAsking()
    try await stage.router.navigate(signIn)
    for _ in 0..<50 { await Task.yield() }
    #expect(stage.tree == "tabs[stack[Home Letter]* Settings] ^ Login")
    #expect(!stage.router.live.isAskingByHand)
  }

  @Test("EN-25 The question about a tapped tab ends with the answer", arguments: ["Throw away", "Keep"])
  func byHandIsOver(_ answer: String) async {
    let (root, selection) = (tabs(stack(HomeScreen(), LetterScreen()), SettingsScreen()), TabSelectionGuard())
    root.delegate = selection
    let stage = Stage(root)
    stage.window.perform(.selectTab(1))
    await until { stage.tree == "tabs[stack[Home Letter]* Settings] ^ “Throw the letter away?”" }
    #expect(stage.router.live.isAskingByHand)
    #expect(stage.window.perform(.answer(answer)))
    let end = answer == "Keep" ? "tabs[stack[Home Letter]* Settings]" : "tabs[stack[Home Letter] Settings*]"
    await until { stage.tree == end }
    for _ in 0..<50 { await Task.yield() }
    #expect(!stage.router.live.isAskingByHand)
  }

  @Test("EN-48 An alert that was dismissed with its screen is not dismissed again")
  func dismissedOnce() async throws {
    let lines = Outcomes()
    await goHome(on: stage, until: asked)
    let alert = stage.window.rootViewController?.presentedViewController
    stage.router.log = NavigationLog(level: .info) { _, line in lines.list.append(line) }
    try await stage.router.navigate(.back.leavingWithoutAsking())
    for _ in 0..<50 { await Task.yield() }
    #expect(lines.list.count == 3, "the request, the request that it ends, and its own end")
    withExtendedLifetime(alert) {}
  }

  @Test("EN-48 A request that a guard refuses leaves the question open")
  func refused() async {
    await goHome(on: stage, until: asked)
    let refusal = InlineInterceptor<Any?> { _ in throw CancellationError() }
    _ = await stage.router.outcome(of: .dismissAll.leavingWithoutAsking().adding(refusal))
    #expect(stage.tree == asked)
    #expect(outcomes.list.isEmpty)
  }

  @Test("EN-48 The plan lists the alert among the removed screens, and planning keeps the question open")
  func plan() async throws {
    await goHome(on: stage, until: asked)
    let plan = try stage.router.plan(.back.leavingWithoutAsking())
    #expect("\(plan)".contains("UIAlertController"))
    #expect(stage.tree == asked)
  }

  @Test("EN-48 An asked screen that requests dismissAll without asking does not end the request that asks the screen")
  func asksItself() async {
    let draft = Deciding("Draft")
    let stage = Stage(stack(HomeScreen(), draft))
    let router = stage.router
    draft.decide = { _ in
      _ = await router.outcome(of: .dismissAll.leavingWithoutAsking())
      return true
    }
    let outcome = await router.outcome(of: .back)
    #expect(outcome.value != nil)
    #expect(stage.tree == "stack[Home]")
  }
}

/// The outcomes of requests.
private final class Outcomes {
  var list: [String] = []
}
