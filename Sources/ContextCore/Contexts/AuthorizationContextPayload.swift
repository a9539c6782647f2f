/// The payload of a screen that a request shows in place of the wanted screen, such as a login. It contains the steps to
/// perform afterwards.
///
/// If the transition provider redirects a request to a context without a payload, the router makes this payload; see
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

  /// The steps to perform afterwards: a step that presents ``wanted``, and then ``rest``.
  public var steps: [NavigationStep<ContextType>] { [.present(wanted)] + rest }
}

nonisolated extension AuthorizationContextPayload: Hashable where ContextType: Hashable {}
nonisolated extension AuthorizationContextPayload: Encodable where ContextType: StorableContextType {}
nonisolated extension AuthorizationContextPayload: Decodable where ContextType: StorableContextType {}
