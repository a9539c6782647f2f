import Wayfinder

// Where the user is.
extension Shell {
  /// Prints the position as one line of JSON.
  func tellPosition(_ command: String) {
    let position = shop.router.position
    output.say(isJSON ? Report(command: command, position: position).json : position.json)
  }

  /// Restores a position that is written in the command, or lies in a file.
  func restore(_ text: String, _ command: String) {
    let reading: PositionReading
    do {
      guard !text.isEmpty else {
        return output.complain("`restore` needs a position, as `position` prints one, or a file.")
      }
      reading =
        text.hasPrefix("{")
        ? NavigationPosition.reading(text) : NavigationPosition.reading(try InputFile(name: text).contents())
    } catch {
      return output.complain("\(error)")
    }
    follow(command, describe: Self.ending) { completion in
      shop.router.perform(shop.router.request(restoring: reading), completion: completion)
    }
  }

  /// How restoring has ended, and what was left out.
  private static func ending(_ outcome: Outcome<Restored>) -> Report.Ending {
    let ending = Report.Ending(outcome)
    let leftOut = outcome.value?.leftOut.map { "Left out: \($0.description.shownOnOneLine)" } ?? []
    return Report.Ending(kind: ending.kind, text: ([ending.text] + leftOut).joined(separator: "\n"))
  }
}
