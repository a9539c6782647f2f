/// The payload of a screen that is shown in place of another, such as a login: the steps to perform afterwards.
///
/// The router makes this payload if the transition provider redirects; see
/// ``NavigationTransitionProviderProtocol/redirect(for:in:)``. After the login, perform the remaining steps:
/// `router.perform(steps: payload.steps)`.
nonisolated public struct AuthorizationContextPayload<ContextType: Equatable>: NavigationContextPayloadProtocol,
  Equatable
{
  /// The context that the request wanted to present.
  public let wanted: NavigationContext<ContextType>
  /// The steps of the request after the wanted context.
  public let rest: [NavigationStep<ContextType>]

  /// Creates a payload from the wanted context and the steps after it.
  public init(wanted: NavigationContext<ContextType>, rest: [NavigationStep<ContextType>] = []) {
    self.wanted = wanted
    self.rest = rest
  }

  /// The steps that remain: the wanted context, then ``rest``.
  public var steps: [NavigationStep<ContextType>] { [.present(wanted)] + rest }
}

nonisolated extension AuthorizationContextPayload: Hashable where ContextType: Hashable {}
nonisolated extension AuthorizationContextPayload: Encodable where ContextType: StorableContextType {}
nonisolated extension AuthorizationContextPayload: Decodable where ContextType: StorableContextType {}
