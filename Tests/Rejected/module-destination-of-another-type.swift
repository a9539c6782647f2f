// expect: cannot convert value of type '(any EditingInput) -> Home?' to expected argument type '(any EditingInput) throws -> Product?'
import ModuleRouting
import Wayfinder

protocol EditingInput: AnyObject { var makeDestinationWith: (Int) -> Home? { get } }

func wrong(_ editing: RoutableViewModule<any EditingInput>) -> Product? {
  Router.makeDestination(to: editing) { $0.makeDestinationWith(1) }
}
