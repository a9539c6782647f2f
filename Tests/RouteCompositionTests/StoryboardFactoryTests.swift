import Foundation
import TestStage
import Testing
import Wayfinder

@Suite final class StoryboardFactoryTests {
  /// A bundle with a storyboard of two scenes, both plain view controllers. The second scene is the initial scene.
  private let bundle: Bundle?
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b">
        <scenes>
          <scene sceneID="1"><objects>
            <viewController storyboardIdentifier="Square" title="Square" id="a"/>
          </objects></scene>
          <scene sceneID="2"><objects><viewController title="First" id="b"/></objects></scene>
        </scenes>
      </document>
      """
    try source.write(to: folder.appendingPathComponent("Shapes.storyboard"), atomically: true, encoding: .utf8)
    bundle = Bundle(path: folder.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func build<ViewController: UIViewController>(
    _ type: ViewController.Type = UIViewController.self, from name: String = "Shapes", id: String? = nil
  ) throws -> ViewController {
    try StoryboardFactory<ViewController, Any?>(storyboardName: name, bundle: bundle, viewControllerID: id).build()
  }

  @Test("RC-14 A storyboard factory makes the scene of an identifier or the initial scene, and configures the scene")
  func makesScenes() throws {
    #expect(try build(id: "Square").title == "Square")
    #expect(try build().title == "First")
    var configured = 0
    let factory = StoryboardFactory<UIViewController, Any?>(storyboardName: "Shapes", bundle: bundle) { _ in
      configured += 1
    }
    _ = try factory.build()
    #expect(configured == 1)
  }

  @Test("RC-17 A missing storyboard, a missing identifier and a wrong class of scene are three errors with names")
  func tellsWhatIsWrong() {
    #expect(throws: StoryboardError.noScene("Circle", storyboard: "Shapes")) { _ = try build(id: "Circle") }
    let other = StoryboardError.otherClass(
      found: "UIViewController", expected: "UINavigationController", scene: "Square", storyboard: "Shapes")
    #expect(throws: other) { _ = try build(UINavigationController.self, id: "Square") }
    do {
      _ = try build(from: "Colours")
      Issue.record("there is no such storyboard")
    } catch {
      #expect("\(error)".contains("Colours"))
      guard case StoryboardError.missing(storyboard: "Colours", _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test("RC-17 A failed navigation describes the missing scene, and the tree is as before")
  func failsBeforeChanging() async {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let route = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(),
      factory: StoryboardFactory(storyboardName: "Shapes", bundle: bundle, viewControllerID: "Circle")
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    guard case .failed(let failure) = await Router(window: window).outcome(to: route) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.description.contains("“Shapes” has no scene “Circle”"))
    #expect(failure.remedy.contains("storyboard identifier"), "\(failure)")
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}
