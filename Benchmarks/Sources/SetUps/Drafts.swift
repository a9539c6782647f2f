import ModuleRouting
import Wayfinder

/// The protocol of a module's screen.
package protocol Drafting: AnyObject {}

package final class Draft: Screen, Drafting {}

extension RoutableView where Protocol == any Drafting {
  package init() { self.init(declaredProtocol: Protocol.self) }
}

/// The module of drafts.
package enum DraftModule: RoutableModule {
  package static func registerRoutableDestination() {
    AnyViewRouter.register(RoutableView<any Drafting>(), forMakingView: Draft.self) { _ in Draft() }
  }
}
