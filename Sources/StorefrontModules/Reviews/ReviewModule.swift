public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module of the review editor.
public enum ReviewModule: RoutableModule {
  /// The route to the editor, by the protocol of its input.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableViewModule<any ReviewEditorInput>()] }

  /// Registers the editor.
  public static func registerRoutableDestination() {
    AnyViewRouter.register(
      RoutableViewModule<any ReviewEditorInput>(), forMakingView: ReviewEditorScreen.self,
      making: { ReviewEditorConfiguration() })
  }
}

/// The configuration that makes the editor: its view with the name of the product, and its interactor with the draft.
final class ReviewEditorConfiguration: ZIKViewMakeableConfiguration<ReviewEditorScreen>, ReviewEditorInput {
  var makeDestinationWith: (ProductBrief, ReviewDraft) -> (any ReviewEditing)? {
    { [unowned self] product, draft in editor(for: product.name, goingOnWith: draft) }
  }

  var makeDestinationForNewReviewWith: (String) -> (any ReviewEditing)? {
    { [unowned self] name in editor(for: name, goingOnWith: ReviewDraft()) }
  }

  private func editor(for product: String, goingOnWith draft: ReviewDraft) -> ReviewEditorScreen? {
    guard let store = Router.makeDestination(to: RoutableService<any ReviewKeeping>()),
      let prompt = Router.makeDestination(to: RoutableService<any LeaveAsking>())
    else { return nil }
    makeDestination = { ReviewEditorScreen(productName: product) }
    modulePreparation = { screen in
      let interactor = ReviewInteractor(product: product, draft: draft, store: store)
      screen.presenter = ReviewPresenter(view: screen, interactor: interactor, prompt: prompt)
    }
    return makeAtOnce()
  }
}
