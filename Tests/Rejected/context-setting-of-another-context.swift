// expect: requires that 'UIViewController' conform to 'ContextAccepting'
import Wayfinder

final class Label: UIViewController, ContextAccepting {
  func setup(with context: String) throws {}
}

func wrong() -> DestinationStep<Label, Int> {
  StepAssembly(finder: ClassFinder<Label, Int>(), factory: ClassFactory())
    .adding(ContextSettingTask())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
