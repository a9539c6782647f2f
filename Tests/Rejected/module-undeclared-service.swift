// expect: declare the protocol: extension RoutableService where Protocol == P { nonisolated init()
import ModuleRouting
import Wayfinder

protocol Formatting {}

func wrong() -> RoutableService<any Formatting> { RoutableService<any Formatting>() }
