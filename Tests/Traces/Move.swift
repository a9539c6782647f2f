/// A scripted move with the name of its section. Do not change names, because they identify the sections of files to compare.
public struct Move {
  /// The heading of the section.
  public let name: String
  let make: @MainActor (Stage) async -> Void

  init(_ name: String, _ make: @escaping @MainActor (Stage) async -> Void) {
    self.name = name
    self.make = make
  }

  /// Makes the move in a window of its own.
  ///
  /// - Returns: The lines of the trace.
  public func trace() async -> [String] {
    let stage = Stage()
    await make(stage)
    await stage.close()
    return stage.trace.lines
  }

  /// Every move, in the order of the file.
  public static let all: [Move] = [
    stackMoves, drivenMoves, tabMoves, modalMoves, modalSequences, rootMoves, splitMoves, pageMoves, containerMoves,
    layerMoves,
  ].flatMap { $0 }

  /// The name of the traced system, with its version if it has one.
  public static var system: String { Clock.system }

  /// Returns the text of all sections, in the form of the files in `Documentation/Traces`.
  public static func text() async -> String {
    var lines = [
      "What UIKit tells, and what is true meanwhile: \(all.count) moves, a section each. Written by Scripts/traces.",
      "In brackets, of each controller, what its own properties say; what is not named is false or nil.",
      "System: \(system)",
    ]
    for move in all { lines += ["", "== \(move.name)"] + (await move.trace()) }
    return lines.joined(separator: "\n") + "\n"
  }
}
