import UIKit
import Wayfinder

// Routes as an app in Swift 5 writes them. The type of the routes is isolated to the main actor, and screens and roles are not annotated.
@MainActor struct ReaderRoutes {
  var reader: DestinationStep<ReaderScreen, Any?> {
    return StepAssembly(finder: ClassFinder<ReaderScreen, Any?>(), factory: ClassFactory())
      .adding(CountingTask())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  var notes: DestinationStep<NotesScreen, [String]> {
    return StepAssembly(finder: NotesFinder(), factory: NotesFactory())
      .adding(NotesGuard())
      .using(GeneralAction.presentModally(presentationStyle: .formSheet))
      .from(GeneralStep.current())
      .assemble()
  }
}

struct NotesFinder: StackIteratingFinder {
  func isTarget(_ viewController: NotesScreen, with context: [String]) -> Bool {
    return viewController.notes == context
  }
}

struct NotesFactory: Factory {
  func build(with context: [String]) throws -> NotesScreen { return NotesScreen(notes: context) }
}

struct NoNotes: Error {}

class NotesGuard: AnsweringInterceptor {
  func perform(with context: [String], completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(context.isEmpty ? .failure(NoNotes()) : .success)
  }
}

struct CountingTask: ContextTask {
  func perform(on viewController: ReaderScreen, with context: Any?) throws { viewController.page += 1 }
}
