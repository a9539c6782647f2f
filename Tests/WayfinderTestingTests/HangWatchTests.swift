import Testing
import Walks
import Wayfinder

@testable import WayfinderTesting

@Suite("Reports of hanging tests") struct HangWatchTests {
  /// Returns the sentences of a watch after its first sentence and some further looks. If there is no sentence, gives up after many
  /// looks.
  ///
  /// - Parameter busy: The processor time that each look reports as spent.
  private func told(of window: UIWindow, looks: Int = 5, busy: Duration = .zero) async -> [String] {
    let looked = Answers<Void>()
    var told: [String] = []
    var spent = Duration.zero
    let watch = HangWatch(every: .milliseconds(5)) {
      looked.give(())
      spent += busy
      return spent
    } tell: {
      told.append($0)
    }
    watch.watch(window)
    for _ in 0..<looks * 20 where told.isEmpty { await looked.next() }
    for _ in 0..<looks { await looked.next() }
    return told
  }

  @Test("EN-30 A wait in the wrong order is reported once, with the remedy and the window's outline")
  func isTold() async throws {
    let window = UIWindow.visible(UINavigationController(rootViewController: QuietScreen()))
    let never: Gate = .gate(until: { false }, asking: DeafScreen.step)
    let request = NavigationRequest.to(QuietScreen.step).adding(never)
    let test = Task { await Router(window: window).outcome(of: request) }
    #expect(await told(of: window, looks: 2, busy: .milliseconds(2)) == [], "other tests may be why nothing goes on")
    let told = await told(of: window)
    #expect(told.count == 1)
    let sentence = try #require(told.first)
    #expect(sentence.hasPrefix("a test has waited for 0.005 seconds or longer.\n"), "\(sentence)")
    #expect(sentence.contains("waits for the answer of "))
    #expect(sentence.contains("Answer before the outcome is awaited."))
    #expect(sentence.hasSuffix("The window shows stack[Quiet] ^ Deaf."), "\(sentence)")
    test.cancel()
    #expect(await test.value.value == nil)
  }

  @Test("EN-30 A hanging test is reported at the end of the first interval")
  func isToldInTime() async throws {
    let window = UIWindow.visible(UINavigationController(rootViewController: QuietScreen()))
    let never: Gate = .gate(until: { false }, asking: DeafScreen.step)
    let test = Task {
      await Router(window: window).outcome(of: NavigationRequest.to(QuietScreen.step).adding(never))
    }
    try await window.until { !Router(window: window).waiting.isEmpty }
    // Each look reads the time spent, and so does the start of the watch. An interval has five looks, after one look at its start.
    let looked = Answers<Void>()
    var (asked, looks): (Int, Int?) = (0, nil)
    let watch = HangWatch(every: .milliseconds(50)) {
      asked += 1
      looked.give(())
      return .zero
    } tell: { _ in
      looks = asked - 1
    }
    watch.watch(window)
    while looks == nil { await looked.next() }
    #expect(looks == 6)
    test.cancel()
    #expect(await test.value.value == nil)
  }

  @Test("EN-30 A window without requests is not reported, nor is a released one")
  func isNotTold() async {
    let window = UIWindow.visible(QuietScreen())
    #expect(await told(of: window, looks: 2) == [])
    weak var gone: UIWindow?
    do {
      let other = UIWindow.visible(QuietScreen())
      gone = other
    }
    #expect(gone == nil, "the watch does not keep a window alive")
  }

  @Test("TK-21 A test fails if the condition that it waits for never holds")
  func conditionInVain() async {
    var evaluations = 0
    await withKnownIssue {
      await until {
        evaluations += 1
        return false
      }
    } matching: {
      $0.comments.contains("The condition did not hold after 100,000 turns: await until {")
    }
    #expect(evaluations == 100_001)
  }
}

private final class QuietScreen: UIViewController {
  static let step = StepAssembly(finder: NilFinder<QuietScreen, Any?>(), factory: ClassFactory { QuietScreen() })
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}

private final class DeafScreen: UIViewController, Answering {
  typealias Answer = Void

  static let step = StepAssembly(finder: NilFinder<DeafScreen, Any?>(), factory: ClassFactory { DeafScreen() })
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
