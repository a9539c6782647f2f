import Foundation
import NavigationCore

/// The file that a journal is kept in while it is written.
///
/// Each entry is given to the system when it happens, so that it is there although the process ends the moment after. The file
/// is written anew, whole or not at all, when older entries have gone.
final class JournalFile {
  private let file: WholeFile
  private var handle: FileHandle?

  /// Writes a journal in the place of what the file held.
  init(_ url: URL, _ lines: [String]) throws {
    file = WholeFile(url)
    try rewrite(lines)
  }

  func rewrite(_ lines: [String]) throws {
    try handle?.close()
    handle = nil
    try file.write(Data(lines.text.utf8))
    handle = try file.openForAppending()
  }

  func append(_ lines: [String]) throws {
    do { try handle?.write(contentsOf: Data(lines.text.utf8)) } catch {
      throw FileWritingError(error, file: file.name)
    }
  }
}

nonisolated extension [String] {
  /// The lines, each with its end.
  var text: String { map { $0 + "\n" }.joined() }
}
