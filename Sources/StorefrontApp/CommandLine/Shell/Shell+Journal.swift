import Foundation
import NavigationCore
import Wayfinder
import WayfinderTesting

extension FileWritingError {
  /// The reason without the file's name, as people read it.
  nonisolated var sentence: String {
    switch self {
    case .notRegular: "This is not a regular file; name another."
    case .diskFull: "No space is left on the disk."
    case .refused: "The file cannot be written."
    }
  }

  /// A full disk is a failure, and a file that is of no use a refusal.
  nonisolated var kind: Report.Kind { if case .diskFull = self { .failed } else { .refused } }
}

// What happened.
extension Shell {
  /// Prints the journal, or writes it to a file.
  func tellJournal(_ call: ShellCall) throws {
    let journal = try recorder.journal()
    guard let file = call.words.first else {
      guard output.isJSON else { return output.say(journal.description) }
      return output.say(String(decoding: recorder.encoded, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    do throws(FileWritingError) {
      try WholeFile(URL(fileURLWithPath: file)).write(recorder.encoded)
    } catch {
      throw Refusal("\(file.shownOnOneLine): \(error.sentence)", error.kind)
    }
    call.say("\(journal.entries.count) entries are in \(file.shownOnOneLine).")
  }

  /// Replays a journal in a shop of its own; this one stays as it is. It takes some turns, and is told of when it is over.
  func replay(_ call: ShellCall) throws {
    let name = call.words[0]
    let journal: Journal
    do {
      journal = try Journal(reading: try InputFile(name: name).contents())
    } catch {
      throw Refusal("\(name.shownOnOneLine): \(error)")
    }
    inProgress = Task { [output] in
      var ending: Report.Ending
      do {
        let replay = try await AppUnderTest.shop(of: journal).replay(journal)
        ending = Report.Ending(kind: replay.isSame ? .done : .failed, text: replay.description)
      } catch {
        ending = Report.Ending(kind: .failed, text: "\(error)")
      }
      let report = Report(command: call.line, outcome: ending)
      guard ending.kind == .done else { return output.refuse(report) }
      output.tell(report) { output.say(ending.text) }
    }
  }
}
