import Foundation
import Testing
import Wayfinder
import WayfinderTesting

@testable import Birds

@Suite(.serialized) struct SceneTests {
  @Test func aNotificationStartsTheApp() async throws {
    let scene = SceneDelegate()
    let app = SimulatedApp(delegate: AppDelegate()) { _ in scene }
    defer { app.terminate() }
    let content = UNMutableNotificationContent()
    content.userInfo = ["link": "birds://birds/Wren"]
    let request = UNNotificationRequest(identifier: "seen", content: content)
    app.launch(with: .notification(UNNotificationResponse(notification: UNNotification(request: request))))
    try await scene.window?.settled()
    #expect(scene.window?.outline == "tabs[stack[Birds Wren]* stack[Notebook]]")
  }

  @Test func aLinkIsOpenedWhileTheAppRuns() async throws {
    let scene = SceneDelegate()
    let app = SimulatedApp(delegate: AppDelegate()) { _ in scene }
    defer { app.terminate() }
    app.launch()
    app.open(.url(try #require(URL(string: "birds://birds/Robin"))))
    try await scene.window?.settled()
    #expect(scene.window?.outline == "tabs[stack[Birds Robin]* stack[Notebook]]")
  }
}
