import Foundation
import Testing
import Wayfinder
import WayfinderMaps
import WayfinderTesting

/// An app with letters that a secret code opens. The title of each letter contains the code.
private final class LetterBox: RunningApp {
  let window = UIWindow.visible(UINavigationController(rootViewController: LetterList()))
  let router: Router
  let code: SecretCode

  init(code: String) throws {
    self.code = SecretCode(code)
    let links = try DeepLinkTable(origins: [.scheme("box")]) {
      $0.add(LinkPattern<SecretCode>("letter/:code")) { .to(LetterBox.letter, with: $0) }
    }
    router = Router(window: window).opening(links)
  }

  static let letter = StepAssembly(
    finder: NilFinder<UIViewController, SecretCode>(),
    factory: InlineFactory { code in
      let letter = UIViewController()
      letter.title = "Letter \(code.description)"
      return letter
    }
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, SecretCode>())).assemble()

  static func underTest(code: String = "4711") -> AppUnderTest<LetterBox> {
    AppUnderTest("box") { try LetterBox(code: code) }.adding { app in
      [
        AppMove("sort") { true },
        AppMove("open by link") {
          app.router.navigate(.link("box://letter/\(app.code)")) { _ in }
          return true
        },
        AppMove("open by step") {
          app.router.navigate(.to(LetterBox.letter, with: app.code)) { _ in }
          return true
        },
      ]
    }
  }
}

private final class LetterList: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
  }
}

nonisolated private struct SecretCode: Sendable, LosslessStringConvertible, Codable {
  let description: String
  init(_ description: String) { self.description = description }

  init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

@Suite("Film strips of journals")
struct FilmJournalTests {
  /// Records moves of an app as a journal.
  private func journal(of moves: [String], redacting types: [Any.Type] = []) async throws -> Journal {
    let described = LetterBox.underTest()
    let app = try await described.launched()
    let recorder = JournalRecorder(app.router, redacting: types)
    for name in moves {
      let move = try #require(described.moves(in: app).first { $0.name == name })
      recorder.move(name) { _ = move.perform() }
      for _ in 0..<30 { await Task.yield() }
    }
    return try recorder.journal()
  }

  @Test("TK-85 A strip of a journal has a frame for each move, with the requests and outcomes that follow")
  func moves() async throws {
    let journal = try await journal(of: ["sort", "open by link"])
    let strip = try await LetterBox.underTest().filmStrip(of: journal)
    #expect(strip.frames.map(\.step) == ["Launch", "the user: sort", "the user: open by link"])
    #expect(strip.frames.map(\.number) == [0, 2, 3])
    let frame = try #require(strip.frames.last)
    #expect(
      frame.remarks.map(\.text) == [
        "box://letter/4711 (made by the app itself)", "request 1: arrived",
      ])
    #expect(strip.fault == nil)
  }

  @Test("TK-85 Each frame of a journal has the screens after its move")
  func drawings() async throws {
    let strip = try await LetterBox.underTest().filmStrip(of: journal(of: ["sort", "open by link"]))
    #expect(strip.frames.map { $0.drawing?.element.contains("Letter 4711") } == [false, false, true])
  }

  @Test("TK-85 A strip of a journal ends at the first difference, and describes it")
  func difference() async throws {
    let strip = try await LetterBox.underTest(code: "1234").filmStrip(
      of: journal(of: ["sort", "open by link", "sort"]))
    #expect(strip.frames.map(\.step) == ["Launch", "the user: sort", "the user: open by link"])
    #expect(strip.fault?.contains("then: request 1: box://letter/4711") == true, "\(strip)")
    #expect(strip.fault?.contains("now:  request 1: box://letter/1234") == true)
  }

  @Test("TK-85 A strip shows the difference of an earlier replay")
  func earlierReplay() async throws {
    let journal = try await journal(of: ["sort", "open by link", "sort"])
    let replay = try await LetterBox.underTest(code: "1234").replay(journal)
    let strip = try await LetterBox.underTest().filmStrip(of: journal, showing: replay)
    #expect(strip.frames.map(\.step) == ["Launch", "the user: sort", "the user: open by link"])
    #expect(strip.fault == replay.description)
  }

  @Test(
    "TK-86 A strip of a redacted journal does not show a value of a request of the app", arguments: ["link", "step"])
  func redacted(form: String) async throws {
    let journal = try await journal(of: ["sort", "open by \(form)", "sort"], redacting: [SecretCode.self])
    let strip = try await LetterBox.underTest().filmStrip(of: journal, patience: .milliseconds(50))
    #expect(!strip.html().contains("4711"))
    #expect(!strip.svg().contains("4711"))
    #expect(!strip.description.contains("4711"))
  }

  @Test(
    "TK-86 A strip of a redacted journal draws the screens before the request, and says why later screens are not drawn"
  )
  func covered() async throws {
    let journal = try await journal(of: ["sort", "open by step"], redacting: [SecretCode.self])
    let strip = try await LetterBox.underTest().filmStrip(of: journal)
    #expect(strip.frames.map { $0.drawing != nil } == [true, true, false])
    #expect(strip.frames.last?.remarks.last?.description == "Not drawn: the journal is redacted")
  }

  @Test("TK-86 A strip of a redacted journal does not show a value in the difference of an earlier replay")
  func redactedDifference() async throws {
    let journal = try await journal(of: ["open by link"], redacting: [SecretCode.self])
    let replay = try await LetterBox.underTest().replay(journal, patience: .milliseconds(50))
    #expect(replay.description.contains("4711"))
    let strip = try await LetterBox.underTest().filmStrip(of: journal, showing: replay, patience: .milliseconds(50))
    #expect(!strip.html().contains("4711"))
  }
}
