#if os(Linux)
  import Foundation
  import Testing

  /// Returns whether the script can run. `.ci/run` runs it in any case.
  nonisolated private func hasPython() -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  }

  /// Tests the names in the pages for movers against the modules that these tests are built with.
  @Suite(.enabled(if: hasPython(), "python3 is not on the path")) nonisolated struct MovingOverTests {
    /// Correct and wrong tables. They are checked together, because reading the modules takes a second.
    private static let tables: [String: [String]] = [
      "Right": [
        "| a | `Router`, `ClassFinder<Home, Any?>()`, `router.navigate(to:with:)`, `window.rootViewController` | - |",
        "| a | `.present`, `UINavigationController.push()`, `GeneralAction.presentModally(…)`, `InlineFactory { … }` | - |",
        "| a | `UITabBarController.present(_:animated:completion:)`, `SearchOptions.visible`, `=>`, `=>>(_:_:)` | - |",
        "| a | `StepAssembly(finder: ClassFinder<A, B>(), factory: NilFactory()).from(step)` | - |",
        "| a | - | none |",
      ],
      "Wrong": wrongNames.map { "| a | `Router`, `\($0)` | - |" },
      "Silent": ["| a | - | |", "| a | nothing | b |", "| a | b |", "| a | `Router` | b |"],
    ]

    private static let wrongNames = [
      "Rooter", "Router.navigateTo", "Router.navigate(at:)", ".pushh", "=>>>", "ClassFinder(elsewhere:)",
      "UINavigationController.add()", "router.fly()", "rooter.back()", "navigate(to:width:)", "Router(",
      "SearchOptions.visible.gone", "InlineFactory(screen:)",
    ]

    private static let answer = Task { try await check(tables) }

    private typealias Answer = (status: Int32, lines: [String])

    /// The directory of the modules that this program is built from.
    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    private static let pages = DocumentTests.root.appendingPathComponent("Documentation/MovingOver")

    /// Returns the exit status of the script and its output.
    @concurrent private static func check(_ pages: URL, modules: URL = modules) async throws -> Answer {
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

    /// Checks pages that consist of these rows. Each page has a name.
    private static func check(
      _ tables: [String: [String]], head: String = "| there | here | what differs |"
    ) async throws -> Answer {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, rows) in tables {
        let page = ([head, "|---|---|---|"] + rows).joined(separator: "\n")
        try page.write(to: folder.appendingPathComponent("\(name).md"), atomically: true, encoding: .utf8)
      }
      return try await check(folder)
    }

    @Test func everyNameInThePagesIsDeclared() async throws {
      let answer = try await Self.check(Self.pages)
      #expect(answer.status == 0, "\(answer.lines.joined(separator: "\n"))")
    }

    @Test func everyFormOfARightNameIsTaken() async throws {
      let lines = try await Self.answer.value.lines
      #expect(lines.filter { $0.hasPrefix("Right.md:") } == [])
      #expect(lines.contains { $0.hasSuffix(" in 3 tables of 3 pages, 16 wrong") }, "\(lines)")
    }

    @Test func eachWrongNameIsOneLine() async throws {
      let answer = try await Self.answer.value
      #expect(answer.status == 1)
      for (line, name) in zip(3..., Self.wrongNames) {
        #expect(answer.lines.filter { $0.hasPrefix("Wrong.md:\(line): `\(name)`: ") }.count == 1, "\(answer.lines)")
      }
      #expect(answer.lines.filter { $0.hasPrefix("Wrong.md:") }.count == Self.wrongNames.count)
    }

    @Test func rowsThatSayNothingAreTold() async throws {
      #expect(try await Self.answer.value.lines.filter { $0.hasPrefix("Silent.md:") }.count == 3)
    }

    @Test func withoutATableOrModulesNothingIsRight() async throws {
      let other = try await Self.check(["Page": ["| a | `Router` | b |"]], head: "| there | where | what differs |")
      #expect(other.status == 1)
      let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      #expect(try await Self.check(nowhere).status == 1)
      #expect(try await Self.check(Self.pages, modules: nowhere).status == 1)
    }
  }
#endif
