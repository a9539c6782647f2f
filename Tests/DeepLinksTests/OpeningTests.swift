import Foundation
import ModuleRouting
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct OpeningTests {
  let app: LinkApp
  init() throws { app = try LinkApp() }

  @Test("DL-9 The log quotes the link of a request on one line")
  func logged() async throws {
    let app = try LinkApp()
    var lines: [String] = []
    app.router.log = NavigationLog(level: .info) { _, message in lines.append(message) }
    _ = await app.router.outcome(of: .link("app://product/5"))
    _ = await app.router.outcome(of: .link("app://no\nwhere"))
    let links = lines.filter { $0.hasPrefix("requested") }.map { $0.components(separatedBy: " by the link ").last }
    #expect(links == [#""app://product/5""#, #""app://no\nwhere""#])
  }

  @Test("DL-9 The outcome of a link has the screen, also if the screen is there already")
  func arrives() async throws {
    let screen = try await app.router.navigate(.link("app://product/42"))
    #expect((screen as? ProductScreen)?.id == 42)
    #expect(app.window.outline == "stack[list “product 42”]")
    guard case .alreadyThere(let same) = await app.router.outcome(of: .link("https://app.example/product/42")) else {
      Issue.record("it was moved")
      return
    }
    #expect(same === screen)
  }

  @Test("DL-9 Links open by URL, with a completion, and with a later router of the window")
  func forms() async throws {
    try await Router(window: app.window).navigate(.link(#require(URL(string: "app://product/1"))))
    var outcome: Outcome<UIViewController>?
    app.router.navigate(.link("app://product/2")) { outcome = $0 }
    #expect((outcome?.value as? ProductScreen)?.id == 2)
    #expect(await app.router.outcome(of: .link(try #require(URL(string: "app://item/3")))).value?.title == "product 3")
  }

  @Test(
    "DL-9 A link that is unknown, malformed, foreign or does not convert fails with the reason and changes nothing",
    arguments: ["app://nowhere", "app:///..", "https://elsewhere.example/product/1", "app://product/many", ""])
  func leadsNowhere(_ link: String) async throws {
    let before = app.window.outline
    let failure = try #require(await app.router.outcome(of: .link(link)).failure)
    let reason = try #require(failure.reason as? LinkError)
    #expect(failure.remedy == reason.remedy)
    #expect("\(failure)".contains(reason.reason))
    #expect(throws: NavigationFailure.self) { try app.router.plan(.link(link)) }
    #expect(app.window.outline == before)
  }

  @Test(
    "DL-9 The error for a link that ends before a parameter names that parameter, and other errors do not")
  func missingParameter() async throws {
    let failure = try #require(await app.router.outcome(of: .link("app://product")).failure)
    let reason = try #require(failure.reason as? LinkError)
    #expect(reason == .unknown(path: "product", missing: .init(":id", of: "product/:id")))
    #expect(
      reason.description
        == "No link of this app has the path “product”: “:id” of “product/:id” is missing. Add it to the link.")
    #expect("\(failure)".contains("“:id” of “product/:id” is missing"))
    for path in ["nowhere", "item", "product/1/2"] {
      let failure = await app.router.outcome(of: .link("app://\(path)")).failure
      #expect(failure?.reason as? LinkError == .unknown(path: path))
    }
  }

  @Test("DL-9 The error for a misspelt scheme suggests a scheme of the app")
  func misspeltScheme() async throws {
    let failure = try #require(await app.router.outcome(of: .link("ap://product/1")).failure)
    #expect("\(failure)".contains("“ap://product”, which is not ours; perhaps “app://” was meant"))
  }

  @Test("DL-9 A link to a missing product fails with the error of its step")
  func failing() async throws {
    let failure = try #require(await app.router.outcome(of: .link("app://product/51")).failure)
    #expect((failure.reason as? NoSuchProduct)?.id == 51)
    #expect(app.window.outline == "stack[list]")
  }

  @Test("DL-9 A guard refuses a link in each of its spellings")
  func guarded() async throws {
    for link in [
      "app://secret", "APP://secret", "app://s%65cret", "app:///secret/", "https://App.Example:443/secret?x#y",
    ] {
      guard case .blocked(.refusal(_, let reason)) = await app.router.outcome(of: .link(link)) else {
        Issue.record("\(link) was let through")
        continue
      }
      #expect(reason is NotSignedIn)
    }
    #expect(app.window.outline == "stack[list]")
    app.isSignedIn = true
    #expect(await app.router.outcome(of: .link("app://secret")).value?.title == "product 7")
  }

  @Test("DL-9 The router's own guards can refuse a link")
  func standingGuards() async throws {
    let refusing = app.router.adding(InlineInterceptor<Any?> { _ in throw NotSignedIn() })
    #expect(await refusing.outcome(of: .link("app://product/1")).obstacle != nil)
    #expect(await refusing.outcome(of: .link("app://note/x")).obstacle != nil)
  }

  @Test("DL-9 A plan lists the changes of a link, and its parts that were ignored or read differently")
  func plans() throws {
    let plan = try app.router.plan(.link("app://item/07?ref=mail#top"))
    #expect(plan.request == "ProductScreen")
    #expect(plan.changes.contains(.build("ProductScreen")))
    #expect(plan.notes.count == 4, "\(plan.notes)")
    #expect(plan.notes.last == "The link was read as “app://product/7”.")
    #expect(plan.description.contains("note:      The link has the old form “item/:id”."))
    #expect(try app.router.plan(.link("app://product/7")).notes.isEmpty)
    #expect(app.window.outline == "stack[list]")
    #expect(try app.router.plan(.link("app://secret")).asked.count == 1)
  }

  @Test("DL-9 A link opens even if its type prints another link, and the plan notes the difference")
  func isNotWrittenAgain() async throws {
    nonisolated struct Halving: LosslessStringConvertible, Sendable {
      let value: Int
      init?(_ text: String) {
        guard let value = Int(text), value > 1 else { return nil }
        self.value = value / 2
      }
      var description: String { "\(value)" }
    }
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(LinkPattern<Halving>("half/:of")) { .to(LinkApp.product, with: $0.value) }
    }
    let router = app.router.opening(links)
    let plan = try router.plan(.link("app://half/8"))
    #expect(plan.changes.contains(.build("ProductScreen")))
    #expect(plan.notes.count == 1, "\(plan.notes)")
    #expect(plan.notes.first?.contains("app://half/4") == true, "\(plan.notes)")
    #expect(try await router.navigate(.link("app://half/8")).title == "product 4")
  }

  @Test("DL-4 The pattern that reads a link identifies the request, even if another pattern is tried first")
  func knownByPattern() throws {
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(.product, order: 1) { .to(LinkApp.product, with: $0) }
      links.add(LinkPattern<String>("product/:name"), order: 2) { _ in .to(LinkApp.product, with: 7) }
    }
    for (link, pattern) in ["app://product/3": "product/:id", "app://product/shoe": "product/:name"] {
      guard case .link(_, let known, _)? = links.request(opening: link).mark else {
        Issue.record("\(link) is not known as a link")
        continue
      }
      #expect(known == pattern)
    }
  }

  @Test("DL-9 A link fails in a router without links, with a remedy")
  func withoutTable() async throws {
    let window = UIWindow.visible(UIViewController())
    let failure = try #require(await Router(window: window).outcome(of: .link("app://list")).failure)
    #expect(failure.reason as? DeepLinkError == .noTable)
    #expect(failure.remedy.contains("opening(links)"))
  }

  @Test("DL-1 One table leads to steps, pages, contexts and modules")
  func vocabularies() async throws {
    #expect(try await app.router.navigate(.link("app://product/4")).title == "product 4")
    #expect(try await app.router.navigate(.link("app://note/hello")) is NoteScreen)
    #expect(app.window.outline == "stack[list “product 4” note]")
    let modules = try ModuleRegistry { DrawnRouter.self }
    #expect(try await modules.use { try await app.router.navigate(.link("app://module")) } is DrawnScreen)
    let other = UIWindow.visible(UINavigationController())
    app.flow.prepare(for: other)
    let links = try #require(app.router.links)
    #expect(try await Router(window: other).opening(links).navigate(.link("app://page/3")).title == "page 3")
  }

  @Test("DL-1 A link whose request ends without a screen fails with the reason")
  func noScreen() async throws {
    try await app.router.navigate(.link("app://note/hello"))
    let failure = try #require(await app.router.outcome(of: .link("app://list")).failure)
    #expect(failure.reason as? DeepLinkError == .noScreen)
  }

  @Test("DL-1 A table can be read off the main thread")
  func anyThread() async throws {
    let links = try #require(app.router.links)
    let canonical = try await Task.detached { try links.routes.match("APP://item/08").canonical() }.value
    #expect(canonical == "app://product/8")
  }

  @Test("DL-11 A link builds the screens below its destination, so back leads to them")
  func wayBack() async throws {
    try await app.router.navigate(.link("app://product/42"))
    try await app.router.navigate(.back)
    #expect(app.window.outline == "stack[list]")
  }
}
