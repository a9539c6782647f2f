#if !os(iOS)
  import Foundation
  import Screens
  import Testing
  import Wayfinder
  import WayfinderTesting

  /// Tests of the app as the system starts it. They run one at a time, because `UIApplication.shared` is shared.
  @Suite(.serialized) struct LaunchTests {
    @Test func aNewUserSeesTheTour() async throws {
      try await launched(for: nil) { app, _ in
        #expect(app.window.outline == "tabs[stack[Home]* stack[Account]] ^ stack[Welcome]")
        for title in ["Next", "Next", "Start"] { #expect(app.window.perform(.tap(title))) }
        #expect(app.window.outline == "tabs[stack[Home]* stack[Account]]")
        #expect(app.account.hasSeenTour)
      }
    }

    @Test func aNotificationLeadsToItsItem() async throws {
      try await launched(for: .notification(userInfo: ["link": "starter://item/3"])) { app, _ in
        #expect(app.window.outline.hasPrefix("tabs[stack[Home “Item 3”]*"))
      }
    }

    @Test func aNotificationIsOpenedWhileTheAppRuns() async throws {
      try await launched(for: .notification(userInfo: ["link": "starter://item/3"])) { app, system in
        system.open(.notification(userInfo: ["link": "starter://item/4"]))
        try await app.window.settled()
        #expect(app.window.outline.hasPrefix("tabs[stack[Home “Item 4”]*"))
      }
    }

    @Test func aLinkStartsTheApp() async throws {
      let link = try #require(URL(string: "https://starter.example/item/7"))
      try await launched(for: .universalLink(link)) { app, _ in
        #expect(app.window.outline.hasPrefix("tabs[stack[Home “Item 7”]*"))
      }
    }

    private func launched(
      for arrival: SimulatedApp.Arrival?, _ body: (StarterApp, SimulatedApp) async throws -> Void
    ) async throws {
      let delegate = SceneDelegate()
      let system = SimulatedApp(delegate: AppDelegate()) { _ in delegate }
      system.launch(with: arrival)
      defer { system.terminate() }
      let app = try #require(delegate.app)
      app.window.endTransitionsAtOnce()
      try await app.window.settled()
      try await body(app, system)
    }
  }
#endif
