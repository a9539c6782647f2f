import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests that guards make, and that may ask the same guards again.
@Suite struct AskingAgainTests {
  @Test("EN-29 A request in the completion of an arrived request is not part of the guard's chain")
  func completionAfterAsyncGuard() async {
    let app = TestApp()
    let step = Routes.guarded(by: PatientGuard<String> { _ in await Task.yield() })
    var second: Outcome<Detail>?
    app.router.navigate(to: step, with: "1") { first in
      #expect(first.value != nil)
      app.router.navigate(to: step, with: "2") { second = $0 }
    }
    await until { second != nil }
    #expect(second?.value != nil, "\(String(describing: second))")
  }

  @Test("EN-29 A guard's long-lived task may request the guarded screen after the guard has answered")
  func longLived() async {
    let app = TestApp()
    let signal = Answers<Void>()
    var second: Outcome<Detail>?
    let box = Box<DestinationStep<Detail, String>>()
    let step = Routes.guarded(
      by: ClosureGuard { name, answer in
        if name == "1" {
          Task { @MainActor in
            await signal.next()
            second = await app.router.outcome(of: go(box.value!, "2"))
          }
        }
        answer(.success)
      })
    box.value = step
    let first = await app.router.outcome(of: go(step, "1"))
    #expect(first.value != nil)
    signal.give(())
    await until { second != nil }
    #expect(second?.value != nil, "\(String(describing: second))")
  }

  @Test("EN-29 The task of a guard that has agreed may request the screen again while another guard is asked")
  func agreedWhileAnotherIsAsked() async {
    let app = TestApp()
    let (signal, box, other) = (Answers<Void>(), Box<DestinationStep<Detail, String>>(), KeepingGuard())
    var (first, second): (Outcome<Detail>?, Outcome<Detail>?)
    let agreeing = ClosureGuard { name, answer in
      if name == "1" {
        Task { @MainActor in
          await signal.next()
          second = await app.router.outcome(of: go(box.value!, "2"))
        }
      }
      answer(.success)
    }
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .adding(agreeing).adding(other)
      .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    box.value = step
    app.router.navigate(to: step, with: "1") { first = $0 }
    signal.give(())
    await until { second != nil || other.asked.count == 2 }
    #expect(other.asked == ["1", "2"], "\(String(describing: second))")
    other.answer()
    other.answer()
    await until { second != nil }
    #expect(first?.value != nil)
    #expect(second?.value != nil)
  }

  @Test("EN-29 The completion of a refused request may make the same request again")
  func retryAfterRefusal() {
    let app = TestApp()
    var isLoggedIn = false
    let step = Routes.guarded(by: ClosureGuard { _, answer in answer(isLoggedIn ? .success : .failure(Refusal())) })
    var second: Outcome<Detail>?
    app.router.navigate(to: step, with: "1") { first in
      #expect(first.obstacle != nil)
      isLoggedIn = true
      app.router.navigate(to: step, with: "1") { second = $0 }
    }
    #expect(second?.value != nil, "\(String(describing: second))")
  }

  @Test("EN-29 A request by a task of the shown screen is not part of the guard's chain")
  func screensTask() async {
    let app = TestApp()
    var second: Outcome<Screen>?
    let box = Box<DestinationStep<Screen, String>>()
    let step = StepAssembly(
      finder: NilFinder<Screen, String>(),
      factory: InlineFactory { (name: String) -> Screen in
        let screen = Screen(name)
        if name == "1" {
          screen.onAppear = { screen in
            screen.onAppear = nil
            Task { @MainActor in
              await Task.yield()
              second = await app.router.outcome(of: go(box.value!, "2"))
            }
          }
        }
        return screen
      }
    )
    .adding(PatientGuard<String> { _ in await Task.yield() })
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    box.value = step
    _ = await app.router.outcome(of: go(step, "1"))
    await until { second != nil }
    #expect(second?.value != nil, "\(String(describing: second))")
  }

  @Test("EN-14 A request that a guard makes by router.within with replaceCurrent does not end itself")
  func withinReplacing() {
    let app = TestApp()
    let login = StepAssembly(finder: NilFinder<Login, String>(), factory: InlineFactory { Login($0) })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    var (first, second): (Outcome<Detail>?, Outcome<Login>?)
    let step = Routes.guarded(
      by: ClosureGuard { _, answer in
        app.router.within.navigate(to: login, with: "", policy: .replaceCurrent) {
          second = $0
          answer($0.value == nil ? .failure(Refusal()) : .success)
        }
      })
    app.router.navigate(to: step, with: "1") { first = $0 }
    #expect(second?.value != nil, "\(String(describing: second)), \(String(describing: first))")
  }

  @Test("EN-16 A request by router.within with refuseWhenBusy ignores the guarded request that it belongs to")
  func withinIsNotInItsOwnWay() {
    let app = TestApp()
    var (first, second): (Outcome<Detail>?, Outcome<Home>?)
    let step = Routes.guarded(
      by: ClosureGuard { _, answer in
        app.router.within.navigate(to: Routes.home, with: "", policy: .refuseWhenBusy) {
          second = $0
          answer(.success)
        }
      })
    app.router.navigate(to: step, with: "1") { first = $0 }
    #expect(second?.value != nil, "\(String(describing: second))")
    #expect(first?.value != nil, "\(String(describing: first))")
  }

  @Test("EN-16 A refused request by router.within ends the guarded request that it belongs to")
  func withinRefused() {
    let app = TestApp()
    var (first, second): (Outcome<Detail>?, Outcome<Home>?)
    let keeping = KeepingGuard()
    // Another request makes the router busy. The guarded request alone would not.
    app.router.navigate(to: Routes.guarded(by: KeepingGuard()), with: "other") { _ in }
    let step = Routes.guarded(
      by: ClosureGuard { name, answer in
        keeping.perform(with: name, completion: answer)
        app.router.within.navigate(to: Routes.home, with: "", policy: .refuseWhenBusy) { second = $0 }
      })
    app.router.navigate(to: step, with: "1") { first = $0 }
    #expect(second?.obstacle != nil)
    #expect(first?.obstacle != nil, "\(String(describing: first))")
  }
}
