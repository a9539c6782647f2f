import ModuleRouting
import StorefrontPrices
public import StorefrontProtocols
import StorefrontReviews
import StorefrontSharing
import Wayfinder

/// The modules of the shop, and what it provides them with. Nothing else in the shop knows their classes.
enum ShopModules {
  static func registered(_ session: Session, _ router: Router) throws -> ModuleRegistry {
    let desk = LeaveDesk(session, router, title: "Leave the review?")
    return try ModuleRegistry {
      ReviewModule.self
      ShareModule.self
      PriceModule.self
      AnyServiceRouter.register(RoutableService<any ReviewKeeping>(), forMakingService: Session.self) { _ in session }
      AnyServiceRouter.register(RoutableService<any LeaveAsking>(), forMakingService: LeaveDesk.self) { _ in desk }
    }
  }
}

extension LeaveDesk: LeaveAsking {}

extension Session: ReviewKeeping {
  /// Keeps what is written so far; `nil` for nothing.
  public func keep(_ draft: ReviewDraft?, of productName: String) { drafts[productName] = draft?.text }

  /// Shows a review to everybody.
  public func publish(_ text: String, of productName: String) {
    publish(WrittenReview(product: productName, text: text))
  }
}
