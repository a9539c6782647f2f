import Wayfinder

/// Returns a step for a new screen of a class, pushed onto the stack around the screen of another step.
func pushed<New: UIViewController, Below>(
  _ type: New.Type, onto below: DestinationStep<Below, Any?>
) -> DestinationStep<New, Any?> {
  StepAssembly(finder: NilFinder<New, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
}

/// Returns a step for a new screen of a class, presented on the screen of another step.
func presented<New: UIViewController, Below>(
  _ type: New.Type, on below: DestinationStep<Below, Any?>
) -> DestinationStep<New, Any?> {
  StepAssembly(finder: NilFinder<New, Any?>(), factory: ClassFactory())
    .using(GeneralAction.presentModally()).from(below).assemble()
}

/// Returns a step for the stack that a search finds first.
var anyStack: DestinationStep<UINavigationController, Any?> {
  GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())
}

/// Returns a step for the current screen.
var current: DestinationStep<UIViewController, Any?> { GeneralStep.current() }
