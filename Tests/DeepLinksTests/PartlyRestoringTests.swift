import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests positions that do not match the app any more.
@Suite struct PartlyRestoringTests {
  private func restoring(_ root: String, in app: PlacesApp) async throws -> Restored {
    try await app.router.navigate(.restore(NavigationPosition.reading(#"{"version":1,"root":\#(root)}"#)))
  }

  @Test("DL-14 A missing screen leaves out the rest of its stack, and the screens below are restored")
  func unknownScreen() async throws {
    let app = try PlacesApp()
    let restored = try await restoring(
      #"{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/1"},{"screen":"app://gone"},"#
        + #"{"screen":"app://item/2"}]},{"stack":[{"screen":"app://settings"},{"screen":"app://detail"}]}],"selected":1}"#,
      in: app)
    #expect(app.window.outline == "tabs[stack[list item1] stack[settings detail]*]")
    #expect(restored.leftOut.map(\.place) == ["root.tabs[0].stack[2]", "root.tabs[0].stack[3…]"])
  }

  @Test("DL-14 A screen that its factory refuses, before or during its making, is left out with the screens above")
  func refused() async throws {
    let app = try PlacesApp()
    app.session.stock = 1...2
    for path in ["app://item/3", "app://item/3/checked"] {
      let restored = try await restoring(
        #"{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/1"},{"screen":"\#(path)"},"#
          + #"{"screen":"app://item/2"}],"presented":[]}],"presented":[{"stack":[{"screen":"\#(path)"}]},{"screen":"app://sheet"}]}"#,
        in: app)
      #expect(app.window.outline == "tabs[stack[list item1]* stack[settings]]")
      #expect(restored.leftOut.count == 5, "\(restored.leftOut)")
      #expect(restored.leftOut.contains { $0.reason.contains("OutOfStock") })
    }
  }

  @Test(
    "DL-14 An unknown container is left out with its screens, and a modal with an unknown style loses only the style"
  )
  func unknownNames() async throws {
    let app = try PlacesApp()
    let restored = try await restoring(
      #"{"tabs":[{"name":"shelf","stack":[{"screen":"app://item/1"}]},{"stack":[{"screen":"app://settings"}]},"#
        + #"{"screen":"app://note"}],"presented":[{"style":"hologram","screen":"app://sheet"},"#
        + #"{"name":"shelf","stack":[{"screen":"app://start"}]}],"selected":9}"#, in: app)
    #expect(app.window.outline == "tabs[stack[list]* stack[settings] note] ^ sheet")
    #expect(restored.leftOut.map(\.place) == ["root.tabs[0]", "root.presented[0].style", "root.presented[1]"])
  }

  @Test("DL-14 A position that is truncated at any byte restores its beginning")
  func truncated() async throws {
    let json = Array(try PlacesApp.positionSomewhere().json.utf8)
    var outlines: Set<String> = []
    for length in json.indices {
      let app = try PlacesApp()
      let reading = NavigationPosition.reading(json[..<length])
      let restored = try await app.router.navigate(.restore(reading))
      #expect(!restored.leftOut.isEmpty)
      outlines.insert(app.window.outline)
    }
    let expected = [
      "tabs[stack[list]* stack[settings]]", "tabs[stack[list] stack[settings]*]",
      "tabs[stack[list item7] stack[settings]*]",
      "tabs[stack[list item7 item8] stack[settings]*]", "tabs[stack[list item7 item8] stack[settings detail]*]",
      "tabs[stack[list item7 item8] stack[settings detail]*] ^ sheet",
      "tabs[stack[list item7 item8] stack[settings detail]*] ^ sheet ^ stack[start]", PlacesApp.somewhereOutline,
    ]
    #expect(outlines == Set(expected))
  }

  @Test("DL-14 The known parts of a position of a newer version are restored")
  func newer() async throws {
    let app = try PlacesApp()
    let reading = NavigationPosition.reading(
      #"{"version":9,"mood":1,"root":{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/5","zoom":2}]}]}}"#
    )
    let restored = try await app.router.navigate(.restore(reading))
    #expect(app.window.outline == "tabs[stack[list item5]* stack[settings]]")
    #expect(restored.leftOut.count == 3)
  }

  @Test("DL-14 A position without a valid part changes nothing, and the result lists the parts left out")
  func nothingLeft() async throws {
    for root in [
      #"{"screen":"app://gone"}"#, #"{"stack":[{"screen":"https://evil.example"}]}"#, #"{"children":[]}"#, "7",
    ] {
      let app = try PlacesApp()
      let restored = try await restoring(root, in: app)
      #expect(app.window.outline == "tabs[stack[list]* stack[settings]]")
      #expect(!restored.leftOut.isEmpty)
    }
  }

  @Test("DL-14 The selected tab is restored even if an earlier tab is left out, before or during its making")
  func selectedTab() async throws {
    for refused in ["app://gone", "app://item/99"] {
      let app = try PlacesApp(root: Screen("unknown"))
      app.session.stock = 1...2
      let restored = try await restoring(
        #"{"tabs":[{"stack":[{"screen":"\#(refused)"}]},{"stack":[{"screen":"app://list"}]},"#
          + #"{"stack":[{"screen":"app://settings"}]}],"selected":1}"#, in: app)
      #expect(app.window.outline == "tabs[stack[list]* stack[settings]]")
      #expect(restored.leftOut.map(\.place) == ["root.tabs[0].stack[0]", "root.tabs[0]"])
    }
  }

  @Test("DL-14 A split is left out if all its screens are refused while they are made, and the present tree stays")
  func nothingLeftInSplit() async throws {
    let app = try PlacesApp()
    app.session.stock = 1...2
    let restored = try await restoring(#"{"columns":[{"stack":[{"screen":"app://item/99"}]}]}"#, in: app)
    #expect(app.window.outline == "tabs[stack[list]* stack[settings]]")
    #expect(restored.leftOut.map(\.place) == ["root.columns[0].stack[0]", "root.columns[0]", "root"])
  }

  @Test("DL-14 A screen of the position is pushed onto the first screen that a container brings along")
  func comesAlong() async throws {
    let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
      .with(
        CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
          .with(InlineFactory<Screen, Any?> { _ in Screen("list") }).assemble()
      ).assemble()
    let first = StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory())
      .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())).assemble()
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.addContainer("main", factory: tabs)
      screens.add(LinkPattern<Void>("list"), first) { $0.title == "list" }
      screens.add(LinkPattern<Int>("item/:id"), PlacesApp.item) { $0.id }
    }
    let window = UIWindow.visible(UIViewController())
    window.endTransitionsAtOnce()
    let router = Router(window: window).restoring(table)
    let json =
      #"{"version":1,"root":{"name":"main","tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/1"}]}]}}"#
    try await router.navigate(.restore(NavigationPosition.reading(json).position))
    #expect(window.outline == "tabs[stack[list item1]*]")
    // The list is left out, because no container makes it.
    let modal = #"{"version":1,"root":{"name":"main","tabs":[],"presented":[{"stack":[{"screen":"app://list"}]}]}}"#
    let restored = try await router.navigate(.restore(NavigationPosition.reading(modal).position))
    #expect(window.outline == "tabs[stack[list item1]*]")
    #expect(restored.leftOut.count == 2)
  }

  @Test("DL-14 A screen that only its container makes is left out if the container is on screen without it")
  func containerWithoutScreen() throws {
    let first = StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("list"), first) { $0.title == "list" }
    }
    let window = UIWindow.visible(UINavigationController(rootViewController: ItemScreen(1)))
    let position = NavigationPosition.reading(#"{"version":1,"root":{"stack":[{"screen":"app://list"}]}}"#).position
    let plan = try Router(window: window).restoring(table).plan(.restore(position))
    let note = "left out: root.stack[0]: its container brings it along, and is there without it"
    #expect(plan.notes.first == note)
  }

  @Test("DL-14 Of two modals with the same presenter the first is restored, and the plan lists the second")
  func twoModals() async throws {
    // Neither the list nor its stack defines a context, so the tab bar controller presents, in any style.
    for style in ["pageSheet", "overCurrentContext"] {
      let app = try PlacesApp()
      let note = #"{"style":"\#(style)","screen":"app://note"}"#
      let root =
        #"{"tabs":[{"stack":[{"screen":"app://list","presented":[\#(note)]}]},"#
        + #"{"stack":[{"screen":"app://settings","presented":[{"style":"\#(style)","screen":"app://detail"}]}]}],"#
        + #""presented":[{"screen":"app://sheet"},{"screen":"app://start"}]}"#
      let position = NavigationPosition.reading(#"{"version":1,"root":\#(root)}"#).position
      let plan = try app.router.plan(.restore(position))
      let restored = try await restoring(root, in: app)
      #expect(app.window.outline == "tabs[stack[list]* stack[settings]] ^ note")
      #expect(
        restored.leftOut.map(\.place) == [
          "root.tabs[1].stack[0].presented[0]", "root.presented[0]", "root.presented[1…]",
        ])
      #expect(plan.notes == restored.leftOut.map { "left out: \($0)" })
    }
  }

  @Test("DL-14 Of two modals over new screens that define no presentation context the first is restored")
  func twoModalsOverNewScreens() async throws {
    let app = try PlacesApp()
    let tabs = (1...2).map { number in
      #"{"stack":[{"screen":"app://item/\#(number)","#
        + #""presented":[{"style":"overCurrentContext","screen":"app://item/\#(number + 2)"}]}]}"#
    }
    let restored = try await restoring(
      #"{"tabs":[],"presented":[{"tabs":[\#(tabs[0]),\#(tabs[1])]}]}"#, in: app)
    #expect(app.window.outline == "tabs[stack[list]* stack[settings]] ^ tabs[stack[item1]* stack[item2]] ^ item3")
    #expect(restored.leftOut.map(\.place) == ["root.presented[0].tabs[1].stack[0].presented[0]"])
  }

  @Test("DL-14 A column that the split does not have is left out, and the other columns are restored")
  func columns() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    let app = try PlacesApp(root: split)
    let restored = try await restoring(
      #"{"columns":[{"stack":[{"screen":"app://list"}]},{"stack":[{"screen":"app://note"}]},"#
        + #"{"stack":[{"screen":"app://item/1"}]},null,{"stack":[{"screen":"app://note"}]}]}"#, in: app)
    #expect(restored.leftOut.map(\.place) == ["root.columns[1]", "root.columns[4]"])
    #expect(restored.leftOut.allSatisfy { $0.reason == "the split has no such column" })
    let titles = [UISplitViewController.Column.primary, .secondary].map { column in
      (split.viewController(for: column) as? UINavigationController)?.viewControllers.map(\.title)
    }
    // In a narrow window, the second stack is on top of the first.
    #expect(titles[0]?.first == "list")
    #expect(titles[1] == ["item1"])
    #expect(app.window.rootViewController === split)
  }

  @Test("DL-14 A stack or a split inside a stack is left out with the screens above, without a UIKit misuse")
  func stackInStack() async throws {
    let app = try PlacesApp()
    let misuses = MisuseLog()
    for inner in [#"{"stack":[{"screen":"app://note"}]}"#, #"{"columns":[{"stack":[{"screen":"app://note"}]}]}"#] {
      let restored = try await UIKitMisuse.$log.withValue(misuses) {
        try await restoring(
          #"{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/1"},\#(inner),{"screen":"app://item/2"}]}]}"#,
          in: app)
      }
      #expect(app.window.outline == "tabs[stack[list item1]* stack[settings]]")
      #expect(restored.leftOut.map(\.place) == ["root.tabs[0].stack[2]", "root.tabs[0].stack[3…]"])
    }
    #expect(misuses.entries.isEmpty)
  }

  @Test("EN-41 A screen that is returned twice or in use elsewhere is left out, and so is an alert in a stack")
  func unshowable() async throws {
    let (kept, held) = (Screen("kept"), Screen("held"))
    let holder = UINavigationController(rootViewController: held)
    let screens = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("note"), factory: InlineFactory { (_: Any?) in Screen("note") })
      screens.add(LinkPattern<Void>("kept"), factory: InlineFactory { (_: Any?) in kept })
      screens.add(LinkPattern<Void>("held"), factory: InlineFactory { (_: Any?) in held })
      screens.add(LinkPattern<Void>("alert"), factory: InlineFactory { (_: Any?) in UIAlertController() })
    }
    let misuses = MisuseLog()
    for (place, leftOut) in [
      (#"{"stack":[{"screen":"app://kept"},{"screen":"app://kept"}]}"#, "root.presented[0].stack[1]"),
      (#"{"stack":[{"screen":"app://note"},{"screen":"app://alert"}]}"#, "root.presented[0].stack[1]"),
      (#"{"screen":"app://held"}"#, "root.presented[0]"),
    ] {
      let window = UIWindow.visible(UINavigationController(rootViewController: Screen("note")))
      let router = Router(window: window).restoring(screens)
      let json = #"{"version":1,"root":{"stack":[{"screen":"app://note"}],"presented":[\#(place)]}}"#
      let outcome = await UIKitMisuse.$log.withValue(misuses) {
        await router.outcome(of: .restore(NavigationPosition.reading(json)))
      }
      #expect(outcome.value?.leftOut.map(\.place) == [leftOut], "\(outcome)")
      window.rootViewController?.dismiss(animated: false)
    }
    #expect(misuses.entries.isEmpty, "\(misuses.entries)")
    #expect(holder.viewControllers == [held])
  }

  @Test(
    "DL-14 A container of another kind, or with a screen that UIKit refuses, is left out or restored in part"
  )
  func otherContainers() async throws {
    let screens = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("note"), factory: InlineFactory { (_: Any?) in Screen("note") })
      screens.add(LinkPattern<Void>("wrapped"), factory: InlineFactory { (_: Any?) in UINavigationController() })
      screens.addContainer("flow", factory: NavigationControllerFactory<FlowStack, Any?>())
      screens.addContainer(
        "split",
        factory: SplitControllerFactory<UISplitViewController, Any?> { UISplitViewController(style: .doubleColumn) })
    }
    let note = #"{"stack":[{"screen":"app://note"}]}"#
    let cases = [
      (#"{"name":"flow","tabs":[\#(note)]}"#, ["root.presented[0]"]),
      (#"{"stack":[{"screen":"app://note"},{"screen":"app://wrapped"}]}"#, ["root.presented[0].stack[1]"]),
      (#"{"name":"split","columns":[\#(note),\#(note),\#(note)]}"#, ["root.presented[0].columns[1]"]),
      (#"{"columns":[{"tabs":[\#(note)]},null,\#(note)]}"#, ["root.presented[0].columns[0]"]),
    ]
    let misuses = MisuseLog()
    for (modal, leftOut) in cases {
      let window = UIWindow.visible(UINavigationController(rootViewController: Screen("note")))
      let router = Router(window: window).restoring(screens)
      let json = #"{"version":1,"root":{"stack":[{"screen":"app://note"}],"presented":[\#(modal)]}}"#
      let outcome = await UIKitMisuse.$log.withValue(misuses) {
        await router.outcome(of: .restore(NavigationPosition.reading(json)))
      }
      #expect(outcome.value?.leftOut.map(\.place) == leftOut, "\(modal): \(outcome)")
      #expect((window.rootViewController?.presentedViewController == nil) == (leftOut == ["root.presented[0]"]))
    }
    #expect(misuses.entries.isEmpty, "\(misuses.entries)")
  }
}
