import TestStage
import Testing
import Wayfinder

/// A gauge that records the depth of the call stack at each call.
private final class StackGauge {
  private(set) var lowest = UInt.max
  private(set) var highest = UInt.min
  private(set) var readings = 0

  var spread: UInt { highest - lowest }

  func read() {
    var marker = 0
    let address = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    lowest = min(lowest, address)
    highest = max(highest, address)
    readings += 1
  }
}

@Suite struct LongChainTests {
  private struct Gauges {
    let find = StackGauge()
    let build = StackGauge()

    func chain(
      _ length: Int, _ link: (Int, DestinationStep<Screen, Any?>) -> DestinationStep<Screen, Any?>
    ) -> DestinationStep<Screen, Any?> {
      var step = GeneralStep.custom(using: ClassFinder<Screen, Any?>())
      for number in 0..<length { step = link(number, step) }
      return step
    }

    func assembly(_ number: Int) -> StepAssembly<Screen, Any?, BuiltByItsFactory> {
      let (find, build) = (find, build)
      return StepAssembly(
        finder: InlineFinder<Screen, Any?> { _ in
          find.read()
          return nil
        },
        factory: ClassFactory {
          build.read()
          return Screen("\(number)")
        })
    }
  }

  @Test("RC-30 A chain of 1,000 pushes calls each finder and factory once, at a constant depth of the call stack")
  func thousandPushes() async throws {
    let gauges = Gauges()
    let step = gauges.chain(1_000) { number, below in
      gauges.assembly(number).using(UINavigationController.push()).from(below.expectingContainer()).assemble()
    }
    let stage = Stage(stack(Screen("root")))
    #expect(await stage.router.outcome(to: step).isArrival)
    #expect((stage.window.rootViewController as? UINavigationController)?.viewControllers.count == 1_001)
    #expect(stage.shown?.title == "999")
    #expect(gauges.find.readings == 1_000)
    #expect(gauges.build.readings == 1_000)
    #expect(gauges.find.spread < 1_024)
    #expect(gauges.build.spread < 1_024)
  }

  @Test("RC-30 A chain of 1,000 presentations runs at a constant depth of the call stack")
  func thousandModals() async throws {
    let gauges = Gauges()
    let step = gauges.chain(1_000) { number, below in
      gauges.assembly(number).using(GeneralAction.presentModally()).from(below).assemble()
    }
    let stage = Stage(stack(Screen("root")))
    #expect(await stage.router.outcome(to: step).isArrival)
    #expect(stage.shown?.title == "999")
    #expect(gauges.find.readings == 1_000)
    #expect(gauges.build.readings == 1_000)
    #expect(gauges.find.spread < 1_024)
    #expect(gauges.build.spread < 1_024)
  }

  @Test("RC-30 A chain of 1,000 integrators is assembled and carried out")
  func thousandIntegrators() async throws {
    var joined = StepAssembly(finder: NilFinder<Screen, Any?>(), factory: ClassFactory { Screen("top") })
      .using(GeneralAction.presentModally() as PresentModallyAction<Screen>)
    for number in 1..<1_000 {
      joined = joined.from(
        SingleStep(finder: NilFinder<Screen, Any?>(), factory: ClassFactory { Screen("\(number)") })
      ).using(GeneralAction.presentModally() as PresentModallyAction<Screen>)
    }
    let step = joined.from(GeneralStep.custom(using: ClassFinder<Screen, Any?>())).assemble()
    let stage = Stage(Screen("root"))
    #expect(await stage.router.outcome(to: step).isArrival)
    #expect(stage.shown?.title == "top")
    var modals = 0
    var next = stage.window.rootViewController?.presentedViewController
    while let modal = next {
      modals += 1
      next = modal.presentedViewController
    }
    #expect(modals == 1_000)
  }

  @Test("RC-30 Reads of the tree grow in proportion to the length of the chain")
  func linearReads() async throws {
    func reads(_ length: Int) async throws -> Int {
      let counter = Counter()
      var step: DestinationStep<CountedScreen, Any?> = GeneralStep.custom(using: ClassFinder<CountedScreen, Any?>())
      for _ in 0..<length {
        step = StepAssembly(
          finder: NilFinder<CountedScreen, Any?>(), factory: ClassFactory { CountedScreen(counter) }
        ).using(GeneralAction.presentModally()).from(step).assemble()
      }
      let stage = Stage(CountedScreen(counter))
      counter.count = 0
      try await stage.router.navigate(to: step)
      return counter.count
    }
    let (small, large) = (try await reads(100), try await reads(200))
    #expect(large <= small * 2 + 100, "\(small) reads for 100 steps, \(large) for 200")
  }

  @Test("RC-30 Reads of the tree grow in proportion to the number of modals that a new root removes")
  func linearDismissal() async throws {
    func reads(_ depth: Int) async throws -> Int {
      let counter = Counter()
      let stage = Stage(CountedScreen(counter))
      var top = try #require(stage.window.rootViewController)
      for _ in 1..<depth {
        let next = CountedScreen(counter)
        top.present(next, animated: false)
        top = next
      }
      counter.count = 0
      let step = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory())
        .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      try await stage.router.navigate(to: step)
      return counter.count
    }
    let (small, large) = (try await reads(100), try await reads(200))
    #expect(large <= small * 2 + 100, "\(small) reads under 100 modals, \(large) under 200")
  }
}
