import Wayfinder

/// Carries out commands, a line each. Whatever a line holds, the answer is a sentence and never a trap.
public final class Shell {
  let shop: Storefront
  let output: Output
  let isJSON: Bool

  /// Makes a shell for a shop whose transitions end at once.
  public init(shop: Storefront, output: Output, isJSON: Bool = false) {
    self.shop = shop
    self.output = output
    self.isJSON = isJSON
  }

  /// Carries out one command.
  ///
  /// - Returns: `false` if it was the last.
  public func run(_ command: String) -> Bool { run(.bytes(Array(command.utf8))) }

  func run(_ line: LineSplitter.Line) -> Bool {
    switch line {
    case .tooLong: output.complain("The line is longer than \(LineSplitter.mostBytes) bytes; nothing was done.")
    case .bytes(let bytes):
      guard let text = String(bytes: bytes, encoding: .utf8) else {
        output.complain("The line is not UTF-8; nothing was done.")
        return true
      }
      return run(checked: text)
    }
    return true
  }

  private func run(checked line: String) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces.union(.newlines))
    guard !text.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
      output.complain("The line contains a control character; nothing was done.")
      return true
    }
    guard !text.hasPrefix("#") else { return true }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first else {
      output.complain("The line is empty; `help` lists the commands.")
      return true
    }
    return run(name, Array(words.dropFirst()), command: text)
  }

  private func run(_ name: String, _ words: [String], command: String) -> Bool {
    switch name {
    case "quit", "exit": return false
    case "help": output.say(Self.help)
    case "open": withOne(words, "`open` needs one link.") { open($0, command) }
    case "plan": withOne(words, "`plan` needs one link.") { plan($0, command) }
    case "back": answer(command) { goBack(words.joined(separator: " ")) }
    case "tab": answer(command) { chooseTab(words.joined(separator: " ")) }
    case "dismiss": answer(command, dismiss)
    case "answer": answer(command) { answerAlert(words.joined(separator: " ")) }
    case "page": answer(command) { turnPage(words.joined(separator: " ")) }
    case "tap": tap(words.joined(separator: " "), command)
    case "show": show(words, command)
    case "share": show(["share"] + words, command)
    case "notify": notify(words, command)
    case "login": answer(command, logIn)
    case "logout": answer(command, logOut)
    case "tree": tell(nil, command)
    case "flow": drawFlows(command)
    case "set": answer(command) { set(words) }
    case "position": tellPosition(command)
    case "restore": restore(words.joined(separator: " "), command)
    case "journal": output.complain("`\(name)` is not available yet.")
    default: output.complain("“\(name.prefix(40))” is not a command; `help` lists the commands.")
    }
    return true
  }

  static let help = """
    open LINK         open a link of the shop, such as store://product/42
    plan LINK         say what opening it would do, and do nothing
    back [TITLE]      press the back button
    tab NAME          choose a tab: Home, Search, Bag or Account
    dismiss           swipe the topmost sheet away
    tap [TITLE]       tap a button, or name the buttons there are
    answer TITLE      answer the alert in front
    page DIRECTION    turn a page: next or previous
    show SCREEN [N]   show a screen that has no link: gallery N, share N, size-guide, filter, receipt [N], colours,
                      removal N
    share N           the same as `show share N`
    notify WHAT       follow a notification: order N STATUS, promotion N, chat MESSAGE
    login             submit the login screen
    logout            log out
    flow              print the pages of onboarding and checkout; ← marks the current one
    tree              print the screens; ● is visible, ↑ is presented
    position          print where you are, as one line of JSON
    restore POSITION  go to where such a line says; or to where it says in a file of that name
    set [NAME on|off] print the switches, or set one: logged-in, onboarded, online, wide
    help              print this
    quit              leave
    """
}

// MARK: - Answering

extension Shell {
  /// What a command came to: something was done, or why nothing was.
  enum Answer {
    case done(String)
    case refused(String)
  }

  func answer(_ command: String, _ body: () -> Answer) {
    switch body() {
    case .done(let sentence): tell(Report.Ending(kind: "done", text: sentence), command)
    case .refused(let sentence): output.complain(sentence)
    }
  }

  private func withOne(_ words: [String], _ complaint: String, _ body: (String) -> Void) {
    if words.count == 1 { body(words[0]) } else { output.complain(complaint) }
  }

  func tell(_ ending: Report.Ending?, _ command: String, link: String? = nil) {
    let tree = shop.router.tree
    if isJSON { return output.say(Report(command: command, link: link, outcome: ending, tree: tree).json) }
    if let ending { output.say([link, ending.text].compactMap(\.self).joined(separator: ": ")) }
    if let tree { output.show(tree.description) }
  }
}

// MARK: - Links

/// An outcome that is there when the request has been made, or comes later.
private final class Reply<Value> {
  var outcome: Outcome<Value>?
  var isLate = false
}

extension Shell {
  private func open(_ link: String, _ command: String) {
    do throws(LinkError) {
      _ = try shop.place(of: link)
      follow(command, link: link) { shop.open(link, completion: $0) }
    } catch {
      let lines = [Report.Ending(error).text] + (shop.links.explanation(of: link) ?? [])
      output.complain("\(link.prefix(80)): \(lines.joined(separator: "\n"))")
    }
  }

  /// Begins to go somewhere, and tells how that ended: now, or when it does.
  func follow<Value>(
    _ command: String, link: String? = nil,
    describe: @escaping (Outcome<Value>) -> Report.Ending = { Report.Ending($0) },
    _ begin: (@escaping @MainActor (Outcome<Value>) -> Void) -> Void
  ) {
    let reply = Reply<Value>()
    begin { [weak self] outcome in
      if reply.isLate { self?.tell(describe(outcome), command, link: link) } else { reply.outcome = outcome }
    }
    reply.isLate = true
    if let outcome = reply.outcome { return tell(describe(outcome), command, link: link) }
    tell(Report.Ending(kind: "waiting", text: whatIsWaitedFor), command, link: link)
  }

  private func plan(_ link: String, _ command: String) {
    do {
      let plan = try shop.plan(opening: link)
      output.say(isJSON ? Report(command: command, link: link, plan: plan).json : plan.description)
    } catch let failure as NavigationFailure {
      output.complain("\(link.prefix(80)): \(Report.Ending(failure).text)")
    } catch {
      output.complain("\(link.prefix(80)): \(error)")
    }
  }
}
