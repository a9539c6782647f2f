import Foundation
import PageFlow
import TestStage
import Testing
import Wayfinder

final class StoryScreen: UIViewController {}

@Suite struct StoryboardTests {
  private nonisolated static let source = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
      <scenes>
        <scene sceneID="a"><objects>
          <viewController storyboardIdentifier="StoryScreen" title="Story" id="b" customClass="StoryScreen"
            customModule="PageFlowTests" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="c"><objects>
          <viewController storyboardIdentifier="Other" title="Other" id="d" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """.utf8)

  private nonisolated static let load: @MainActor @Sendable (String) -> UIStoryboard = { name in
    (try? UIStoryboard.load(source: source, name: name)) ?? UIStoryboard(name: name, bundle: nil)
  }

  @Test(
    "PF-36 A storyboard page is found by its type name or identifier, and made again for each presentation")
  func storyboards() throws {
    let story = AppFlowControllerPage(
      name: "story", storyboardName: "Stories", storyboardInitBlock: Self.load, viewControllerType: StoryScreen.self)
    let other = AppFlowControllerPage(
      name: "other", storyboardName: "Stories", storyboardInitBlock: Self.load, viewControllerIdentifier: "Other",
      viewControllerType: UIViewController.self)
    let wrong = AppFlowControllerPage(
      name: "wrong", storyboardName: "Stories", storyboardInitBlock: Self.load, viewControllerIdentifier: "Other",
      viewControllerType: StoryScreen.self)
    let test = try TestFlow(start => story => other => wrong)
    try test.flow.show(page: other)
    #expect(test.stacks == [["start", "Story", "Other"]])
    let first = test.root.viewControllers[1]
    #expect(first is StoryScreen)
    #expect(test.outcome(wrong)?.refusal == .unregisteredViewControllerType(viewControllerType: UIViewController.self))
    try test.flow.show(page: start)
    try test.flow.show(page: story)
    #expect(test.top is StoryScreen)
    #expect(test.top !== first)
  }

  /// A storyboard that records the identifier, and makes the scene without a file.
  private final class OwnStoryboard: UIStoryboard {
    private(set) var asked: [String] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      asked.append(identifier)
      return StoryScreen()
    }
  }

  @Test("PF-36 A custom storyboard class instantiates its page")
  func ownStoryboard() throws {
    let own = OwnStoryboard(name: "Own", bundle: nil)
    let story = AppFlowControllerPage(
      name: "story", storyboardName: "Own", storyboardInitBlock: { _ in own }, viewControllerType: StoryScreen.self)
    let test = try TestFlow(start => story)
    try test.flow.show(page: story)
    #expect(own.asked == ["StoryScreen"])
    #expect(test.top is StoryScreen)
  }

  @Test("PF-36 A missing storyboard fails before any change")
  func missing() throws {
    let lost = AppFlowControllerPage(name: "lost", storyboardName: "Lost", viewControllerType: StoryScreen.self)
    let test = try TestFlow(start => lost)
    try test.flow.show(page: start)
    guard case .failed(let failure)? = test.outcome(lost) else {
      Issue.record("shown")
      return
    }
    #expect(failure.reason is UIStoryboardError)
    #expect(test.stacks == [["start"]])
  }
}
