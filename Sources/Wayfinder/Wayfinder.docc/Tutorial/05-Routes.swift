import Wayfinder

enum Routes {
  static let birds = StepAssembler<BirdsScreen, NoContext>()
    .finder(.classFinder).factory(.nilFactory)
    .from(.root)
    .assemble()

  static let bird = StepAssembler<BirdScreen, String>()
    .finder(.classWithContextFinder).factory(.inline { name in BirdScreen(name: name) })
    .using(.push).from(birds.expectingContainer().adaptingContext())
    .assemble()
}
