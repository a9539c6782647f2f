import TestStage
import Testing
import Wayfinder

/// Tests of roles that are used alone, without a router.
@Suite struct RolesByThemselvesTests {
  @Test("RC-40 The async form of a guard in completion form throws a refusal, and returns if the guard agrees")
  func asyncForm() async throws {
    let refusing = Guard<Int> { number in number > 1 ? .failure(Mishap()) : .success }
    try await refusing.perform(with: 1)
    await #expect(throws: Mishap.self) { try await refusing.perform(with: 2) }
    let anything: any RoutingInterceptor<Int> = refusing
    await #expect(throws: Mishap.self) { try await anything.perform(with: 3) }
    let nothing = Guard<Any?> { _ in .failure(Mishap()) }
    await #expect(throws: Mishap.self) { try await nothing.perform() }
  }

  @Test("EN-20 The async form of a guard throws if the guard drops its completion")
  func lettingGo() async {
    struct Forgetful: AnsweringInterceptor {
      func perform(with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {}
    }
    await #expect(throws: NavigationError.guardDidNotAnswer("Forgetful")) { try await Forgetful().perform(with: 1) }
  }
}
