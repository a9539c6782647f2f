public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module that says what is told of a product to others.
public enum ShareModule: RoutableModule {
  /// The service, by its protocol.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableService<any Sharing>()] }

  /// Registers the service.
  public static func registerRoutableDestination() { ShareRouter.registerRoutableDestination() }
}

/// Makes the service, with the price formatter of whichever module has one.
nonisolated final class ShareRouter: ServiceRouter<ProductLine, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() { register(RoutableService<any Sharing>()) }

  override func destination(with configuration: ServiceRouteConfiguration) throws -> ProductLine? {
    ProductLine(prices: try Router.requireDestination(to: RoutableService<any PriceFormatting>()))
  }
}

/// Tells of a product in a line: its name, its price, and a link.
nonisolated struct ProductLine: Sharing {
  let prices: any PriceFormatting

  func text(for product: ProductBrief) -> String {
    "\(product.name), \(prices.price(cents: product.cents)): https://shop.example/product/\(product.id)"
  }
}
