import ModuleRouting
import PageFlow
import Testing
import UIKit
import Wayfinder

/// A subclass of a class of this package, in a target without default isolation. The variable property compiles only because
/// the superclass is isolated to the main actor.
private final class CountingFlow: AppFlowController {
  private(set) var goneBack = 0

  override func goBack(animated: Bool = true) {
    goneBack += 1
    super.goBack(animated: animated)
  }
}

private final class Theme: ViewRouteConfiguration {
  var name = "light"
}

private final class CountingModal: ModalAppFlowControllerTransition<UINavigationController> {
  var shown = 0
}

@MainActor @Suite struct SubclassTests {
  @Test("Subclasses of the package's classes are isolated to the main actor without an annotation")
  func subclasses() {
    let flow = CountingFlow()
    flow.goBack()
    #expect(flow.goneBack == 1)
    let theme = Theme()
    theme.name = "dark"
    #expect(theme.name == "dark")
    let modal = CountingModal { UINavigationController() }
    modal.shown += 1
    #expect(modal.shown == 1)
  }
}
