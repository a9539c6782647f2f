import TestStage
import Testing
import Wayfinder

/// Returns a step for a screen that is presented on the screen of a switch.
private func review(
  from step: DestinationStep<UIViewController, Int>
) -> DestinationStep<ReviewScreen, Int> {
  StepAssembly(finder: ClassFinder<ReviewScreen, Int>(), factory: ClassFactory())
    .using(GeneralAction.presentModally()).from(step).assemble()
}

/// Returns a step for a new, named screen that is presented on the current one. The name shows which case was taken.
private func branch(_ name: String) -> DestinationStep<UIViewController, Int> {
  StepAssembly(finder: NilFinder<UIViewController, Int>(), factory: ClassFactory { Screen(name) })
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}

@Suite struct SwitchTests {
  private typealias Fork = SwitchAssembly<UIViewController, Int>

  private func tree(_ fork: SwitchAssembly<UIViewController, Int>, with context: Int = 1) async throws -> String {
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: review(from: fork.assemble(default: branch("default"))), with: context)
    return stage.tree
  }

  @Test("RC-8 A closure selects a step by the context, and declines by returning no step")
  func closure() async throws {
    let fork = Fork().addCase { $0 > 1 ? branch("many") : nil }
    #expect(try await tree(fork, with: 2) == "Home ^ many ^ Review")
    #expect(try await tree(fork, with: 1) == "Home ^ default ^ Review")
  }

  @Test("RC-8 A case applies if its finder finds a screen, and continues from its own step")
  func whenFinder() async throws {
    #expect(
      try await tree(Fork().addCase(when: ClassFinder<HomeScreen, Int>(), from: branch("home")))
        == "Home ^ home ^ Review")
    #expect(
      try await tree(Fork().addCase(when: ClassFinder<AccountScreen, Int>(), from: branch("account")))
        == "Home ^ default ^ Review")
  }

  @Test("RC-8 The condition of a case is a value that is read each time, or a closure over the context")
  func whenCondition() async throws {
    var isOpen = false
    let byValue = Fork().addCase(when: isOpen, from: branch("open"))
    #expect(try await tree(byValue) == "Home ^ default ^ Review")
    isOpen = true
    #expect(try await tree(byValue) == "Home ^ open ^ Review")
    let byContext = Fork().addCase(when: { $0 == 7 }, from: branch("seven"))
    #expect(try await tree(byContext, with: 7) == "Home ^ seven ^ Review")
    #expect(try await tree(byContext, with: 8) == "Home ^ default ^ Review")
  }

  @Test("RC-8 A case can continue from the screen of its finder, which searches only once")
  func fromFinder() async throws {
    var searches = 0
    let home = HomeScreen()
    let stage = Stage(tabs(AccountScreen(), home))
    let finder = InlineFinder<UIViewController, Int> { _ in
      searches += 1
      return home
    }
    let fork = Fork().addCase(from: finder).assemble()
    try await stage.router.navigate(to: review(from: fork), with: 1)
    #expect(stage.tree == "tabs[Account Home*] ^ Review")
    #expect(searches == 1)
  }

  @Test("RC-8 A case can expect the container around the screen of its finder, or the container itself")
  func expecting() async throws {
    let around = SwitchAssembly<UINavigationController, Int>()
      .addCase(expecting: ClassFinder<AccountScreen, Int>())
      .addCase(expecting: ClassFinder<UINavigationController, Int>())
      .assemble()
    let pushed = StepAssembly(finder: NilFinder<ReviewScreen, Int>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(around).assemble()
    let inner = Stage(tabs(stack(HomeScreen()), stack(AccountScreen())))
    try await inner.router.navigate(to: pushed, with: 1)
    #expect(inner.tree == "tabs[stack[Home] stack[Account Review]*]")
    let itself = Stage(stack(HomeScreen()))
    try await itself.router.navigate(to: pushed, with: 1)
    #expect(itself.tree == "stack[Home Review]")
  }

  @Test("RC-8 The first case that applies wins, and later cases are not asked")
  func firstWins() async throws {
    let journal = Diary()
    func noted(_ name: String, _ applies: Bool) -> (Int) -> DestinationStep<UIViewController, Int>? {
      { _ in
        journal(name)
        return applies ? branch(name) : nil
      }
    }
    let fork = Fork().addCase(noted("a", false)).addCase(noted("b", true)).addCase(noted("c", true))
    #expect(try await tree(fork) == "Home ^ b ^ Review")
    #expect(journal.lines == ["a", "b"])
  }

  @Test("RC-8 Adding to a copy of a switch leaves the original unchanged")
  func value() async throws {
    let base = Fork()
    let more = base.addCase(when: true, from: branch("more"))
    #expect(try await tree(base) == "Home ^ default ^ Review")
    #expect(try await tree(more) == "Home ^ more ^ Review")
  }

  @Test("RC-8 If the destination is in the tree, no case is asked and the default is not made")
  func lazy() async throws {
    let journal = Diary()
    let fork = Fork().addCase { _ in
      journal("case")
      return nil
    }.assemble(default: {
      journal("default")
      return branch("default")
    })
    let stage = Stage(tabs(HomeScreen(), ReviewScreen()))
    try await stage.router.navigate(to: review(from: fork), with: 1)
    #expect(stage.tree == "tabs[Home Review*]")
    #expect(journal.lines.isEmpty)
  }

  @Test("RC-8 A switch below a found step is not asked")
  func hiddenBehindFoundStep() async throws {
    let journal = Diary()
    let fork = Fork().addCase { _ in
      journal("case")
      return nil
    }.assemble(default: branch("default"))
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Int>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(fork).assemble()
    let product = StepAssembly(finder: NilFinder<ProductScreen, Int>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(account).assemble()
    let stage = Stage(AccountScreen())
    try await stage.router.navigate(to: product, with: 1)
    #expect(stage.tree == "Account ^ Product")
    #expect(journal.lines.isEmpty)
  }

  @Test("RC-8 The cases and finders behind a transformer receive the adapted context")
  func adapted() async throws {
    var seen: [Int] = []
    let finder = InlineFinder<UIViewController, Int> { context in
      seen.append(context)
      return nil
    }
    let fork = Fork()
      .addCase(when: finder, from: branch("found"))
      .addCase { context in
        seen.append(context)
        return branch("got \(context)")
      }
      .assemble()
      .adaptingContext(using: InlineContextTransformer { (text: String) in text.count })
    let step = StepAssembly(finder: NilFinder<BagScreen, String>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(fork).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step, with: "four")
    #expect(stage.tree == "Home ^ “got 4” ^ Bag")
    #expect(seen == [4, 4])
  }

  @Test("RC-8 If no case applies and the switch has no default, the failure says why and nothing changes")
  func noAnswer() async throws {
    let fork = Fork()
      .addCase { _ in nil }
      .addCase(when: ClassFinder<AccountScreen, Int>(), from: branch("a"))
      .addCase(when: false, from: branch("b"))
      .addCase(when: { $0 > 100 }, from: branch("c"))
      .addCase(from: InlineFinder<UIViewController, Int> { _ in nil })
      .assemble()
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: review(from: fork), with: 1)
    let text = try #require(outcome.failure?.description)
    #expect(text.contains("the switch had no answer"))
    for part in ["case 1: ", "case 2: ClassFinder<AccountScreen, Int>", "case 3: ", "case 4: ", "case 5: InlineFinder"]
    {
      #expect(text.contains(part), "\(text)")
    }
    #expect(text.contains("Give the switch a default"))
    #expect(stage.tree == "Home")
  }

  @Test("RC-8 An error of a case ends the navigation, and the failure names the step above the switch")
  func throwing() async throws {
    let fork = Fork().addCase { _ in throw Mishap() }.assemble(default: branch("default"))
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: review(from: fork), with: 1)
    #expect(outcome.failure?.reason is Mishap)
    #expect(outcome.failure?.step?.contains("ReviewScreen") == true)
    #expect(stage.tree == "Home")
  }

  @Test("RC-8 A switch can lead to another switch")
  func nested() async throws {
    let inner = Fork().addCase(when: { $0 == 2 }, from: branch("two")).assemble(default: branch("other"))
    #expect(try await tree(Fork().addCase(when: { $0 > 1 }, from: inner), with: 2) == "Home ^ two ^ Review")
    #expect(try await tree(Fork().addCase(when: { $0 > 1 }, from: inner), with: 3) == "Home ^ other ^ Review")
  }

  @Test("RC-8 A plan asks the switch and lists the case that applies")
  func planned() async throws {
    let fork = Fork().addCase(when: { $0 == 1 }, from: branch("one")).assemble(default: GeneralStep.root())
    let stage = Stage(HomeScreen())
    let byWay = try stage.router.plan(to: review(from: fork), with: 1)
    #expect(byWay.declined.map(\.screen) == ["ReviewScreen", "UIViewController"])
    let byDefault = try stage.router.plan(to: review(from: fork), with: 2)
    #expect(byDefault.declined.map(\.screen) == ["ReviewScreen"])
    #expect(stage.tree == "Home")
  }
}
