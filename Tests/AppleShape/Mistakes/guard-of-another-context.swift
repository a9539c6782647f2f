// expect: 'adding' is unavailable: a guard of a step takes the context of the step, or Any?
import UIKit
import Wayfinder

struct Paid: RoutingInterceptor {
  func perform(with context: String) async throws {}
}

@MainActor let step = StepAssembly(
  finder: ClassFinder<UIViewController, Int>(), factory: InlineFactory { (_: Int) in UIViewController() }
)
.adding(Paid())
