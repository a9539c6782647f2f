import Foundation
import Testing
import Traces

#if os(Linux) || os(macOS)
  import PortableUIKit

  /// Tests the lines that the traces must contain. `Scripts/traces --check` compares every line.
  @Suite struct TraceTests {
    private func lines(_ name: String, _ variant: UIKitVariant = .usual) async throws -> [String] {
      let move = try #require(Move.all.first { $0.name == name }, "there is no move \(name)")
      return await UIKitVariant.$chosen.withValue(variant) { await move.trace() }
    }

    /// Returns the callbacks of controllers and delegates, without the flags inside them.
    private func told(_ lines: [String]) -> [String] {
      lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("     ") && !$0.hasPrefix("  coordinator") }
        .map { String($0.dropFirst(2).prefix { $0 != "[" }).trimmingCharacters(in: .whitespaces) }
    }

    @Test("UK-8 The trace of a push contains the documented callbacks, with the flags inside the callbacks")
    func push() async throws {
      let lines = try await lines("push, animated")
      #expect(
        told(lines) == [
          "b.willMove(toParent: stack)", "b.viewDidLoad", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
          "stack.delegate willShow b, animated true", "b.viewIsAppearing(true)", "a.viewDidDisappear(true)",
          "b.viewDidAppear(true)", "b.didMove(toParent: stack)", "stack.delegate didShow b, animated true",
        ])
      #expect(lines.contains("  b.viewWillAppear(true)  [isMovingToParent, parent stack, coordinator]"))
    }

    @Test("UK-8 The trace of a dismissal shows isBeingDismissed after the call and inside the callbacks")
    func dismissal() async throws {
      let lines = try await lines("dismiss, pageSheet")
      #expect(told(lines) == ["m.viewWillDisappear(true)", "m.viewDidDisappear(true)", "completion of dismiss"])
      let call = try #require(lines.firstIndex(of: "-- right after the call"))
      #expect(lines[call + 2].hasPrefix("     m  [isBeingDismissed, presented by a,"))
      #expect(lines.contains("  m.viewDidDisappear(true)  [isBeingDismissed]"))
    }

    @Test("UK-8 The trace of a cancelled interactive pop ends with the original stack")
    func cancelledPop() async throws {
      let lines = try await lines("interactive pop, cancelled")
      #expect(lines.suffix(3).contains("     stack  [in window, stack a b]"))
      #expect(lines.contains("  coordinator 1: completion, isCancelled true"))
    }

    @Test("UK-8 Every traced move comes to rest without flags and coordinators")
    func rest() async {
      for move in Move.all {
        let lines = await UIKitVariant.$chosen.withValue(.usual) { await move.trace() }
        let rest = lines.lastIndex(of: "-- at rest")
        #expect(rest != nil, "\(move.name) does not come to rest")
        for line in lines[(rest ?? 0)...] {
          let isLeft = ["isBeing", "isMoving", "coordinator"].contains { line.contains($0) }
          #expect(!isLeft, "\(move.name): \(line)")
        }
      }
    }

    @Test("UK-20 A trace differs in a variant")
    func variant() async throws {
      let name = "dismiss, pageSheet"
      #expect(try await lines(name) == lines(name))
      #expect(try await lines(name) != lines(name, .dismissalToldInCallbacksOnly))
    }

    @Test("UK-8 The stored trace file has one section for each move")
    func sections() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Documentation/Traces/PortableUIKit.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      let sections = text.split(separator: "\n").filter { $0.hasPrefix("== ") }.map { String($0.dropFirst(3)) }
      #expect(sections == Move.all.map(\.name))
      #expect(Set(sections).count == sections.count)
    }
  }
#endif
