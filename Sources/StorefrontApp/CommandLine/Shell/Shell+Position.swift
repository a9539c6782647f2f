import Wayfinder

// Where the user is.
extension Shell {
  /// Prints the position as one line of JSON.
  func tellPosition(_ call: ShellCall) {
    let position = shop.router.position
    output.tell(Report(command: call.line, position: position)) { output.say(position.json) }
  }

  /// Restores a position that is written in the command, or lies in a file.
  func restore(_ text: String, _ call: ShellCall) throws {
    let reading: PositionReading
    if text.hasPrefix("{") {
      reading = NavigationPosition.reading(text)
    } else {
      do throws(InputFile.Unusable) {
        reading = NavigationPosition.reading(try InputFile(name: text).contents())
      } catch {
        throw Refusal("\(text.shownOnOneLine): \(error)")
      }
    }
    if reading.position.root == nil, let reason = reading.leftOut.first {
      throw Refusal("\(text.quotedOnOneLine) is no position; \(reason.description.shownOnOneLine).")
    }
    call.follow(describe: Self.ending) { completion in
      shop.router.navigate(.restore(reading), completion: completion)
    }
  }

  /// How restoring has ended, and what was left out.
  private static func ending(_ outcome: Outcome<Restored>) -> Report.Ending {
    let ending = Report.Ending(outcome)
    let leftOut = outcome.value?.leftOut.map { "Left out: \($0.description.shownOnOneLine)" } ?? []
    return Report.Ending(kind: ending.kind, text: ([ending.text] + leftOut).joined(separator: "\n"))
  }
}
