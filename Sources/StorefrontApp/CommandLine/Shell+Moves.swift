import Wayfinder

// What the user does.
extension Shell {
  func goBack(_ title: String) -> Answer {
    let move = shop.window.userMoves.first { move in
      if case .back(let offered) = move { title.isEmpty || offered == title } else { false }
    }
    return make(move, orSay: "There is no such way back here; `dismiss` swipes a sheet away.")
  }

  func chooseTab(_ name: String) -> Answer {
    guard let tab = Tab.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      let known = Tab.allCases.map(\.rawValue).joined(separator: ", ")
      return .refused("“\(name.prefix(40))” is not a tab; the tabs are \(known).")
    }
    let move = shop.window.userMoves.first { move in
      if case .selectTab(_, tab.rawValue) = move { true } else { false }
    }
    return make(move, orSay: "The tabs are covered; `dismiss` swipes away what covers them.")
  }

  func dismiss() -> Answer {
    let move = shop.window.userMoves.first { $0 == .swipeDown }
    return make(move, orSay: "There is no sheet to swipe away.")
  }

  func answerAlert(_ title: String) -> Answer {
    let answers = shop.window.userMoves.filter { if case .answer = $0 { true } else { false } }
    guard !answers.isEmpty else { return .refused("There is no alert to answer.") }
    let move = answers.first { $0.title?.lowercased() == title.lowercased() }
    return make(move, orSay: "Write `answer` and one of: \(Self.list(answers.compactMap(\.title))).")
  }

  /// What a command that has to wait waits for.
  var whatIsWaitedFor: String {
    shop.visibleScreen is UIAlertController
      ? "Waits for an answer. \(Self.howToAnswer)"
      : "Waits for the login screen; `login` submits it, `dismiss` leaves it."
  }

  private static let howToAnswer = "`tap` names the answers, `answer` gives one."

  func turnPage(_ direction: String) -> Answer {
    let moves: [String: UserMove] = ["next": .turnPage(.forward), "previous": .turnPage(.reverse)]
    guard let move = moves[direction] else { return .refused("Write `page next` or `page previous`.") }
    let isPossible = shop.window.userMoves.contains(move)
    return make(isPossible ? move : nil, orSay: "There is no \(direction) page here.")
  }

  /// Taps what bears the title: a button of the screen, an answer, a tab, or the way back.
  func tap(_ title: String, _ command: String) {
    let buttons = shop.buttons
    let moves = shop.window.userMoves.filter { $0.title != nil }
    let titles = buttons.map(\.title) + moves.compactMap(\.title)
    if title.isEmpty { return answer(command) { .done("There is to tap: \(Self.list(titles)).") } }
    if let button = buttons.first(where: { $0.title.lowercased() == title.lowercased() }) {
      return press(button, command)
    }
    let move = moves.first { $0.title?.lowercased() == title.lowercased() }
    let sentence = "There is no “\(title.prefix(40))” to tap; there is: \(Self.list(titles))."
    answer(command) { make(move, orSay: sentence) }
  }

  private func press(_ button: ScreenButton, _ command: String) {
    switch button.press {
    case .goTo(let place): follow(command) { shop.go(to: place, completion: $0) }
    case .run(let body):
      body()
      answer(command) { .done("Tapped “\(button.title)”.") }
    }
  }

  private static func list(_ titles: [String]) -> String {
    let known = titles.prefix(8).joined(separator: ", ")
    return titles.isEmpty ? "nothing" : titles.count > 8 ? known + " …" : known
  }

  private func make(_ move: UserMove?, orSay sentence: String) -> Answer {
    guard let move else { return .refused(sentence) }
    let front = shop.visibleScreen
    if shop.window.perform(move) { return .done("Done: \(move).") }
    guard shop.visibleScreen is UIAlertController, front !== shop.visibleScreen else {
      return .refused("The screen does not allow it: \(move).")
    }
    return .done("The screen asks first. \(Self.howToAnswer)")
  }

  func logIn() -> Answer {
    guard let screen = shop.visibleScreen as? LoginScreen else {
      let sentence = shop.session.isLoggedIn ? "You are logged in already." : "There is no login screen to submit."
      return .refused(sentence)
    }
    screen.submit()
    return .done("Logged in.")
  }

  func logOut() -> Answer {
    guard shop.session.isLoggedIn else { return .refused("You are not logged in.") }
    shop.session.isLoggedIn = false
    return .done("Logged out.")
  }

  func set(_ words: [String]) -> Answer {
    if words.isEmpty { return .done(switches.map { "\($0.name) \($0.isOn ? "on" : "off")" }.joined(separator: ", ")) }
    guard words.count == 2, let isOn = ["on": true, "off": false][words[1]],
      let position = switches.firstIndex(where: { $0.name == words[0] })
    else { return .refused("Write `set NAME on` or `set NAME off`; `set` alone prints the names.") }
    switches[position].set(isOn)
    return .done("\(words[0]) is \(words[1]).")
  }

  private var switches: [(name: String, isOn: Bool, set: (Bool) -> Void)] {
    [
      ("logged-in", shop.session.isLoggedIn, { self.shop.session.isLoggedIn = $0 }),
      ("onboarded", shop.session.isOnboarded, { self.shop.session.isOnboarded = $0 }),
      ("online", shop.isOnline, { self.shop.isOnline = $0 }),
      ("wide", shop.isWide, { self.shop.isWide = $0 }),
    ]
  }
}

extension UserMove {
  /// What is written on what the user taps; nothing for gestures.
  fileprivate var title: String? {
    switch self {
    case .back(let title), .selectTab(_, let title), .answer(let title), .tap(let title), .select(_, let title),
      .rowAction(_, let title), .accessory(_, let title):
      title
    case .turnPage, .swipeDown, .pullToRefresh, .type, .slide: nil
    }
  }
}
