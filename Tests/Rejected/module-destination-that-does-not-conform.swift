// expect: cannot convert value of type 'Home' to closure result type '(any Editing)?'
import ModuleRouting
import Wayfinder

protocol Editing: AnyObject {}

func wrong(_ editing: RoutableView<any Editing>) {
  AnyViewRouter.register(editing, forMakingView: Home.self) { _ in Home() }
}
