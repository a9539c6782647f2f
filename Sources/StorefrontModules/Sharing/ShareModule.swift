public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module that makes the text for sharing a product.
public enum ShareModule: RoutableModule {
  /// The route to the sharing service.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableService<any Sharing>()] }

  /// Registers the sharing service.
  public static func registerRoutableDestination() { ShareRouter.registerRoutableDestination() }
}

/// The router that makes the sharing service, with the price formatter of another module.
nonisolated final class ShareRouter: ServiceRouter<ProductLine, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() { register(RoutableService<any Sharing>()) }

  override func destination(with configuration: ServiceRouteConfiguration) throws -> ProductLine? {
    ProductLine(prices: try Router.requireDestination(to: RoutableService<any PriceFormatting>()))
  }
}

/// A text of one line with the product's name, its price and a link.
nonisolated struct ProductLine: Sharing {
  let prices: any PriceFormatting

  func text(for product: ProductBrief) -> String {
    "\(product.name), \(prices.price(cents: product.cents)): https://shop.example/product/\(product.id)"
  }
}
