/// The state of a service router and its last service.
nonisolated enum ServicePresence {
  /// No service was made or prepared yet.
  case none
  /// A service is being made or prepared. The associated value is the state before the call.
  indirect case making(after: ServicePresence)
  /// The last service is an object. It is held weakly, because the callers hold it.
  case object(Weak)
  /// The last service is no object but, for example, a structure. The router stores it.
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
