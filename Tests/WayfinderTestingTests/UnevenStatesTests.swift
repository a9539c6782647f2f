import Foundation
import Testing
import Wayfinder
import WayfinderTesting

/// Two screens without a way out, and a sheet that can be swiped down.
private final class FirstTrap: UIViewController {}
private final class SecondTrap: UIViewController {}
private final class Sheet: UIViewController {}

@Suite("Varying moves") struct UnevenStatesTests {
  /// Returns an app with buttons on one screen.
  private func app(_ makeButtons: @escaping @MainActor (UIViewController) -> [UIButton]) -> AppUnderTest<LaunchedApp> {
    AppUnderTest("buttons") {
      let screen = UIViewController()
      let window = UIWindow.visible(UINavigationController(rootViewController: screen))
      for button in makeButtons(screen) { screen.view.addSubview(button) }
      window.layoutIfNeeded()
      return LaunchedApp(window: window, router: Router(window: window))
    }
  }

  private static func button(
    _ title: String, on screen: UIViewController, presenting make: @escaping @MainActor () -> UIViewController
  ) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { [weak screen] _ in screen?.present(make(), animated: false) })
  }

  private static func trap(_ make: @escaping @MainActor () -> UIViewController) -> @MainActor () -> UIViewController {
    return {
      let trap = make()
      trap.modalPresentationStyle = .fullScreen
      return trap
    }
  }

  private let advice = "tell the verifier on what it depends, by .telling { app in … }"

  @Test("TK-8 A step that another step has made impossible is taken in a newly launched app")
  func hidden() async throws {
    let app = app { screen in
      let offers = [
        Self.button("First offer", on: screen, presenting: Self.trap { FirstTrap() }),
        Self.button("Second offer", on: screen, presenting: Self.trap { SecondTrap() }),
      ]
      let hide = UIAction(title: "Hide") { _ in for offer in offers { offer.isHidden = true } }
      return [offers[0], UIButton(primaryAction: hide), offers[1]]
    }
    let report = try await app.verify(within: VerificationBound(states: 5))
    let traps = report.violations.filter { $0.property == .leadsBack }
    #expect(Set(traps.map(\.subject)) == ["FirstTrap", "SecondTrap"], "\(report)")
    #expect(traps.allSatisfy { $0.isReproduced && $0.way.count == 1 })
    #expect(report.lostWays == [])
    #expect(report.leftOut.contains { $0.contains("1 state") && $0.hasSuffix(advice) })
  }

  @Test("TK-8 TK-11 The explored steps of a state count although its path does not lead there again")
  func givenUp() async throws {
    var launches = 0
    let app = app { screen in
      launches += 1
      // Some launches do not show the sheet.
      let isShown = ![2, 3].contains(launches)
      let open = UIAction(title: "Open") { [weak screen] _ in
        if isShown { screen?.present(Self.offers(), animated: false) }
      }
      return [UIButton(primaryAction: open)]
    }
    let report = try await app.verify(within: VerificationBound(states: 4))
    let ways = ["First", "Last"].map { [AppStep.user("tap “Open”"), .user("tap “\($0) offer”")] }
    // After it lost other states, the verifier accepted one of the two traps. The order is not defined, so either may be reported.
    #expect(report.violations.map(\.property) == [.leadsBack], "\(report)")
    #expect(report.violations.allSatisfy { $0.isReproduced && ways.contains($0.way) }, "\(report)")
    #expect(report.lostWays.count == 2, "\(report)")
    #expect(report.lostWays.allSatisfy { $0.count == 2 }, "\(report)")
    #expect(Set(report.lostWays).isDisjoint(with: report.violations.map(\.way)), "\(report)")
  }

  @Test(
    "TK-18 States that cannot be reached again are one finding, with the moves without a visible effect"
  )
  func hiddenChange() async throws {
    let app = app { screen in
      var isMarked = false
      let open = UIAction(title: "Open") { [weak screen] _ in
        if isMarked { screen?.present(Self.offers(), animated: false) }
      }
      let mark = UIAction(title: "Mark") { _ in isMarked = true }
      return [UIButton(primaryAction: open), UIButton(primaryAction: mark)]
    }
    let report = try await app.verify(within: VerificationBound(states: 8))
    #expect(report.lostWays.count > 1, "\(report)")
    #expect(report.unseenSteps.contains(.user("tap “Mark”")), "\(report)")
    let text = report.description
    #expect(text.components(separatedBy: "NOT ALL IS SEEN").count == 2)
    #expect(text.contains("These steps changed nothing that it sees: tap “Hide”, tap “Mark”."))
    #expect(text.contains(".telling { app in"))
    #expect(!text.contains("AT FAULT"))
  }

  /// Returns a sheet with two offers that stay, and two that can be hidden.
  private static func offers() -> UIViewController {
    let sheet = Sheet()
    let passing = ["A passing offer", "Another passing offer"].map { button($0, on: sheet) { UIViewController() } }
    let hide = UIAction(title: "Hide") { _ in for offer in passing { offer.isHidden = true } }
    let buttons = [
      button("First offer", on: sheet, presenting: trap { FirstTrap() }), passing[0], UIButton(primaryAction: hide),
      passing[1], button("Last offer", on: sheet, presenting: trap { SecondTrap() }),
    ]
    for button in buttons { sheet.view.addSubview(button) }
    return sheet
  }

  @Test("TK-8 A move that another one has made possible in the same state is made too")
  func shown() async throws {
    let app = app { screen in
      let offer = Self.button("Offer", on: screen, presenting: Self.trap { FirstTrap() })
      offer.isHidden = true
      let show = UIAction(title: "Show") { [weak offer] _ in offer?.isHidden = false }
      return [offer, UIButton(primaryAction: show)]
    }
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.violations.map(\.property) == [.leadsBack], "\(report)")
    #expect(report.leftOut.contains { $0.contains("1 state") && $0.hasSuffix(advice) })
  }

  @Test("TK-8 A button that counts its taps in its title is tapped at most a hundred times")
  func counting() async throws {
    let app = app { _ in
      let button = UIButton(type: .system)
      var count = 0
      button.setTitle("Tapped 0 times", for: .normal)
      button.addAction(
        UIAction { [weak button] _ in
          count += 1
          button?.setTitle("Tapped \(count) times", for: .normal)
        }, for: .touchUpInside)
      return [button]
    }
    let report = try await app.verify(within: VerificationBound(states: 2))
    #expect(report.states == 1, "\(report)")
    #expect(report.transitions == 100, "\(report)")
  }

  @Test("TK-8 Each of several buttons with the same name is tapped")
  func sameName() async throws {
    let app = app { screen in
      [
        Self.button("Open", on: screen) { Sheet() },
        Self.button("Open", on: screen, presenting: Self.trap { FirstTrap() }),
      ]
    }
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.states == 3, "\(report)")
    #expect(report.violations.map(\.way) == [[.user("tap “Open” (2)")]], "\(report)")
    #expect(report.violations.first?.isReproduced == true)
  }

  @Test("TK-8 TK-11 A step that is impossible even in a new app is reported as a lost way")
  func lost() async throws {
    var looks = 0
    let app = app { _ in [] }.adding { _ in
      looks += 1
      return looks == 1 ? [AppMove("once") { true }] : []
    }
    let report = try await app.verify(within: VerificationBound(states: 2))
    #expect(report.lostWays == [[.user("once")]], "\(report)")
    #expect(report.exitStatus == 5, "\(report)")
    #expect(report.description.contains(".telling { app in … }"))
  }
}
