// expect: write perform(with:) async throws, or conform to AnsweringInterceptor and write perform(with:completion:)
import Wayfinder

struct Asking: RoutingInterceptor {
  func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) { completion(.success) }
}
