// expect: the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong(_ router: Router) {
  let chain = StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.navigationController).using(.present)
  router.go(to: chain)
}
