// expect: nothing
import ModuleRouting
import Wayfinder

protocol Editing: AnyObject {}
protocol EditingInput: AnyObject { var makeDestinationWith: (Int) -> (any Editing)? { get } }
final class Editor: UIViewController, Editing {}

extension RoutableView where Protocol == any Editing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableViewModule where Protocol == any EditingInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
extension ViewMakeableConfiguration: EditingInput
where Destination == any Editing, Constructor == (Int) -> (any Editing)? {}

func right(_ source: UIViewController) async throws {
  AnyViewRouter.register(RoutableView<any Editing>(), forMakingView: Editor.self) { _ in Editor() }
  let made = Router.makeDestination(to: RoutableViewModule<any EditingInput>()) { $0.makeDestinationWith(1) }
  let editor: (any Editing)? = made
  let (shown, router) = try await Router.perform(to: RoutableView<any Editing>(), path: .push(from: source))
  let editing: any Editing = shown
  try await router.removeRoute()
  _ = (editor, editing)
}

final class Keeping: UIViewController {
  var router: DestinationViewRouter<Any>?
  var made: Any?

  func keep() {
    router = Router.perform(
      to: RoutableViewModule<any EditingInput>(), path: .push(from: self),
      configuring: { module in
        let editor = module.makeDestinationWith(1)
        print(editor as Any)
      })
    made = Router.makeDestination(to: RoutableViewModule<any EditingInput>()) { module in
      let editor = module.makeDestinationWith(1)
      print(editor as Any)
    }
  }
}
