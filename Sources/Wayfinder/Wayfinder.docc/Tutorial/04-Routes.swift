import Wayfinder

enum Routes {
  static let birds = StepAssembler<BirdsScreen, NoContext>()
    .finder(.classFinder).factory(.nilFactory)
    .from(.root)
    .assemble()
}
