import Wayfinder

// The moves of the user.
extension Shell {
  func goBack(_ title: String) throws(Refusal) -> String {
    let move = shop.window.userMoves.first { move in
      if case .back(let offered) = move { title.isEmpty || offered == title } else { false }
    }
    let button = title.isEmpty ? "way back" : "way back to \(title.quotedOnOneLine)"
    return try make(move, orSay: "There is no \(button) here; `dismiss` swipes a sheet away.")
  }

  func chooseTab(_ name: String) throws(Refusal) -> String {
    let tab = Tab.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    let move = shop.window.userMoves.first { move in
      if case .selectTab(_, tab?.rawValue) = move { true } else { false }
    }
    return try make(move, orSay: "The tabs are covered; `dismiss` swipes away what covers them.")
  }

  func dismiss() throws(Refusal) -> String {
    let move = shop.window.userMoves.first { $0 == .swipeDown }
    return try make(move, orSay: "There is no sheet to swipe away.")
  }

  func answerAlert(_ title: String) throws(Refusal) -> String {
    let answers = shop.window.userMoves.filter { if case .answer = $0 { true } else { false } }
    guard !answers.isEmpty else { throw Refusal("There is no alert to answer.") }
    let move = answers.first { $0.title?.lowercased() == title.lowercased() }
    return try make(move, orSay: "The answers are \(Self.list(answers.compactMap(\.title))); write `answer TITLE`.")
  }

  /// Returns a sentence about the screen that a command waits for.
  ///
  /// - Parameter purpose: The command that continues after the answer; `nil` if the output names a link instead.
  func waitingSentence(for purpose: String?) -> String {
    if shop.visibleScreen is UIAlertController { return "Waits for an answer. \(Self.howToAnswer)" }
    let subject = purpose.map { ", to go on with \($0.quotedOnOneLine)" } ?? ""
    return "Waits for the login screen\(subject); `login` submits it, `dismiss` leaves it."
  }

  private static let howToAnswer = "`tap` names the answers, `answer` gives one."

  func turnPage(_ direction: String) throws(Refusal) -> String {
    let move = UserMove.turnPage(direction == "next" ? .forward : .reverse)
    let isPossible = shop.window.userMoves.contains(move)
    return try make(isPossible ? move : nil, orSay: "There is no \(direction) page here.")
  }

  /// Taps a button of the screen, an answer, a tab, or the back button by its title.
  func tap(_ title: String, _ call: ShellCall) throws {
    let buttons = shop.buttons
    let moves = shop.window.userMoves.filter { $0.title != nil }
    let titles = buttons.map(\.title) + moves.compactMap(\.title)
    let offer = titles.isEmpty ? "There is nothing to tap." : "You can tap \(Self.list(titles))."
    if title.isEmpty {
      let areTabs = !moves.isEmpty && moves.allSatisfy { if case .selectTab = $0 { true } else { false } }
      return output.say(
        buttons.isEmpty && areTabs ? "\(offer) The screen itself has nothing to tap; `links` lists where to go." : offer
      )
    }
    if let button = buttons.first(where: { $0.title.lowercased() == title.lowercased() }) {
      return press(button, call.line)
    }
    let move = moves.first { $0.title?.lowercased() == title.lowercased() }
    let hint = titles.hint(nearest: title).map { "; \($0)" } ?? ""
    try call.tell(make(move, orSay: "There is no \(title.quotedOnOneLine) here\(hint). \(offer)"))
  }

  private func press(_ button: ScreenButton, _ line: String) {
    switch button.press {
    case .goTo(let place): follow(line) { shop.go(to: place, completion: $0) }
    case .run(let body):
      recorder.move(button.move, body)
      tell(Ending("Tapped “\(button.title)”."))
    }
  }

  /// Returns the titles as a list in a sentence, each once.
  private static func list(_ all: [String]) -> String {
    let titles = all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
    let shown = titles.prefix(12).map { "“\($0)”" }
    guard titles.count <= 12 else { return shown.joined(separator: ", ") + " and \(titles.count - 12) more" }
    return shown.listed
  }

  private func make(_ move: UserMove?, orSay sentence: String) throws(Refusal) -> String {
    guard let move else { throw Refusal(sentence) }
    let front = shop.visibleScreen
    if recorder.move("\(move)", { shop.window.perform(move) }) { return "Done: \(move)." }
    guard shop.visibleScreen is UIAlertController, front !== shop.visibleScreen else {
      throw Refusal("The screen does not allow it: \(move).")
    }
    return "The screen asks first. \(Self.howToAnswer)"
  }

  func logIn() throws(Refusal) -> String {
    guard let screen = shop.visibleScreen as? LoginScreen else {
      throw Refusal(shop.session.isLoggedIn ? "You are logged in already." : "There is no login screen to submit.")
    }
    recorder.move(LoginScreen.submitting) { screen.submit() }
    return "Logged in."
  }

  func logOut() throws(Refusal) -> String {
    guard shop.session.isLoggedIn else { throw Refusal("You are not logged in.") }
    turn(.loggedIn, false)
    return "Logged out."
  }
}

extension UserMove {
  /// The title that the user taps; `nil` for gestures.
  fileprivate var title: String? {
    switch self {
    case .back(let title), .selectTab(_, let title), .answer(let title), .tap(let title), .select(_, let title),
      .rowAction(_, let title), .accessory(_, let title):
      title
    case .turnPage, .swipeDown, .pullToRefresh, .type, .slide: nil
    }
  }
}
