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

  /// Begins going home, and waits for the question.
  private func goHome(_ outcomes: Outcomes) async -> NavigationHandle {
    let handle = stage.router.navigate(to: home) { outcomes.list.append($0.description) }
    await until { stage.tree == asked }
    return handle
  }

  @Test("RC-25 A screen asks by an alert whether it may be left: who agrees goes on, who does not stays")
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

  @Test("RC-25 Two that ask at the same time share one alert, and the question goes when both have given up")
  func shared() async {
    let (one, other) = (Outcomes(), Outcomes())
    let first = await goHome(one)
    let second = await goHome(other)
    first.cancel()
    await until { one.list.count == 1 }
    #expect(stage.tree == asked && other.list == [], "shown once, and still wanted")
    second.cancel()
    await until { stage.tree == "stack[Home Letter]" }
    #expect(one.list == ["Cancelled."] && other.list == ["Cancelled."])
  }

  @Test("RC-25 Where the alert goes without an answer the screen stays, and is asked again the next time")
  func goesUnanswered() async {
    let outcomes = Outcomes()
    _ = await goHome(outcomes)
    stage.window.rootViewController?.dismiss(animated: true)
    await until { outcomes.list.count == 1 }
    #expect(stage.tree == "stack[Home Letter]" && outcomes.list == ["Blocked: LetterScreen may not be left now."])
    _ = await goHome(outcomes)
    #expect(stage.tree == asked)
  }

  @Test("RC-25 Who asks while the answered alert is still on its way off is asked anew")
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
    await until {
      if one.list.isEmpty { time.advance() }
      return !one.list.isEmpty
    }
    stage.router.navigate(to: home) { other.list.append($0.description) }
    await until {
      time.advanceUntilIdle()
      return stage.tree == asked || !other.list.isEmpty
    }
    #expect(stage.tree == asked && other.list == [])
  }

  @Test("RC-25 In no window nobody can be asked, and the answer is no")
  func nowhere() async {
    #expect(await LetterScreen().mayLeave() == false)
  }
}

/// What requests have ended with.
private final class Outcomes {
  var list: [String] = []
}
