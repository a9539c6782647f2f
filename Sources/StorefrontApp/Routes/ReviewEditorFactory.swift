import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// A factory that requests an editor from the review module, for a new review of a product or for a kept draft.
struct ReviewEditorFactory: Factory {
  private let catalogue: Catalogue
  private let modules: ModuleRegistry
  private weak var session: Session?

  init(_ catalogue: Catalogue, _ session: Session, _ modules: ModuleRegistry) {
    self.catalogue = catalogue
    self.session = session
    self.modules = modules
  }

  mutating func prepare(with product: Int) throws { _ = try catalogue.product(product) }

  func build(with product: Int) throws -> UIViewController {
    let product = try catalogue.product(product).brief
    return try modules.use {
      try Router.requireDestination(to: RoutableViewModule<any ReviewEditorInput>()) { config in
        guard let text = session?.drafts[product.name] else {
          return config.makeDestinationForNewReviewWith(product.name)
        }
        return config.makeDestinationWith(product, ReviewDraft(text))
      }
    }
  }

  /// Returns the route to the editor, in a sheet over the screen in front, behind the login.
  func route(closing router: Router, login: Gate) -> DestinationStep<UIViewController, Int> {
    StepAssembler<UIViewController, Int>()
      .finder(
        InlineStackIteratingFinder { [catalogue] screen, product in
          guard let editor = screen as? any ReviewEditing else { return false }
          return editor.productName == (try? catalogue.product(product))?.name
        }
      )
      .factory(self)
      .adding(login)
      .adding(
        InlineContextTask { screen, _ in
          (screen as? any ReviewEditing)?.onClose = { [weak screen] in
            if let screen { router.go(.close(screen)) }
          }
        }
      )
      .using(.presentSheet).from(GeneralStep.current())
      .assemble()
  }
}
