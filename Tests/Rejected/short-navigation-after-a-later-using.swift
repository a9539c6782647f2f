// expect: the chain has no end yet: .from(…) says what the step is joined to, then .assemble()
import Wayfinder

func wrong(_ router: Router) {
  let chain = StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.navigationController).using(.present)
  router.go(to: chain)
}
