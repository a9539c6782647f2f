import Testing

@testable import NavigationCore

/// Tests of the changes that a restoration leaves as they are, because other code has moved the screens.
@Suite struct OvertakenTests {
  /// A change that a test can undo as other code would, or let other code overtake.
  private final class Change: TreeChange {
    let footprint = Footprint.nothing
    let name: String
    var stands = true
    var isOvertaken = false

    init(_ name: String) { self.name = name }

    func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
      answer(isOvertaken ? .failure(OvertakenByMove("a move")) : .success)
    }
  }

  /// A checkpoint that records the changes that its restoration spares.
  private final class Noting: Checkpoint {
    private(set) var spared: [String] = []

    func movedByOthers(of made: [any TreeChange]) -> [any TreeChange] {
      made.filter { ($0 as? Change)?.stands == false }
    }

    func restore(
      after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
      completion: @escaping (RoutingResult) -> Void
    ) {
      spared = moved.map(\.name)
      completion(.success)
    }

    func giveUp() {}
  }

  private final class NotingStage: Stage {
    let noting = Noting()
    let readiness = StageReadiness.ready
    let revision: Int? = nil
    let visibleScreens: [String] = []
    func whenReady(_ body: @escaping @MainActor () -> Void) { body() }
    func check() {}
    func whenSettled(_ body: @escaping @MainActor () -> Void) { body() }
    func scope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    func checkpoint(before changes: [TransactionStep]) -> (any Checkpoint)? { noting }
  }

  @Test(
    "EN-33 A change that the request's own app code has undone is restored, and does not count as another's move",
    arguments: [true, false])
  func undoneByAppCode(_ isByAppCode: Bool) {
    let stage = NotingStage()
    let (first, last) = (Change("first"), Change("last"))
    last.isOvertaken = true
    let code = AppCode("own", on: stage) { _, answer in
      if isByAppCode { first.stands = false }
      answer(.success)
    }
    // Other code undoes the first change after the app's code has ended.
    let other = AppCode("another", on: stage) { _, answer in answer(.success) }
    let steps: [TransactionStep] = [
      .change(first), .change(code), .change(other),
      .late(.nothing, needsAudience: false) {
        first.stands = false
        return []
      }, .change(last),
    ]
    var failure: (any Error)?
    TreeTransaction(on: stage, steps, animated: false).run { result in
      if case .failure(let reason) = result { failure = reason }
    }
    #expect(failure is OvertakenByMove)
    #expect(stage.noting.spared == (isByAppCode ? ["last"] : ["first", "last"]))
  }
}
