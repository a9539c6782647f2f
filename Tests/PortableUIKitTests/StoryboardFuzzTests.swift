import PortableUIKit
import Testing
import Walks

/// Tests damaged files. Each gives an error or a controller, and nothing else.
@Suite struct StoryboardFuzzTests {
  /// Returns random numbers from the walks' seed, different for each test.
  private func numbers(of test: UInt64) -> SeededGenerator { SeededGenerator(seed: Walks.firstSeed &* 4 &+ test) }

  /// Makes each controller in a file, and returns whether any of them could be made.
  private func use(_ source: Data) -> Bool {
    var isMade = false
    _ = UIKitMisuse.collect {
      guard let storyboard = try? UIStoryboard.load(source: source, name: "Fuzzed", bundle: .module) else { return }
      #expect(storyboard.unconnected.allSatisfy { $0.description.hasSuffix(".") })
      for identifier in storyboard.identifiers {
        let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        controller.loadViewIfNeeded()
        for name in ["open", "compose", "flip", "coupon", "list", "cancel", "backToBrowse", "folder", "message"] {
          controller.performSegue(withIdentifier: name, sender: nil)
        }
        isMade = true
      }
      do {
        try storyboard.initialScene().loadViewIfNeeded()
      } catch {
        #expect((error as? UIStoryboardError)?.description.hasSuffix(".") == true)
      }
    }
    return isMade
  }

  @Test("UK-16 A truncated file is refused", arguments: Drawn.files)
  func truncated(file: String) throws {
    let whole = Data(try Drawn.text(file + ".storyboard").utf8)
    var numbers = numbers(of: 1)
    // Only a line break follows the end of the document.
    for _ in 0..<Walks.count(50, long: 150) {
      #expect(!use(whole.prefix(Int.random(in: 0..<whole.count - 2, using: &numbers))))
    }
    #expect(use(whole))
  }

  @Test(
    "UK-16 A file with changed, dropped or doubled bytes gives an error or a controller",
    arguments: Drawn.files)
  func mutated(file: String) throws {
    let whole = Data(try Drawn.text(file + ".storyboard").utf8)
    var numbers = numbers(of: 2)
    var made = 0
    for _ in 0..<Walks.count(50, long: 300) {
      var source = whole
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<source.count, using: &numbers)
        let length = min(Int.random(in: 1...40, using: &numbers), source.count - place)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: source[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: source.removeSubrange(place..<place + length)
        case 2: source.insert(contentsOf: source.subdata(in: place..<place + length), at: place)
        default: source[place] = UInt8.random(in: 48...122, using: &numbers)
        }
      }
      if use(source) { made += 1 }
    }
    #expect(made > 0, "some changes do no harm")
  }

  @Test(
    "UK-16 A file with exchanged attribute values causes no trap", arguments: Drawn.files)
  func exchanged(file: String) throws {
    let text = try Drawn.text(file + ".storyboard")
    var numbers = numbers(of: 3)
    for _ in 0..<Walks.count(30, long: 200) {
      var parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        // The odd parts are the values of attributes.
        let one = Int.random(in: 2..<parts.count / 2, using: &numbers) * 2 + 1
        let other = Int.random(in: 2..<parts.count / 2, using: &numbers) * 2 + 1
        guard one < parts.count, other < parts.count else { continue }
        parts.swapAt(one, other)
      }
      _ = use(Data(parts.joined(separator: "\"").utf8))
    }
  }

  @Test("UK-16 A nib with a changed byte loads, or reports an error and gives no objects")
  func nibs() throws {
    let whole = Data(try Drawn.text("Badge.xib").utf8)
    var numbers = numbers(of: 4)
    for _ in 0..<Walks.count(300, long: 3_000) {
      var source = whole
      let place = Int.random(in: 0..<source.count, using: &numbers)
      source[place] = UInt8.random(in: 32...126, using: &numbers)
      _ = UIKitMisuse.collect {
        let nib = UINib(data: source, bundle: .module)
        #expect(nib.loadError == nil || nib.instantiate(withOwner: nil).isEmpty)
      }
    }
  }
}
