/// A scripted move, and the name of its section; names stay as they are, so that files can be compared.
public struct Move {
  /// The heading of its section.
  public let name: String
  let make: @MainActor (Stage) async -> Void

  init(_ name: String, _ make: @escaping @MainActor (Stage) async -> Void) {
    self.name = name
    self.make = make
  }

  /// Makes the move in a window of its own.
  ///
  /// - Returns: What was written down, a line each.
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

  /// What the traces are of: the name of the system, with its version where it has one.
  public static var system: String { Clock.system }

  /// The text of all sections, as it is kept in `Documentation/Traces`.
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
