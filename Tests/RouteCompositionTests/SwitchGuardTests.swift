import TestStage
import Testing
import Wayfinder

@Suite struct SwitchGuardTests {
  /// Returns a step for a guarded stack that is presented on the current screen.
  private func guarded(
    _ name: String, _ check: @escaping () async throws -> Void
  ) -> DestinationStep<UIViewController, Any?> {
    StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { Screen(name) })
      .adding(PatientGuard<Any?> { _ in try await check() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private func bag(
    from step: DestinationStep<UIViewController, Any?>, asking check: @escaping () async throws -> Void = {}
  ) -> DestinationStep<BagScreen, Any?> {
    StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in try await check() })
      .using(GeneralAction.presentModally()).from(step).assemble()
  }

  /// Returns the tree after the bag is presented on the screen of a switch's step, once all guards have agreed.
  private func arrived(by fork: DestinationStep<UIViewController, Any?>, _ journal: Diary) async throws -> Stage {
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: bag(from: fork) { journal("above") })
    return stage
  }

  @Test("RC-8 An async guard behind a switch is asked once, although the route is resolved again")
  func askedOnce() async throws {
    let (journal, latch) = (Diary(), Latch())
    let fork = SwitchAssembly<UIViewController, Any?>()
      .addCase(
        when: true,
        from: guarded("members") {
          journal("behind")
          await latch.wait()
        }
      ).assemble()
    let stage = Stage(HomeScreen())
    let step = bag(from: fork) { journal("above") }
    let arrival = Task { try await stage.router.navigate(to: step) }
    latch.open()
    _ = try await arrival.value
    #expect(journal.lines == ["above", "behind"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("RC-8 A switch that is resolved again may take another case, whose guard is then asked")
  func anotherWay() async throws {
    let journal = Diary()
    var isMember = false
    let fork = SwitchAssembly<UIViewController, Any?>()
      .addCase(when: isMember, from: guarded("members") { journal("members") })
      .assemble(
        default: guarded("guests") {
          journal("guests")
          isMember = true
        })
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("RC-8 A refusing guard behind a switch blocks the navigation without a change")
  func refusing() async throws {
    let fork = SwitchAssembly<UIViewController, Any?>()
      .assemble(default: guarded("members") { throw Mishap() })
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: bag(from: fork))
    #expect(outcome.obstacle != nil)
    #expect(stage.tree == "Home")
  }

  @Test("RC-8 A switch that is resolved again finds a screen that has appeared while a guard waited")
  func seesWhatGuardsShow() async throws {
    let fork = SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
      .assemble(default: {
        ChainAssembly().from(NavigationControllerStep<UINavigationController, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      })
    let home = HomeScreen()
    let stage = Stage(home)
    var asked = 0
    let step = StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          asked += 1
          guard home.presentedViewController == nil else { return }
          await withCheckedContinuation { continuation in
            home.present(stack(LoginScreen()), animated: true) { continuation.resume() }
          }
        }
      )
      .using(UINavigationController.push()).from(fork).assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "Home ^ stack[Login Bag]")
    #expect(asked == 1)
  }

  @Test("EN-18 If a case leads to another step when it is resolved again, the guard of that step is asked")
  func anotherStep() async throws {
    struct MembersGuard: RoutingInterceptor {
      let journal: Diary

      func perform(with context: Any?) async throws { journal("members") }
    }
    let journal = Diary()
    var isMember = false
    let members = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { Screen("members") }
    )
    .adding(MembersGuard(journal: journal))
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let guests = guarded("guests") {
      journal("guests")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in isMember ? members : guests }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 If one case returns two equal steps in turn, the guard of each step is asked")
  func alike() async throws {
    let journal = Diary()
    var isMember = false
    let members = guarded("members") { journal("members") }
    let guests = guarded("guests") {
      journal("guests")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in isMember ? members : guests }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 The guard of a step that a case makes at each call is asked once")
  func madeAnew() async throws {
    let journal = Diary()
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in
      guarded("members") { journal("members") }
    }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 The guard of a step that a case makes once and keeps is asked once")
  func madeOnce() async throws {
    let journal = Diary()
    lazy var members = guarded("members") { journal("members") }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in members }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 If a case makes and keeps two equal steps, the guard of each step is asked")
  func alikeMadeOnce() async throws {
    let journal = Diary()
    var isMember = false
    lazy var members = guarded("members") { journal("members") }
    lazy var guests = guarded("guests") {
      journal("guests")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in isMember ? members : guests }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 The guards of two equal kept steps are both asked below a step that the case makes at each call")
  func alikeMadeOnceBelowOneMadeAnew() async throws {
    let journal = Diary()
    var isMember = false
    lazy var members = guarded("members") { journal("members") }
    lazy var guests = guarded("guests") {
      journal("guests")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in
      StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { Screen("sheet") })
        .adding(PatientGuard<Any?> { _ in journal("sheet") })
        .using(GeneralAction.presentModally()).from(isMember ? members : guests).assemble()
    }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "sheet", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ sheet ^ Bag")
  }

  @Test("EN-18 The guard of a step in a switch that a case makes at each call is asked once")
  func switchMadeAnew() async throws {
    let journal = Diary()
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in
      SwitchAssembly<UIViewController, Any?>()
        .addCase(when: true, from: guarded("members") { journal("members") }).assemble()
    }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 The guards of two equal kept steps are both asked behind an adapter that the case makes at each call")
  func alikeBelowOneMadeAnew() async throws {
    let journal = Diary()
    var isMember = false
    let members = guarded("members") { journal("members") }
    let guests = guarded("guests") {
      journal("guests")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>().addCase { _ in
      (isMember ? members : guests).adaptingContext { (context: Any?) in context }
    }.assemble()
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "guests", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }

  @Test("EN-18 A step that two cases return counts as the same step, and its guard is asked once")
  func byAnotherCase() async throws {
    let journal = Diary()
    var isMember = false
    let members = guarded("members") {
      journal("members")
      isMember = true
    }
    let fork = SwitchAssembly<UIViewController, Any?>()
      .addCase(when: isMember, from: members).assemble(default: members)
    let stage = try await arrived(by: fork, journal)
    #expect(journal.lines == ["above", "members"])
    #expect(stage.tree == "Home ^ members ^ Bag")
  }
}
