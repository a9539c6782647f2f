// expect: declare the protocol: extension RoutableServiceModule where Protocol == P { nonisolated init()
import ModuleRouting
import Wayfinder

protocol FormattingInput: AnyObject {}

func wrong() -> RoutableServiceModule<any FormattingInput> { RoutableServiceModule<any FormattingInput>() }
