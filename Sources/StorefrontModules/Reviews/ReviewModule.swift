public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module in which reviews are written.
public enum ReviewModule: RoutableModule {
  /// The editor, by the protocol of its parameters.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableViewModule<any ReviewEditorInput>()] }

  /// Registers the editor.
  public static func registerRoutableDestination() {
    AnyViewRouter.register(
      RoutableViewModule<any ReviewEditorInput>(), forMakingView: ReviewEditorScreen.self,
      making: { ReviewEditorConfiguration() })
  }
}

/// Makes the editor from what it is handed: the view from the name of the product, its interactor from the draft.
final class ReviewEditorConfiguration: ZIKViewMakeableConfiguration<ReviewEditorScreen>, ReviewEditorInput {
  var makeDestinationWith: (ProductBrief, ReviewDraft) -> (any ReviewEditing)? {
    { [unowned self] product, draft in editor(for: product.name, goingOnWith: draft) }
  }

  var makeDestinationForNewReviewWith: (String) -> (any ReviewEditing)? {
    { [unowned self] name in editor(for: name, goingOnWith: ReviewDraft()) }
  }

  private func editor(for product: String, goingOnWith draft: ReviewDraft) -> ReviewEditorScreen? {
    guard let shelf = Router.makeDestination(to: RoutableService<any ReviewKeeping>()),
      let desk = Router.makeDestination(to: RoutableService<any LeaveAsking>())
    else { return nil }
    makeDestination = { ReviewEditorScreen(productName: product) }
    modulePreparation = { screen in
      let interactor = ReviewInteractor(product: product, draft: draft, shelf: shelf)
      screen.presenter = ReviewPresenter(view: screen, interactor: interactor, desk: desk)
    }
    return makeAtOnce()
  }
}
