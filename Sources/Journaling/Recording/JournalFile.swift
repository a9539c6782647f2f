import Foundation
import NavigationCore

/// The file to which a journal is written.
///
/// Each entry is passed to the system as soon as it is recorded, so the entry survives the end of the process. If older entries are
/// dropped, the whole file is replaced atomically.
final class JournalFile {
  private let file: WholeFile
  private var handle: FileHandle?

  /// Replaces the contents of the file with the lines of a journal.
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
  /// The lines, each with a line break.
  var text: String { map { $0 + "\n" }.joined() }
}
