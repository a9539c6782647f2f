import PageFlow
import Wayfinder

// Showing screens that have no link.
extension Shell {
  /// Shows a screen. Some screens need the number of a product or of an order.
  func show(_ screen: NamedScreen, _ written: String?, _ line: String) throws(Refusal) {
    let number = written.flatMap { Int($0) }
    if let written, number == nil { throw Refusal("\(written.quotedOnOneLine) is not a number.") }
    if screen == .colours, number == nil { return askForColour(line) }
    guard let place = screen.place(number, in: shop.catalogue) else {
      let name = screen.rawValue
      let demand = number == nil ? "needs a number, as in `show \(name) 42`" : "takes no number"
      throw Refusal("`show \(name)` \(demand).")
    }
    follow(line) { shop.go(to: place, completion: $0) }
  }

  private func askForColour(_ line: String) {
    follow(line) { completion in
      shop.askForColour(
        { colour in
          let sentence = colour.map { "The colour is \($0.rawValue)." } ?? "No colour was chosen."
          self.tell(Ending(sentence))
        }, shown: completion)
    }
  }
}

// Drawing pages.
extension Shell {
  /// Draws the registered pages, and marks the current ones.
  func drawFlows() {
    let routes = shop.routes
    for (name, flow) in [("onboarding", routes.onboarding.controller), ("checkout", routes.checkout.controller)] {
      output.say("\(name):")
      output.say(flow.drawing.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
    }
  }
}

// Restoring positions.
extension Shell {
  /// Restores a position that the command or a file holds.
  func restore(_ text: String, _ line: String) throws(Refusal) {
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
    follow(line, describe: Self.ending) { completion in
      shop.router.navigate(.restore(reading), completion: completion)
    }
  }

  private static func ending(_ outcome: Outcome<Restored>) -> Ending {
    let ending = Ending(outcome)
    let leftOut = outcome.value?.leftOut.map { "Left out: \($0.description.shownOnOneLine)" } ?? []
    return Ending(([ending.text] + leftOut).joined(separator: "\n"), ending.status)
  }
}

// Setting switches.
extension Shell {
  /// Prints all switches, prints one, or sets one.
  func set(_ chosen: ShopSwitch?, _ isOn: Bool?) {
    guard let chosen else {
      let all = ShopSwitch.allCases.map { "\($0.rawValue) \(shop.isOn($0) ? "on" : "off")" }
      return output.say(all.joined(separator: ", "))
    }
    guard let isOn else { return output.say(state(of: chosen)) }
    turn(chosen, isOn)
    tell(Ending(state(of: chosen)))
  }

  private func state(of chosen: ShopSwitch) -> String { "\(chosen.rawValue) is \(shop.isOn(chosen) ? "on" : "off")." }

  /// Turns a switch, and records the change in the journal.
  func turn(_ chosen: ShopSwitch, _ isOn: Bool) {
    recorder.fact(chosen.rawValue, isOn ? "on" : "off") { shop.turn(chosen, isOn) }
  }
}
