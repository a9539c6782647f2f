// expect: nothing
import Wayfinder

// Every form of a guard, for every kind of context. The overloads that explain wrong guards do not affect correct ones.

struct Plain: RoutingInterceptor { func perform(with context: Any?) async throws {} }
struct Numbered: RoutingInterceptor { func perform(with context: Int) async throws {} }
struct Contextless: RoutingInterceptor { func perform(with context: Void) async throws {} }
struct Labelled: RoutingInterceptor { func perform(with context: (id: Int, name: String)) async throws {} }
struct Synchronous: RoutingInterceptor { func perform(with context: Int) throws {} }
struct Generic<Context>: RoutingInterceptor { func perform(with context: Context) async throws {} }
struct Named: RoutingInterceptor {
  typealias Context = Int
  func perform(with context: Int) async throws {}
}
struct Told: RoutingInterceptor {
  func perform(with context: Int) async throws {}
  func perform(with context: Int, for request: GuardedRequest) async throws {}
}
struct Answering: AnsweringInterceptor {
  func perform(with context: NoContext, completion: @escaping @MainActor (RoutingResult) -> Void) {}
}
struct AnsweringNumbers: AnsweringInterceptor {
  func perform(with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {}
}

func right(_ router: Router) async throws {
  _ = router.adding(Plain()).adding(Answering())
  _ = numbered().adding(Plain()).adding(Numbered()).adding(Generic<Any?>()).adding(Told()).adding(AnsweringNumbers())
  try await Plain().perform()
  try await Plain().perform(with: nil)
  try await Contextless().perform()
  try await Answering().perform(with: 1)
  let guards: [any RoutingInterceptor<Int>] = [Numbered(), Named(), Synchronous(), Generic<Int>(), AnsweringNumbers()]
  for one in guards { try await one.perform(with: 1) }
  let labelled: any RoutingInterceptor<(id: Int, name: String)> = Labelled()
  try await labelled.perform(with: (1, "one"))
}
