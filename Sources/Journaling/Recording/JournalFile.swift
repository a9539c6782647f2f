import Foundation

/// The file that a journal is kept in while it is written.
///
/// Each entry is given to the system when it happens, so that it is there although the process ends the moment after. The file
/// is written anew, whole or not at all, when older entries have gone.
final class JournalFile {
  private let url: URL
  private var handle: FileHandle?

  /// Writes a journal in the place of what the file held.
  init(_ url: URL, _ lines: [String]) throws {
    self.url = url
    try rewrite(lines)
  }

  func rewrite(_ lines: [String]) throws {
    try handle?.close()
    handle = nil
    try Data(lines.text.utf8).write(to: url, options: .atomic)
    let opened = try FileHandle(forWritingTo: url)
    try opened.seekToEnd()
    handle = opened
  }

  func append(_ lines: [String]) throws { try handle?.write(contentsOf: Data(lines.text.utf8)) }
}

nonisolated extension [String] {
  /// The lines, each with its end.
  var text: String { map { $0 + "\n" }.joined() }
}
