// expect: cannot convert value of type 'String' to expected argument type 'Int'
import ModuleRouting
import Wayfinder

protocol EditingInput: AnyObject { var makeDestinationWith: (Int) -> Home? { get } }

func wrong(_ editing: RoutableViewModule<any EditingInput>, _ path: ViewRoutePath) {
  Router.perform(to: editing, path: path) { $0.makeDestinationWith("1") }
}
