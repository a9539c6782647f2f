public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module that formats prices.
public enum PriceModule: RoutableModule {
  /// The route to the price formatter.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableService<any PriceFormatting>()] }

  /// Registers the price formatter.
  public static func registerRoutableDestination() {
    AnyServiceRouter.register(RoutableService<any PriceFormatting>(), forMakingService: EuroPrices.self) { _ in
      EuroPrices()
    }
  }
}

/// A formatter of prices in euros.
nonisolated struct EuroPrices: PriceFormatting {
  func price(cents: Int) -> String {
    let (euros, remainder) = abs(cents).quotientAndRemainder(dividingBy: 100)
    return (cents < 0 ? "−" : "") + "€\(euros)." + (remainder < 10 ? "0\(remainder)" : "\(remainder)")
  }
}
