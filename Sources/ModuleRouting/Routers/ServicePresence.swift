/// The state of a service router's route.
nonisolated enum ServicePresence {
  /// The route was never performed.
  case none
  /// The route is being performed, after the given state.
  indirect case making(after: ServicePresence)
  /// An object, held weakly because the callers hold it.
  case object(Weak)
  /// A value, for example a structure, which the router holds.
  case value(Any)

  struct Weak { weak var object: AnyObject? }

  init(_ service: Any) {
    self = type(of: service) is AnyClass ? .object(Weak(object: service as AnyObject)) : .value(service)
  }

  var service: Any? {
    switch self {
    case .none: nil
    case .making(let before): before.service
    case .object(let weak): weak.object
    case .value(let value): value
    }
  }

  var state: RouteState {
    switch self {
    case .none: .unrouted
    case .making: .routing
    case .object, .value: service == nil ? .removed : .routed
    }
  }
}
