// expect: cannot convert value of type 'String' to expected argument type 'Int'
import ModuleRouting
import Wayfinder

protocol EditingInput: AnyObject { var makeDestinationWith: (Int) -> Home? { get } }

func wrong(_ editing: RoutableViewModule<any EditingInput>) {
  Router.makeDestination(to: editing) { $0.makeDestinationWith("1") }
}
