// expect: cannot convert value of type 'String' to expected argument type 'Int'
import UIKit
import Wayfinder

struct Paid: RoutingInterceptor {
  func perform(with context: String) async throws {}
}

@MainActor let step = StepAssembly(
  finder: ClassFinder<UIViewController, Int>(), factory: InlineFactory { (_: Int) in UIViewController() }
)
.adding(Paid())
