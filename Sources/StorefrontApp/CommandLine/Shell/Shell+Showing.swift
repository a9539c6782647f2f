import PageFlow
import Wayfinder

// Screens that have no link.
extension Shell {
  /// Shows a screen by its name, some with a number.
  func show(_ words: [String], _ call: ShellCall) throws(Refusal) {
    guard let screen = NamedScreen.allCases.first(where: { $0.rawValue == words.first?.lowercased() }) else {
      throw Refusal("`help show` names the screens.")
    }
    let number = words.count == 2 ? Int(words[1]) : nil
    if words.count == 2, number == nil { throw Refusal("\(words[1].quotedOnOneLine) is not a number.") }
    if screen == .colours, number == nil { return askForColour(call) }
    guard let place = screen.place(number, in: shop.catalogue) else {
      let name = screen.rawValue
      let demand = number == nil ? "needs a number, as in `show \(name) 42`" : "takes no number"
      throw Refusal("`show \(name)` \(demand).")
    }
    call.follow { shop.go(to: place, completion: $0) }
  }

  private func askForColour(_ call: ShellCall) {
    call.follow { completion in
      shop.askForColour(
        { colour in
          let sentence = colour.map { "The colour is \($0.rawValue)." } ?? "No colour was chosen."
          call.tell(Report.Ending(kind: .answer, text: sentence))
        }, shown: completion)
    }
  }
}

// Pages.
extension Shell {
  /// Draws the registered pages, with the current ones marked.
  func drawFlows(_ call: ShellCall) {
    let flows = [("onboarding", shop.routes.onboarding.controller), ("checkout", shop.routes.checkout.controller)]
      .map { (name: $0, drawing: $1.drawing) }
    let drawings = Dictionary(uniqueKeysWithValues: flows.map { ($0.name, $0.drawing) })
    output.tell(Report(command: call.line, flows: drawings)) {
      for flow in flows {
        output.say("\(flow.name):")
        output.say(flow.drawing.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      }
    }
  }
}

/// What `show` shows.
nonisolated enum NamedScreen: String, CaseIterable {
  case gallery, share, sizeGuide = "size-guide", filter, receipt, colours, removal

  /// Where it is; nowhere with a number that it does not take, or without one that it needs.
  func place(_ number: Int?, in catalogue: Catalogue) -> Place? {
    switch (self, number) {
    case (.gallery, let product?): .gallery(product: product)
    case (.share, let product?): .share(product: product)
    case (.removal, let product?): .removal(product: product)
    case (.receipt, let order?): .receipt(order: order)
    case (.receipt, nil): catalogue.orders.last.map { .receipt(order: $0.id) }
    case (.sizeGuide, nil): .sizeGuide
    case (.filter, nil): .filter
    case (.colours, nil): .colours
    default: nil
    }
  }
}
