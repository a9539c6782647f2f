import StorefrontApp
import Testing
import Wayfinder

extension Storefront {
  /// Taps the button with this title.
  @discardableResult func userTaps(_ title: String) -> Reply? {
    guard let button = buttons.first(where: { $0.title == title }) else { return nil }
    switch button.press {
    case .goTo(let place): return going(to: place)
    case .run(let body):
      body()
      return Reply()
    }
  }
}

@Suite("Orders beside or above their list") struct SplitTests {
  @Test("An order is beside its list in a wide window and on top in a narrow one, and a change of width keeps it")
  func turning() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.isWide = true
      let reply = shop.opening("store://orders/1001")
      #expect(Set(shop.visibleTitles) == ["Orders", "Order 1001"])
      shop.isWide = false
      #expect(shop.visibleTitles == ["Order 1001"])
      #expect(reply.screen === shop.visibleScreen)
      #expect(shop.userTaps("Tracking")?.kind == "arrived")
      #expect(shop.titles(of: .account) == ["Account", "Orders", "Order 1001", "Tracking of order 1001"])
      shop.isWide = true
      #expect(Set(shop.visibleTitles) == ["Orders", "Tracking of order 1001"])
      #expect(shop.visibleTitle == "Tracking of order 1001")
    }
  }

  @Test("In a narrow window, back leads from the tracking through order and list to the account")
  func wayBack() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.opening("store://orders/1002/tracking")
    for title in ["Order 1002", "Orders", "Account"] {
      #expect(shop.userGoesBack())
      #expect(shop.visibleTitles == [title])
    }
  }

  @Test("In a wide window, another order replaces the order beside the list, and the list stays")
  func another() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.isWide = true
    let list = shop.going(to: .orders).screen
    shop.going(to: .tracking(order: 1001))
    #expect(shop.going(to: .order(1003)).kind == "arrived")
    #expect(shop.titles(of: .account) == ["Account", "Orders", "Order 1003"])
    #expect(shop.going(to: .orders).screen === list)
  }

  @Test("In a wide window, an order stays without its list, and an order left in a narrow window does not return")
  func listGoes() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.isWide = true
      let order = shop.going(to: .order(1001)).screen
      #expect(try shop.plan(.wishList).removed == ["OrdersScreen"])
      #expect(shop.going(to: .wishList).kind == "arrived")
      #expect(Set(shop.visibleTitles) == ["Wish list", "Order 1001"])
      shop.isWide = false
      #expect(shop.visibleScreen === order)
      #expect(shop.titles(of: .account) == ["Account", "Wish list", "Order 1001"])
      #expect(shop.going(to: .wishList).kind == "arrived")
      shop.isWide = true
      #expect(shop.visibleTitles == ["Wish list"])
    }
  }

  @Test(
    "Orders need a login in narrow and wide windows, and logging out removes all of them", arguments: [true, false])
  func guarded(isWide: Bool) throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen()
      shop.isWide = isWide
      let reply = shop.opening("store://orders/1001/tracking")
      #expect(shop.visibleTitle == "Login")
      (shop.visibleScreen as? LoginScreen)?.submit()
      #expect(reply.kind == "arrived")
      #expect(shop.going(to: .receipt(order: 1001)).kind == "arrived")
      shop.session.isLoggedIn = false
      #expect(shop.visibleTitles == ["Account"])
      shop.isWide = true
      #expect(shop.titles(of: .account) == ["Account"])
    }
  }

  @Test(
    "A path to a guarded screen asks the gate once, also from the list of orders",
    arguments: [Place.orders, .order(1001), .tracking(order: 1001)])
  func asksOnce(place: Place) throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    #expect(try shop.plan(place).asked == ["Gate(asking: LoginScreen)"])
    shop.going(to: .orders)
    #expect(try shop.plan(place).asked == ["Gate(asking: LoginScreen)"])
  }
}

@Suite("Screens over others") struct OverlayTests {
  @Test("The user turns the pages of a gallery, and a button closes the gallery")
  func gallery() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen()
      shop.going(to: .product(42))
      #expect(shop.userTaps("Gallery")?.kind == "arrived")
      let titles = (1...3).map { "Picture \($0) of Frame pump" }
      #expect(shop.visibleTitle == titles[0])
      #expect(!shop.user { $0 == .turnPage(.reverse) })
      for title in titles.dropFirst() {
        #expect(shop.user { $0 == .turnPage(.forward) })
        #expect(shop.visibleTitle == title)
      }
      #expect(!shop.user { $0 == .turnPage(.forward) })
      #expect(shop.going(to: .gallery(product: 42)).kind == "already there")
      #expect(!shop.userSwipesDown())
      #expect(shop.userTaps("Done") != nil)
      #expect(shop.visibleTitle == "Frame pump")
    }
  }

  @Test(
    "Sharing points at the product's button in narrow and wide windows, and a swipe dismisses the share screen",
    arguments: [true, false])
  func share(isWide: Bool) throws {
    let shop = try Storefront.onScreen()
    shop.isWide = isWide
    let product = try #require(shop.going(to: .product(42)).screen as? ProductScreen)
    let share = try #require(shop.going(to: .share(product: 42)).screen)
    let popover = try #require(share.presentationController as? UIPopoverPresentationController)
    #expect(popover.sourceView === product.shareButton)
    #expect(product.shareButton.window === shop.window)
    #expect(shop.userSwipesDown())
    #expect(shop.visibleTitle == "Frame pump")
  }

  @Test("The filter is presented over the existing results, or over Search without results")
  func filter() throws {
    let shop = try Storefront.onScreen()
    #expect(shop.going(to: .filter).kind == "arrived")
    #expect(shop.selectedTab == .search)
    #expect(shop.titles(of: .search) == ["Search"])
    shop.going(to: .results("x"))
    shop.going(to: .tab(.home))
    #expect(shop.going(to: .filter).kind == "arrived")
    #expect(shop.titles(of: .search) == ["Search", "Results for “x”"])
    #expect(shop.userTaps("Done") != nil)
    #expect(shop.visibleTitle == "Results for “x”")
  }

  @Test("The filter offers the categories of the results, and narrows the list to one category or shows all")
  func filtering() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .results("canvas"))
    let results = try #require(shop.visibleScreen as? ResultsScreen)
    let all = results.results
    #expect(Set(all.map(\.category)).count > 1)
    #expect(all.allSatisfy { $0.name.lowercased().contains("canvas") })
    shop.going(to: .filter)
    #expect(
      shop.buttons.prefix(results.categories.count + 2).map(\.title) == ["All"] + results.categories.map(\.name) + [
        "Done"
      ])
    #expect(shop.userTaps("Shoes") != nil)
    #expect(shop.visibleScreen === results)
    #expect(shop.visibleTitle == "Results for “canvas” in Shoes")
    #expect(results.results == all.filter { $0.category == 1 })
    #expect(results.results.count < all.count)
    #expect(results.buttons.map(\.title) == ["Filter"] + results.results.map(\.name))
    shop.going(to: .filter)
    #expect(shop.userTaps("All") != nil)
    #expect(results.results == all)
    #expect(shop.visibleTitle == "Results for “canvas”")
    // A listed product opens in the Search tab, on top of the list.
    #expect(shop.userTaps(all[0].name) != nil)
    #expect(shop.titles(of: .search) == ["Search", "Results for “canvas”", all[0].name])
  }

  @Test(
    "Removing a product from the wish list asks first",
    arguments: [("Keep", [3, 17, 42]), ("Remove", [3, 17])] as [(String, [Int])])
  func removal(answer: String, wishes: [Int]) throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .wishList)
    #expect(shop.userTaps("Remove Frame pump")?.kind == "arrived")
    #expect(shop.visibleTitle == "Remove Frame pump?")
    #expect(shop.session.wishes == [3, 17, 42])
    #expect(shop.user { $0 == .answer(answer) })
    #expect(shop.session.wishes == wishes)
    #expect(shop.visibleTitle == "Wish list")
  }

  @Test("A product outside the wish list cannot be removed until the user adds the product")
  func notWished() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    let reply = shop.going(to: .removal(product: 5))
    #expect(reply.outcomes.map { "\($0)".contains("not on the wish list") } == [true])
    shop.going(to: .product(5))
    shop.userTaps("Wish")
    shop.userTaps("Wish")
    #expect(shop.session.wishes == [3, 17, 42, 5])
    #expect(shop.going(to: .removal(product: 5)).kind == "arrived")
  }

  @Test("The view of a product describes its price, and each of its buttons")
  func describedContents() throws {
    let shop = try Storefront.onScreen(loggedIn: false, at: .product(1))
    let screen = try #require(shop.visibleScreen as? ProductScreen)
    let elements = try #require(screen.view.accessibilityElements as? [UIAccessibilityElement])
    #expect(
      elements.compactMap(\.accessibilityLabel) == ["23.60 €", "5 reviews"] + screen.buttons.map(\.title))
  }

  @Test("The receipt's button closes the receipt with its stack")
  func receipt() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .order(1002))
    #expect(shop.userTaps("Receipt")?.kind == "arrived")
    #expect(shop.userTaps("Done") != nil)
    #expect(shop.visibleTitle == "Order 1002")
  }

  @Test("Every button of every place has an effect", arguments: Expectation.others)
  func buttons(_ wanted: Expectation) throws {
    guard case .place(let place) = wanted.target else { return }
    try withoutMisuse {
      let count = try Storefront.onScreen(loggedIn: true, at: place).buttons.count
      for position in 0..<count {
        let shop = try Storefront.onScreen(loggedIn: true, at: place)
        let before = TreeShape(shop.window)
        let button = shop.buttons[position]
        let reply = shop.userTaps(button.title)
        #expect(reply?.outcomes.isEmpty == true || reply?.screen != nil, "\(button.title)")
        let hasWished = shop.session.wishes.count > 3
        #expect(TreeShape(shop.window) != before || hasWished, "\(button.title)")
      }
    }
  }
}

@Suite("Choosing a colour") struct ColourTests {
  /// The answers to one question.
  private final class Answers {
    var colours: [Colour?] = []
  }

  private func ask(_ shop: Storefront) -> (Answers, Reply) {
    let (answers, reply) = (Answers(), Reply())
    shop.askForColour({ answers.colours.append($0) }, shown: { reply.outcomes.append($0) })
    return (answers, reply)
  }

  @Test("The colour picker answers its caller once with the colour, and closes")
  func chosen() throws {
    let shop = try Storefront.onScreen()
    let (answers, reply) = ask(shop)
    #expect(reply.kind == "arrived")
    #expect(answers.colours == [])
    shop.userTaps("Green")
    #expect(answers.colours == [.green])
    #expect(shop.visibleTitle == "Home")
  }

  @Test(
    "A colour picker that leaves without a choice, by a swipe or a link, answers with no colour",
    arguments: [true, false])
  func left(byHand: Bool) throws {
    let shop = try Storefront.onScreen()
    let (answers, _) = ask(shop)
    if byHand { shop.userSwipesDown() } else { shop.going(to: .tab(.bag)) }
    #expect(answers.colours == [nil])
  }

  @Test("The next caller of the colour picker receives the colour, and the earlier caller receives none")
  func askedAgain() throws {
    let shop = try Storefront.onScreen()
    let (first, _) = ask(shop)
    let (second, reply) = ask(shop)
    #expect(reply.kind == "already there")
    #expect(first.colours == [nil])
    shop.userTaps("Red")
    #expect(first.colours == [nil])
    #expect(second.colours == [.red])
  }

  @Test("A product asks for its colour, and keeps its colour if none is chosen")
  func ofProduct() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    let product = try #require(shop.visibleScreen as? ProductScreen)
    shop.userTaps("Colour")
    #expect(shop.visibleTitle == "Colours of \(product.product.name)")
    shop.userTaps("Green")
    #expect(product.colour == .green)
    #expect(shop.visibleScreen === product)
    shop.userTaps("Colour")
    #expect(shop.userSwipesDown())
    #expect(product.colour == .green)
    #expect(shop.session.colour == nil)
  }

  @Test("A colour picker without another caller sets the colour of the session")
  func own() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .colours)
    shop.userTaps("Blue")
    #expect(shop.session.colour == .blue)
    shop.going(to: .colours)
    shop.userSwipesDown()
    #expect(shop.session.colour == .blue)
  }
}

extension Storefront {
  fileprivate static func onScreen(loggedIn: Bool, at place: Place) throws -> Storefront {
    let shop = try onScreen(loggedIn: loggedIn)
    shop.going(to: place)
    return shop
  }
}
