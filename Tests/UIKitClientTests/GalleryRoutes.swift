// A source that imports UIKit and Wayfinder.
import UIKit
import Wayfinder

extension PictureScreen: ContextChecking, ContextAccepting {
  func isTarget(for context: Int) -> Bool { number == context }

  func setup(with context: Int) throws { number = context }
}

@MainActor enum GalleryRoutes {
  static let picture = StepAssembly(finder: ClassWithContextFinder<PictureScreen, Int>(), factory: ClassFactory())
    .adding(ContextSettingTask())
    .adding(SignedIn())
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<GalleryStack, Int>()))
    .assemble()

  static var gallery: DestinationStep<GalleryScreen, [String]> {
    StepAssembler<GalleryScreen, [String]>()
      .finder(.classFinder).factory(.inline { GalleryScreen(pictures: $0) })
      .using(.push).from(.navigationController)
      .using(.present(.fullScreen)).from(.current)
      .assemble()
  }
}

struct SignedIn: RoutingInterceptor {
  func perform(with context: Any?) async throws {}
}

/// Returns the same view controller. Wayfinder's name and UIKit's name are names of one class.
@MainActor func same(_ viewController: UIKit.UIViewController) -> UIViewController { viewController }
