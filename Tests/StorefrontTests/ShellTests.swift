import StorefrontApp
import Testing
import Wayfinder

@Suite("The shell") struct ShellTests {
  @Test("The shell runs the example file with the expected answers")
  func example() async throws {
    let file = packageDirectory.appendingPathComponent("Examples/storefront.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let expected: [String: [String]] = [
      "open store://product/42/reviews/7": ["store://product/42/reviews/7: Arrived."],
      "open HTTPS://Shop.Example/product/42": ["HTTPS://Shop.Example/product/42: Arrived."],
      "open store://category/7?sort=price": ["store://category/7?sort=price: Already there."],
      "open store://search": ["store://search: Already there."],
      "open store://settings/about": ["store://settings/about: Arrived."],
      "open store://product/1": [
        "store://wishlist: Blocked: LoginScreen was left without an answer; ask for the same again to be asked "
          + "once more.", "store://product/1: Arrived.",
      ],
      "open store://orders": ["store://orders: Waits for the login screen; `login` submits it, `dismiss` leaves it."],
      "open store://orders/1002": ["store://orders/1002: Arrived."],
      "open store://product/77": [
        "store://product/77: Failed: There is no product 77; products 1 to 50 exist."
      ],
      "set wide on": ["wide is on."], "set wide off": ["wide is off."],
      "show gallery 42": ["Arrived."], "page previous": ["Done: previous page."],
      "share 42": ["Arrived."], "tap filter": ["Arrived."], "tap shoes": ["Tapped “Shoes”."],
      "show size-guide": ["Arrived."],
      "show receipt": ["Arrived."], "tap green": ["The colour is Green.", "Tapped “Green”."],
      "tap remove frame pump": ["Arrived."], "answer remove": ["Done: answer “Remove”."],
      "tap checkout": ["Arrived."], "answer stay": ["Done: answer “Stay”."],
      "answer leave": ["Done: answer “Leave”.", "store://home: Arrived."], "tap start": ["Tapped “Start”."],
      "tap buy": ["Arrived."], "set onboarded off": ["onboarded is off."],
      "open store://nothing": ["store://nothing: No link of this app has the path “nothing”."],
      "answer yes": ["There is no alert to answer."],
      "show gallery 77": ["Failed: There is no product 77; products 1 to 50 exist."],
      "open store://prodct/42": [
        "store://prodct/42: No link of this app has the path “prodct/42”.", "Perhaps “store://product/42” was meant.",
      ],
    ]
    let bench = try ShellBench()
    var isOver = false
    var checked: Set<String> = []
    for line in lines {
      #expect(!isOver, "the shell ended before \(line)")
      bench.written.clear()
      isOver = !bench.shell.run(line)
      // A command that asks a person answers a turn later, or some turns later if other tasks run. The tool waits for it too.
      await Task.yield()
      if let sentences = expected[line] {
        for _ in 0..<100 {
          guard bench.written.sentences() != sentences else { break }
          await Task.yield()
        }
        #expect(bench.written.sentences() == sentences, "\(line)")
        checked.insert(line)
      }
      #expect(TreeShape(bench.shop.window).faults == [], "\(line)")
    }
    #expect(isOver)
    #expect(checked == Set(expected.keys))
    #expect(lines.filter { !$0.hasPrefix("#") }.count >= 90)
    #expect(bench.shop.visibleTitle == "Home")
  }

  @Test(
    "A meaningless line gets one sentence and changes nothing",
    arguments: [
      "tree \u{9B}31m", "tab Ho\u{85}me", "rubbish", "open", "open a b", "open nonsense", "back",
      "back to nowhere", "tab", "tab Nowhere",
      "dismiss", "login", "logout", "set x on", "set wide maybe", "tap Buy", "tap a\u{301}", "page", "page next",
      "page sideways", "answer", "show", "show x", "show gallery", "show gallery x", "show gallery 77", "show filter 3",
      "show gallery 1 2", "show gallery 99999999999999999999", "share", "share 0", "share 42 43", "show receipt 7",
      "show removal 77", "position", "restore x",
      "answer yes", "a\u{0}b", "\u{1B}[31m", "open \u{7F}", "OPEN store://bag", "open store://product/77", "🦊 🦊",
      "plan", "plan nonsense", "plan store://product/77",
    ])
  func rubbish(_ line: String) throws {
    let bench = try ShellBench()
    let before = TreeShape(bench.shop.window)
    let sentences = bench.say(line)
    #expect(sentences.count == 1)
    #expect(sentences.allSatisfy { $0.count > 10 && $0.count < 300 })
    #expect(TreeShape(bench.shop.window) == before)
  }

  @Test(
    "An empty line or a comment does nothing and prints nothing", arguments: ["", "   ", "\t", "# open store://bag"])
  func nothing(_ line: String) throws {
    let bench = try ShellBench()
    #expect(bench.say(line) == [])
    #expect(bench.shop.visibleTitle == "Home")
  }

  @Test("`back`, `tab` and `dismiss` make the user's moves")
  func moves() throws {
    let bench = try ShellBench()
    _ = bench.say("open store://product/42")
    #expect(bench.say("back") == ["Done: back to “Bicycle”."])
    #expect(bench.say("tab search") == ["Done: tab 1 “Search”."])
    _ = bench.say("open store://chat")
    #expect(bench.say("tab bag") == ["The tabs are covered; `dismiss` swipes away what covers them."])
    #expect(bench.say("dismiss") == ["Done: swipe down."])
    #expect(bench.shop.selectedTab == .search)
  }

  @Test("`tap` lists the titles on the screen, and taps buttons, back buttons, tabs and answers by title")
  func taps() throws {
    let bench = try ShellBench()
    bench.shop.session.isLoggedIn = true
    _ = bench.say("open store://wishlist")
    #expect(bench.say("tap remove frame pump") == ["Arrived."])
    #expect(bench.say("tap") == ["You can tap “Keep” and “Remove”."])
    #expect(bench.say("tap keep") == ["Done: answer “Keep”."])
    #expect(bench.say("tap account") == ["Done: back to “Account”."])
    #expect(bench.say("tap bag") == ["Done: tab 2 “Bag”."])
    #expect(
      bench.say("tap wish") == [
        "There is no “wish” here. You can tap “Checkout”, “Home”, “Search”, “Bag” and “Account”."
      ])
  }

  @Test("`page` turns pages until there is none left")
  func pages() throws {
    let bench = try ShellBench()
    _ = bench.say("show gallery 42")
    #expect(bench.say("page previous") == ["There is no previous page here."])
    for _ in 0..<2 { #expect(bench.say("page next") == ["Done: next page."]) }
    #expect(bench.say("page next") == ["There is no next page here."])
    #expect(bench.say("dismiss") == ["There is no sheet to swipe away."])
    #expect(bench.say("tap done") == ["Tapped “Done”."])
    #expect(bench.shop.visibleTitle == "Frame pump")
  }

  @Test("The shell prints a chosen colour when the answer comes")
  func colours() throws {
    let bench = try ShellBench()
    #expect(bench.say("show colours") == ["Arrived."])
    #expect(bench.say("show colours") == ["No colour was chosen.", "Already there."])
    #expect(bench.say("tap blue") == ["The colour is Blue.", "Tapped “Blue”."])
  }

  @Test("The shell names the notification that waits for the login")
  func purposeOfALogin() throws {
    let bench = try ShellBench()
    #expect(
      bench.say("notify order 1001 shipped") == [
        "Waits for the login screen, to go on with “notify order 1001 shipped”; `login` submits it, `dismiss` leaves it."
      ])
  }

  @Test("`tap` reports with a remedy if only the tabs can be tapped")
  func nothingToTap() throws {
    let bench = try ShellBench()
    #expect(
      bench.say("tap") == [
        "You can tap “Home”, “Search”, “Bag” and “Account”. "
          + "The screen itself has nothing to tap; `links` lists where to go."
      ])
    _ = bench.say("tap bag")
    #expect(bench.say("tap") == ["You can tap “Checkout”, “Home”, “Search”, “Bag” and “Account”."])
  }

  @Test("A guarded screen without a link waits for the login too")
  func guardedShow() throws {
    let bench = try ShellBench()
    #expect(
      bench.say("show receipt 1002") == [
        "Waits for the login screen, to go on with “show receipt 1002”; `login` submits it, `dismiss` leaves it."
      ])
    #expect(bench.say("login") == ["Arrived.", "Logged in."])
    #expect(bench.shop.visibleTitle == "Receipt for order 1002")
  }

  @Test("`flow` draws the pages with the current page marked, and `set onboarded` shows or hides them at once")
  func flows() throws {
    let bench = try ShellBench()
    #expect(bench.say("set onboarded off") == ["onboarded is off."])
    #expect(bench.shop.visibleTitle == "Welcome")
    _ = bench.say("tap continue")
    #expect(
      bench.say("flow") == [
        "onboarding:", "  welcome", "  └ permissions  ←", "    └ interests", "      └ ready", "checkout:", "  address",
        "  └ delivery", "    └ payment", "      └ confirm", "        └ receipt (ReplacingTransition)",
      ])
    #expect(bench.say("set onboarded on") == ["onboarded is on."])
    #expect(bench.shop.visibleTitle == "Home")
    #expect(bench.say("flow").allSatisfy { !$0.contains("←") })
  }

  @Test("A command that would leave the checkout waits for an answer, and the shell says so")
  func leavingTheCheckout() async throws {
    let bench = try ShellBench()
    bench.shop.session.isLoggedIn = true
    _ = bench.say("open store://checkout/payment")
    #expect(bench.say("dismiss") == ["The screen asks first. `tap` names the answers, `answer` gives one."])
    #expect(bench.say("tap") == ["You can tap “Stay” and “Leave”."])
    #expect(bench.say("tap stay") == ["Done: answer “Stay”."])
    #expect(
      bench.say("open store://bag") == [
        "store://bag: Waits for an answer. `tap` names the answers, `answer` gives one."
      ])
    bench.written.clear()
    let sheet = try #require(bench.shop.window.rootViewController?.presentedViewController)
    #expect(bench.shell.run("answer leave"))
    await bench.shop.router.departure(of: sheet)
    #expect(bench.written.sentences() == ["Done: answer “Leave”.", "store://bag: Arrived."])
  }

  @Test("`set wide` changes the window at once")
  func wide() throws {
    let bench = try ShellBench()
    bench.shop.session.isLoggedIn = true
    _ = bench.say("open store://orders/1001")
    #expect(bench.shop.visibleTitles == ["Order 1001"])
    #expect(bench.say("set wide on") == ["wide is on."])
    #expect(Set(bench.shop.visibleTitles) == ["Orders", "Order 1001"])
    #expect(bench.say("set") == ["logged-in on, onboarded on, online on, wide on"])
    _ = bench.say("set wide off")
    #expect(bench.shop.visibleTitles == ["Order 1001"])
  }

  @Test("The shell prints the outcome of a link that waits for the login")
  func later() throws {
    let bench = try ShellBench()
    _ = bench.say("open store://orders")
    #expect(bench.say("login") == ["store://orders: Arrived.", "Logged in."])
    #expect(bench.say("logout") == ["Logged out."])
    #expect(bench.say("set logged-in on") == ["logged-in is on."])
    #expect(bench.say("set") == ["logged-in on, onboarded on, online on, wide off"])
  }
}
