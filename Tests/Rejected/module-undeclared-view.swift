// expect: declare the protocol: extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
import ModuleRouting
import Wayfinder

protocol Editing: AnyObject {}

func wrong() -> RoutableView<any Editing> { RoutableView<any Editing>() }
