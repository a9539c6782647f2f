// expect: declare the protocol: extension RoutableViewModule where Protocol == P
import ModuleRouting
import Wayfinder

protocol EditingInput: AnyObject {}

func wrong() -> RoutableViewModule<any EditingInput> { RoutableViewModule<any EditingInput>() }
