import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests pages that are made together with the page below.
@Suite struct PreloadedPageTests {
  private let frame = AppFlowControllerPage(
    name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)

  @Test("PF-25 A preloaded page in the middle of the path gets its parameter")
  func parameterInTheMiddle() throws {
    let own = FrameTransition(isPreloading: true)
    let test = try TestFlow(start => frame => own => page1 => page2, root: TellingStack())
    try test.flow.show(page: frame)
    try test.flow.show(page: page2, parameters: [AppFlowControllerParameter(page: page1, value: "7")])
    #expect(test.current == "page2")
    #expect(try test.flow.parameter(for: page1) == "7")
  }
}
