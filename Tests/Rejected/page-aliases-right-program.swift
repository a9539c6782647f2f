// expect: nothing
import PageFlow
import Wayfinder

func right(_ flow: AppFlowController, _ page: Page, _ typed: TypedPage<Int>) throws {
  let other: AppFlowControllerPage = page
  try flow.register(path: page => other)
  try flow.show(page: typed, with: 7)
  let step: DestinationStep<Home, Any?> = StepAssembly(finder: ClassFinder<Home, NoContext>(), factory: ClassFactory())
    .using(UINavigationController.push()).from(stackStep).assemble()
  _ = step
}
