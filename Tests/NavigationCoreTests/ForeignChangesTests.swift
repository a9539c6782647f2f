import Testing

@testable import NavigationCore

@Suite struct ForeignChangesTests {
  private typealias Answer = @MainActor (RoutingResult) -> Void

  private let changes = ForeignChanges()

  /// What a change that starts like this ends with, as far as it has.
  private func run(_ start: @escaping (@escaping Answer) -> Void) -> () -> [String] {
    var ended: [String] = []
    changes.change(named: "Own", begin: start).apply { result in
      switch result {
      case .success: ended.append("success")
      case .failure(let reason): ended.append("\(reason)")
      }
    }
    return { ended }
  }

  private static let unanswered = "Own let go of its completion without calling it"

  @Test("EN-20 A completion that is called twice is heard once")
  func twice() {
    let ended = run {
      $0(.success)
      $0(.failure(Refusal()))
    }
    #expect(ended() == ["success"])
  }

  @Test("EN-20 One kept for ever is ended when it is given up, and what it calls afterwards is not heard")
  func givenUp() {
    var kept: Answer?
    let ended = run { kept = $0 }
    changes.giveUp { $0() }
    #expect(ended() == [Self.unanswered])
    kept?(.success)
    #expect(ended().count == 1)
  }

  @Test("EN-21 A completion that is kept after its call keeps nothing of what it was for")
  func keptAfterCall() {
    final class Screen {}
    var kept: Answer?
    weak var screen: Screen?
    do {
      let shown = Screen()
      screen = shown
      let change = changes.change(named: "\(shown)") { [shown] answer in
        kept = answer
        withExtendedLifetime(shown) { answer(.success) }
      }
      change.apply { _ in }
    }
    changes.forget()
    #expect(kept != nil && screen == nil)
  }

  @Test("EN-20 One that is given up while it begins may still complete; if it does not, that ends it then")
  func givenUpWhileBeginning() {
    let completes = run { answer in
      changes.giveUp { $0() }
      answer(.success)
    }
    #expect(completes() == ["success"])
    var kept: Answer?
    let keeps = run { kept = $0 }
    #expect(keeps() == [Self.unanswered], "it was given up before")
    kept = nil
    #expect(kept == nil && changes.namesBegun.count == 2)
  }
}
