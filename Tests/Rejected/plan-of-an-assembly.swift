// expect: the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong(_ router: Router) throws {
  _ = try router.plan(to: home())
}
