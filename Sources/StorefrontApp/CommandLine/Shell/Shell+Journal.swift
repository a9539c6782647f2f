import Foundation
import NavigationCore
import Wayfinder
import WayfinderMaps
import WayfinderTesting

extension FileWritingError {
  /// The reason as a sentence without the name of the file.
  nonisolated var sentence: String {
    switch self {
    case .notRegular: "This is not a regular file; name another."
    case .diskFull: "No space is left on the disk."
    case .refused: "The file cannot be written."
    }
  }
}

extension Shell {
  /// Prints the journal, or writes it to a file.
  func tellJournal(_ file: String?) throws {
    let journal = try recorder.journal()
    guard let file else { return output.say(journal.description) }
    do throws(FileWritingError) {
      try WholeFile(URL(fileURLWithPath: file)).write(recorder.encoded)
    } catch {
      throw Refusal("\(file.shownOnOneLine): \(error.sentence)")
    }
    output.say("\(journal.entries.count) entries are in \(file.shownOnOneLine).")
  }

  /// Replays a journal in another shop. Replaying goes on after this call, and prints its result at its end.
  func replay(_ name: String) throws {
    let journal = try Self.journal(in: name)
    inProgress = Task { [output] in
      do {
        let replay = try await AppUnderTest.shop(of: journal).replay(journal)
        if replay.isSame { output.say(replay.description) } else { output.refuse(replay.description) }
      } catch {
        output.refuse("\(error)")
      }
    }
  }

  /// Replays the journal of the shop, or of a file, in another shop, and writes a film strip. Replaying goes on after this call.
  func film(_ name: String, _ journalName: String?) throws {
    let journal = try journalName.map(Self.journal(in:)) ?? recorder.journal()
    let film = try ShopFilm(name)
    inProgress = Task { [output] in
      do {
        let strip = try await AppUnderTest.shop(of: journal).filmStrip(of: journal)
        try film.write([strip])
        output.say("\(strip.frames.count) frames are in \(name.shownOnOneLine).")
      } catch {
        output.refuse("\(error)")
      }
    }
  }

  private static func journal(in name: String) throws(Refusal) -> Journal {
    do {
      return try Journal(reading: try InputFile(name: name).contents())
    } catch {
      throw Refusal("\(name.shownOnOneLine): \(error)")
    }
  }
}
