import ModuleRouting
import StorefrontPrices
public import StorefrontProtocols
import StorefrontReviews
import StorefrontSharing
import Wayfinder

/// The modules of the shop, and the services that the shop provides to them. Only this type knows the classes of the modules.
enum ShopModules {
  static func registered(_ session: Session, _ router: Router) throws -> ModuleRegistry {
    let prompt = LeavePrompt(session, router, title: "Leave the review?")
    return try ModuleRegistry {
      ReviewModule.self
      ShareModule.self
      PriceModule.self
      AnyServiceRouter.register(RoutableService<any ReviewKeeping>(), forMakingService: Session.self) { _ in session }
      AnyServiceRouter.register(RoutableService<any LeaveAsking>(), forMakingService: LeavePrompt.self) { _ in prompt }
    }
  }
}

extension LeavePrompt: LeaveAsking {}

extension Session: ReviewKeeping {
  /// Keeps a draft, or removes the kept draft if the new one is `nil`.
  public func keep(_ draft: ReviewDraft?, of productName: String) { drafts[productName] = draft?.text }

  /// Publishes a review.
  public func publish(_ text: String, of productName: String) {
    publish(WrittenReview(product: productName, text: text))
  }
}
