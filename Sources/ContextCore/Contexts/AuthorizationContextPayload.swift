/// What a screen that is shown in place of another, such as a login, has to know to go on afterwards.
///
/// The router makes it when the transition provider redirects; see
/// ``NavigationTransitionProviderProtocol/redirect(for:in:)``. When the user is let through, present ``wanted`` and
/// what was to follow: `router.perform(steps: payload.steps)`.
nonisolated public struct AuthorizationContextPayload<ContextType: Equatable>: NavigationContextPayloadProtocol,
  Equatable
{
  /// The context that was to be presented.
  public let wanted: NavigationContext<ContextType>
  /// What was to be done after it.
  public let rest: [NavigationStep<ContextType>]

  /// Makes a payload of both.
  public init(wanted: NavigationContext<ContextType>, rest: [NavigationStep<ContextType>] = []) {
    self.wanted = wanted
    self.rest = rest
  }

  /// All that is left to do: the wanted context and what was to follow.
  public var steps: [NavigationStep<ContextType>] { [.present(wanted)] + rest }
}

nonisolated extension AuthorizationContextPayload: Hashable where ContextType: Hashable {}
nonisolated extension AuthorizationContextPayload: Encodable where ContextType: StorableContextType {}
nonisolated extension AuthorizationContextPayload: Decodable where ContextType: StorableContextType {}
