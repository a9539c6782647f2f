#if os(Linux)
  import Foundation
  import Testing

  /// Whether the script can run; `.ci/run` runs it in any case.
  nonisolated private func hasPython() -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  }

  /// The names in the pages for movers, held against the modules that these tests are built with.
  @Suite(.enabled(if: hasPython(), "python3 is not on the path")) struct MovingOverTests {
    /// Where the modules lie that this program is built from.
    private let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")

    /// The exit status of the script, and what it printed.
    @concurrent private func check(_ pages: URL, modules: URL) async throws -> (status: Int32, lines: [String]) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", DocumentTests.root.appendingPathComponent("Scripts/check-moving-over").path]
      process.arguments? += ["--modules", modules.path, "--pages", pages.path]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text.components(separatedBy: "\n"))
    }

    /// Checks one page with these rows.
    private func check(
      rows: [String], head: String = "| there | here | what differs |"
    ) async throws -> (status: Int32, lines: [String]) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let page = ([head, "|---|---|---|"] + rows).joined(separator: "\n")
      try page.write(to: folder.appendingPathComponent("Page.md"), atomically: true, encoding: .utf8)
      return try await check(folder, modules: modules)
    }

    @Test func everyNameInThePagesIsDeclared() async throws {
      let answer = try await check(
        DocumentTests.root.appendingPathComponent("Documentation/MovingOver"), modules: modules)
      #expect(answer.status == 0, "\(answer.lines.joined(separator: "\n"))")
    }

    @Test func everyFormOfARightNameIsTaken() async throws {
      let answer = try await check(
        rows: [
          "| a | `Router`, `ClassFinder<Home, Any?>()`, `router.navigate(to:with:)`, `window.rootViewController` | - |",
          "| a | `.present`, `UINavigationController.push()`, `GeneralAction.presentModally(…)`, `InlineFactory { … }` | - |",
          "| a | `UITabBarController.present(_:animated:completion:)`, `SearchOptions.visible`, `=>`, `=>>(_:_:)` | - |",
          "| a | `StepAssembly(finder: ClassFinder<A, B>(), factory: NilFactory()).from(step)` | - |",
          "| a | - | none |",
        ])
      #expect(answer.status == 0, "\(answer.lines.joined(separator: "\n"))")
    }

    @Test func eachWrongNameIsOneLine() async throws {
      let names = [
        "Rooter", "Router.navigateTo", "Router.navigate(at:)", ".pushh", "=>>>", "ClassFinder(elsewhere:)",
        "UINavigationController.add()", "router.fly()", "rooter.back()", "navigate(to:width:)", "Router(",
        "SearchOptions.visible.gone", "InlineFactory(screen:)",
      ]
      let answer = try await check(rows: names.map { "| a | `Router`, `\($0)` | - |" })
      #expect(answer.status == 1)
      for (line, name) in zip(3..., names) {
        #expect(answer.lines.filter { $0.hasPrefix("Page.md:\(line): `\(name)`: ") }.count == 1, "\(answer.lines)")
      }
      #expect(answer.lines.contains("26 names in 1 tables of 1 pages, 13 wrong"))
      #expect(answer.lines.filter { $0.hasPrefix("Page.md:") }.count == 13)
    }

    @Test func rowsThatSayNothingAreTold() async throws {
      let answer = try await check(rows: ["| a | - | |", "| a | nothing | b |", "| a | b |", "| a | `Router` | b |"])
      #expect(answer.status == 1)
      #expect(answer.lines.filter { $0.hasPrefix("Page.md:") }.count == 3)
    }

    @Test func withoutATableOrModulesNothingIsRight() async throws {
      #expect(try await check(rows: ["| a | `Router` | b |"], head: "| there | where | what differs |").status == 1)
      let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      #expect(try await check(nowhere, modules: modules).status == 1)
      let pages = DocumentTests.root.appendingPathComponent("Documentation/MovingOver")
      #expect(try await check(pages, modules: nowhere).status == 1)
    }
  }
#endif
