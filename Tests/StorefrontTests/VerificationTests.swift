import Foundation
import StorefrontApp
import StorefrontVerification
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Verifying the shop", .serialized, .timeLimit(.hang)) struct VerificationTests {
  private struct Ending {
    var status: Int32 = -1
    var said = ""
    var complaints = ""

    func report() throws -> VerificationReport {
      try JSONDecoder().decode(VerificationReport.self, from: Data(said.utf8))
    }
  }

  private func check(_ arguments: [String], isForPeople: Bool = false) async throws -> Ending {
    let directories = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0?.deletingLastPathComponent() }
    let tools = (directories + [Bundle.main.bundleURL]).map { $0.appendingPathComponent("storefront").path }
    let tool = try #require(tools.first { FileManager.default.isExecutableFile(atPath: $0) })
    var ending = Ending()
    let command = CheckCommand(executable: tool, isForPeople: isForPeople) {
      ending.said += $0
    } complain: {
      ending.complaints += $0
    }
    ending.status = await command.run(arguments)
    return ending
  }

  @Test("TK-13 The shop has all that is to be verified: 25 screens, four tabs, a login, modals, a split")
  func shop() async throws {
    let shop = try AppUnderTest.shop()
    #expect(shop.destinations.count >= 40 && shop.switches.map(\.name) == ["logged in", "onboarded", "online", "wide"])
    let app = try await shop.launched()
    #expect((app.window.rootViewController as? ShopTabs)?.viewControllers?.count == 4)
    #expect(shop.moves(in: app).contains { $0.name.hasPrefix("tab ") })
  }

  @Test("TK-9 Nothing is found in the states of the shop that are reached first")
  func clean() async throws {
    let states = Walks.count(12, long: 3_000)
    let report = try await AppUnderTest.shop().verify(within: VerificationBound(states: states, modals: 2))
    #expect(report.isClean, "\(report)")
    #expect(report.states == states)
  }

  @Test("TK-11 `storefront check` ends with 0 where all holds and 2 for wrong usage, and writes JSON where asked to")
  func status() async throws {
    let ending = try await check(["--states", "3", "--interrupted", "0", "--processes", "1", "--json"])
    #expect(ending.status == 0 && ending.complaints == "")
    #expect(try ending.report().states == 3)
    for wrong in [["--states"], ["--states", "many"], ["--fast"]] {
      let ending = try await check(wrong)
      #expect(ending.status == 2 && ending.said == "" && ending.complaints.contains("usage: storefront check"))
    }
  }

  @Test("TK-11 A progress bar is drawn for people, and for nobody else")
  func bar() async throws {
    let arguments = ["--states", "3", "--interrupted", "0", "--processes", "1"]
    let drawn = try await check(arguments, isForPeople: true)
    #expect(drawn.complaints.contains("█") && drawn.complaints.contains("100 %"))
    #expect(try await check(arguments).complaints == "")
  }

  @Test("TK-13 Two processes explore what one does, and find the same")
  func processes() async throws {
    let arguments = ["--states", "30", "--interrupted", "0", "--json", "--processes"]
    let (one, two) = (try await check(arguments + ["1"]).report(), try await check(arguments + ["2"]).report())
    #expect(two.processes == 2 && one.processes == 1)
    #expect(one.states == two.states && one.transitions == two.transitions && one.screens == two.screens)
    #expect(one.violations == two.violations)
  }
}
