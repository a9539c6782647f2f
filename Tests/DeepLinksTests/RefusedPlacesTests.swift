import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests positions whose places have guards that refuse.
@Suite struct RefusedPlacesTests {
  private let window = UIWindow.visible(Screen("unknown"))

  /// Restores tabs with a screen of each name, and returns the result.
  private func restore(
    _ names: [String], guardedBy guards: (String) -> [any RoutingInterceptor<Any?>]
  ) async throws -> Outcome<Restored> {
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      for name in names {
        screens.add(
          LinkPattern<Void>(name), factory: InlineFactory<Screen, Any?> { _ in Screen(name) },
          guards: guards(name), where: { $0.title == name })
      }
    }
    let tabs = names.map { #"{"screen":"app://\#($0)"}"# }.joined(separator: ",")
    let reading = NavigationPosition.reading(#"{"version":1,"root":{"tabs":[\#(tabs)]}}"#)
    return await Router(window: window).restoring(table).outcome(of: .restore(reading))
  }

  @Test("DL-14 Each of many places may be refused by its own guard, and the rest is restored")
  func manyRefused() async throws {
    let names = (0..<12).map { "locked\($0)" } + ["list"]
    let outcome = try await restore(names) { name in
      name == "list" ? [] : [InlineInterceptor<Any?> { _ in throw NotSignedIn() }]
    }
    #expect(outcome.value?.leftOut.map(\.isRefused) == Array(repeating: true, count: 12))
    #expect(window.outline == "tabs[list*]")
  }

  @Test("DL-14 A place is left out if the guard of a step below lacks a requirement, and the guard is not asked")
  func unprepared() async throws {
    var asked = 0
    let guarding = InlineInterceptor<Any?>(prepare: { _ in throw NotSignedIn() }) { _ in asked += 1 }
    let below = StepAssembly(finder: NilFinder<ListScreen, Any?>(), factory: ClassFactory())
      .adding(guarding).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let note = StepAssembly(finder: NilFinder<NoteScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(below).assemble()
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("note"), note)
      screens.add(
        LinkPattern<Void>("list"), factory: InlineFactory<Screen, Any?> { _ in Screen("list") },
        where: { $0.title == "list" })
    }
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"screen":"app://note"},{"screen":"app://list"}]}}"#)
    let outcome = await Router(window: window).restoring(table).outcome(of: .restore(reading))
    #expect(outcome.value?.leftOut.map(\.place) == ["root.tabs[0]"])
    #expect(asked == 0)
    #expect(window.outline == "tabs[list*]")
  }
}
