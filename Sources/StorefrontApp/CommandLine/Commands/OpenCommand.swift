import Wayfinder

extension Command {
  static let open = Command(
    "open", "Open links of the shop, and show where that led.",
    tool: ToolForm(
      [.several("LINK", .link)], options: [.plan, .loggedIn, .wide, .firstLaunch],
      details: """
        Several links are opened one after the other. Of each is printed what was planned, how it ended, and the screens
        after it; with --plan only what was planned, and nothing is done. Nobody is there to log in, so that what needs
        a login is blocked without --logged-in. After -- everything is a link.
        """
    ) { call in
      await LinkOpener(shop: try call.makeShop(), output: call.output, isPlanOnly: call.has(.plan)).open(call.words)
    },
    shell: ShellForm(
      [.one("LINK", .link)],
      details: """
        How it ended is printed, and the screens after it. What needs a login shows the login screen, and goes on after it.
        """
    ) { call in
      let link = call.words[0]
      do throws(LinkError) {
        _ = try call.shop.place(of: link)
        call.follow(link: link) { call.shell.open(link, completion: $0) }
      } catch {
        call.shell.output.refuse(Report(link: link, LinkFailure(error, link, call.shop), of: call))
      }
    })

  static let plan = Command(
    "plan", "Say what opening a link would do, and do nothing.",
    shell: ShellForm([.one("LINK", .link)]) { call in
      let (link, output) = (call.words[0], call.shell.output)
      do {
        let plan = try call.shop.plan(opening: link)
        output.tell(Report(command: call.line, link: link, plan: plan)) { output.say(plan.description) }
      } catch let failure as NavigationFailure {
        output.refuse(Report(link: link, LinkFailure(failure, link, call.shop), of: call))
      }
    })
}

/// Opens links one after the other, as the tool's `open` does.
struct LinkOpener {
  let shop: Storefront
  let output: Output
  let isPlanOnly: Bool

  func open(_ links: [String]) async -> ToolStatus {
    var status = ToolStatus.success
    for link in links { status = status.or(await open(link)) }
    return status
  }

  private func open(_ link: String) async -> ToolStatus {
    var report = Report(command: Command.open.name, link: link)
    let status: ToolStatus
    do {
      report.plan = try shop.plan(opening: link)
      writePlan(report)
      status = isPlanOnly ? .success : await go(link, &report)
    } catch let failure as NavigationFailure {
      let failure = LinkFailure(failure, link, shop)
      (report.outcome, report.explanation, status) = (failure.ending, failure.explanation, failure.status)
    } catch {
      (report.outcome, status) = (Report.Ending(kind: .failed, text: "Failed: \(error)"), .failed)
    }
    report.tree = isPlanOnly ? nil : shop.router.tree
    write(report, status)
    return status
  }

  private func go(_ link: String, _ report: inout Report) async -> ToolStatus {
    let outcome = await shop.router.outcome(of: .link(link))
    report.outcome = Report.Ending(outcome)
    return ToolStatus(outcome)
  }

  /// Tells people at once what is going to be done.
  private func writePlan(_ report: Report) {
    guard !output.isJSON, let plan = report.plan else { return }
    output.say((report.link ?? "").shownOnOneLine + "\n" + plan.description)
  }

  /// Tells how it ended. What did not arrive has changed nothing, so that people are not shown the tree once more.
  private func write(_ report: Report, _ status: ToolStatus) {
    guard status == .success else { return output.refuse(report) }
    output.tell(report) {
      if let outcome = report.outcome { output.say(outcome.text) }
      if let tree = report.tree { output.show(tree.description) }
    }
  }
}

/// A link that cannot be opened, as the tool tells of it.
struct LinkFailure {
  let ending: Report.Ending
  let explanation: [String]?
  let status: ToolStatus

  init(_ failure: NavigationFailure, _ link: String, _ shop: Storefront) {
    ending = Report.Ending(failure)
    let isOfLink = failure.reason is LinkError
    explanation = isOfLink ? shop.links.explanation(of: link) : nil
    status = isOfLink ? .link : .failed
  }

  init(_ error: LinkError, _ link: String, _ shop: Storefront) {
    ending = Report.Ending(error)
    explanation = shop.links.explanation(of: link)
    status = .link
  }
}

extension Report {
  fileprivate init(link: String, _ failure: LinkFailure, of call: ShellCall) {
    self.init(
      command: call.line, link: link, outcome: failure.ending, explanation: failure.explanation)
  }
}
