import PageFlow
import TestStage
import Testing
import Wayfinder

/// Tests typed pages whose parameter is optional.
@Suite struct OptionalParameterTests {
  private let album = AppFlowControllerTypedPage(name: "album", viewControllerType: Screen.self) { (number: Int?) in
    let screen = Screen()
    screen.title = number.map { "album \($0)" } ?? "albums"
    return screen
  }

  private func tabs() throws -> TestFlow { try TestFlow(start => tabsPage("tabs") =>> [tab => album, tab => page2]) }

  private func titleOfAlbum(in test: TestFlow) -> String? {
    let tabs = test.root.viewControllers.last as? UITabBarController
    return (tabs?.viewControllers?.first as? UINavigationController)?.viewControllers.first?.title
  }

  @Test("PF-28 A tab with an optional parameter is made with its value when another tab is shown")
  func givenInAdvance() throws {
    let test = try tabs()
    try test.flow.show(page: page2, parameters: [AppFlowControllerParameter(page: album, value: 7)])
    #expect(titleOfAlbum(in: test) == "album 7")
  }

  @Test("PF-28 A tab with an optional parameter is made without a value when another tab is shown")
  func notGiven() throws {
    let test = try tabs()
    try test.flow.show(page: page2)
    #expect(titleOfAlbum(in: test) == "albums")
  }
}
