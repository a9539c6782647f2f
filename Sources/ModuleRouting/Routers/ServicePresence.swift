/// What a router knows of the service that it was last performed for.
nonisolated enum ServicePresence {
  /// It was never performed.
  case none
  /// It is being performed; before, this was known.
  indirect case making(after: ServicePresence)
  /// An object, held weakly, since whoever asked for it holds it.
  case object(Weak)
  /// A structure or the like, held here.
  case value(Any)

  final class Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  init(_ service: Any) {
    self = type(of: service) is AnyClass ? .object(Weak(service as AnyObject)) : .value(service)
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
