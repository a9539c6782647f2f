public import StorefrontProtocols
public import Wayfinder

/// The routes to screens that are presented over a product.
public struct ProductSheetRoutes {
  /// The route to the pictures of a product given by its number, over the whole screen.
  public let gallery: DestinationStep<GalleryScreen, Int>
  /// The route to the sharing of a product given by its number, in a popover at the product's button.
  public let share: DestinationStep<ShareScreen, Int>

  /// Assembles the routes.
  public init(
    _ product: DestinationStep<ProductScreen, Int>, _ catalogue: Catalogue, _ router: Router, _ sharing: any Sharing
  ) {
    gallery = Route.present(.fullScreen, on: product) { try GalleryScreen(catalogue.product($0)) }
      .adding(.closing(by: router))

    share = StepAssembler<ShareScreen, Int>()
      .finder(.classWithContextFinder).factory(.checking(catalogue.product) { ShareScreen($0, sharing) })
      .adding(.closing(by: router))
      .using(.presentPopover).from(product)
      .assemble()
  }
}
