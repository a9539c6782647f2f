public import ModuleRouting
import StorefrontProtocols
import Wayfinder

/// The module that says how prices are written.
public enum PriceModule: RoutableModule {
  /// The service, by its protocol.
  public static var declaredRoutes: [any RouteDeclaration] { [RoutableService<any PriceFormatting>()] }

  /// Registers the service.
  public static func registerRoutableDestination() {
    AnyServiceRouter.register(RoutableService<any PriceFormatting>(), forMakingService: EuroPrices.self) { _ in
      EuroPrices()
    }
  }
}

/// Writes prices in euros.
nonisolated struct EuroPrices: PriceFormatting {
  func price(cents: Int) -> String {
    let (euros, rest) = abs(cents).quotientAndRemainder(dividingBy: 100)
    return (cents < 0 ? "−" : "") + "€\(euros)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
