import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests pages whose closures return screens that UIKit would refuse by an exception.
@Suite struct UnshowablePageTests {
  private let kept = Screen()

  private func page(_ name: String, variants: Bool = false, _ screen: UIViewController) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, supportVariants: variants, viewControllerBlock: { screen }, viewControllerType: UIViewController.self)
  }

  /// Returns the failure of showing a page.
  private func failure(_ test: TestFlow, _ page: AppFlowControllerPage) -> NavigationFailure? {
    let before = test.stacks
    var failure: NavigationFailure?
    let misuses = UIKitMisuse.collect { failure = test.outcome(page)?.failure }
    #expect(misuses.isEmpty)
    #expect(test.stacks == before)
    return failure
  }

  @Test("EN-41 Two pages with the same screen are refused, in one stack or in two")
  func oneScreenForTwo() throws {
    for path in [start => page("a", kept) => page("b", kept), start => page("a", kept) => modal => page("b", kept)] {
      let test = try TestFlow(path)
      try test.flow.show(page: start)
      let failure = failure(test, page("b", kept))
      #expect(failure?.description.hasPrefix("At page b: this Screen would be shown in two places.") == true)
      #expect(test.current == "start")
    }
  }

  @Test("EN-41 A page that always returns one screen can be shown again, but that screen cannot be shown twice at once")
  func keptScreen() throws {
    let (first, second) = (page("first", kept), page("second", kept))
    let test = try TestFlow(start => first => second)
    try test.flow.show(page: first)
    try test.flow.show(page: start)
    try test.flow.show(page: first)
    #expect(test.current == "first")
    #expect(test.top === kept)
    let failure = failure(test, second)
    #expect(failure?.step == "page second")
    #expect(
      "\(failure?.reason, default: "none")" == "this Screen is on screen already, and cannot be shown a second time")
    #expect(test.current == "first")
  }

  @Test("EN-41 A page with variants keeps its screen when it is shown below another page")
  func variants() throws {
    let shared = page("shared", variants: true, kept)
    let test = try TestFlow(start =>> [page1 => shared, page2 => shared])
    try test.flow.show(page: shared, variant: page1)
    let misuses = UIKitMisuse.collect { #expect(test.outcome(shared, variant: page2)?.isArrival == true) }
    #expect(misuses.isEmpty)
    #expect(test.stacks == [["start", "page2", "-"]])
  }

  @Test("EN-41 A page whose screen is an alert or a stack cannot be pushed")
  func unpushable() throws {
    for screen in [UIAlertController(), UINavigationController()] {
      let wrong = page("wrong", screen)
      for path in [start => wrong, start => modal => wrong, start => modal => page1 => wrong] {
        let test = try TestFlow(path)
        try test.flow.show(page: start)
        let failure = failure(test, wrong)
        #expect("\(failure?.reason, default: "none")" == "a \(type(of: screen)) cannot be pushed")
        #expect(failure?.step == "page wrong")
        #expect(test.current == "start")
      }
    }
  }
}
