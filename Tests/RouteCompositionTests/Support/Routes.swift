import Wayfinder

/// A step for a new screen of a class, pushed onto the stack around that of another step.
func pushed<New: UIViewController, Below>(
  _ type: New.Type, onto below: DestinationStep<Below, Any?>
) -> DestinationStep<New, Any?> {
  StepAssembly(finder: NilFinder<New, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
}

/// A step for a new screen of a class, presented on that of another step.
func presented<New: UIViewController, Below>(
  _ type: New.Type, on below: DestinationStep<Below, Any?>
) -> DestinationStep<New, Any?> {
  StepAssembly(finder: NilFinder<New, Any?>(), factory: ClassFactory())
    .using(GeneralAction.presentModally()).from(below).assemble()
}

/// The stack that a search finds first.
var anyStack: DestinationStep<UINavigationController, Any?> {
  GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())
}

/// What is on top.
var current: DestinationStep<UIViewController, Any?> { GeneralStep.current() }
