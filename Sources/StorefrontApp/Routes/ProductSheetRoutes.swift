public import StorefrontProtocols
public import Wayfinder

/// The ways to what stands over a product.
public struct ProductSheetRoutes {
  /// The pictures of a product by its number, over the whole screen.
  public let gallery: DestinationStep<GalleryScreen, Int>
  /// Sharing a product by its number: a popover at its button.
  public let share: DestinationStep<ShareScreen, Int>

  /// Assembles the ways.
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
