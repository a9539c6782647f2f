import Foundation
import TestStage
import Testing
import Wayfinder

#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  import SwiftUI

  private struct Greeting: View, ContextInstantiatable {
    let name: String

    init(with context: String) { name = context }

    func isTarget(for context: String) -> Bool { name == context }

    var body: some View { Text(name) }
  }

  @Suite struct SwiftUITests {
    @Test("RC-34 A factory shows a SwiftUI view in a hosting controller")
    func factory() async throws {
      let stage = Stage(HomeScreen())
      let step = StepAssembly(
        finder: ClassFinder<UIHostingController<Text>, Any?>(), factory: UIHostingControllerFactory { Text("hello") }
      ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      let hosting = try await stage.router.navigate(to: step, animated: false)
      #expect(hosting.rootView == Text("hello"))
    }

    @Test("RC-34 A factory makes a SwiftUI view from its context, and a finder finds the view by its context")
    func context() async throws {
      let stage = Stage(HomeScreen())
      let step = StepAssembly(
        finder: UIHostingControllerWithContextFinder<Greeting>(),
        factory: UIHostingControllerWithContextFactory<Greeting>()
      ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      let ada = try await stage.router.navigate(to: step, with: "Ada", animated: false)
      #expect(ada.rootView.name == "Ada")
      let again = await stage.router.outcome(to: step, with: "Ada", animated: false)
      #expect(again.isAlreadyThere)
      #expect(again.value === ada)
      let grace = try await stage.router.navigate(to: step, with: "Grace", animated: false)
      #expect(grace !== ada)
      #expect(grace.rootView.name == "Grace")
    }
  }
#endif

@Suite struct WithoutSwiftUITests {
  @Test("RC-34 Every file that imports SwiftUI is inside one condition as a whole")
  func conditions() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
    var files = 0
    for case let path as String in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      files += 1
      guard lines.contains(where: { $0.hasSuffix("import SwiftUI") }) else { continue }
      let code = lines.filter { !$0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if canImport(SwiftUI)") == true, "\(path)")
      #expect(code.last == "#endif", "\(path)")
    }
    #expect(files > 50)
  }
}
