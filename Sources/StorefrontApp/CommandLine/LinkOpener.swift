import Wayfinder

/// Opens links one after the other, as the tool's `open` does.
struct LinkOpener {
  let shop: Storefront
  let output: Output
  let invocation: Invocation

  func open(_ links: [String]) async -> ToolStatus {
    var status = ToolStatus.success
    for link in links { status = status.or(await open(link)) }
    return status
  }

  private func open(_ link: String) async -> ToolStatus {
    var report = Report(link: link)
    let status = await open(link, &report)
    if status == .link { report.explanation = shop.links.explanation(of: link) }
    report.tree = invocation.isPlanOnly ? nil : shop.router.tree
    write(report, status)
    return status
  }

  private func open(_ link: String, _ report: inout Report) async -> ToolStatus {
    do {
      report.plan = try shop.plan(opening: link)
    } catch let failure as NavigationFailure {
      if invocation.isPlanOnly || failure.reason is LinkError {
        report.outcome = Report.Ending(failure)
        return ToolStatus(Outcome<Void>.failed(failure))
      }
    } catch {
      output.complain("\(error)")
    }
    guard !invocation.isPlanOnly else { return .success }
    let outcome = await shop.router.outcome(opening: link)
    report.outcome = Report.Ending(outcome)
    return ToolStatus(outcome)
  }

  private func write(_ report: Report, _ status: ToolStatus) {
    if invocation.isJSON { output.say(report.json) }
    let link = (report.link ?? "").shownOnOneLine
    if status != .success, let outcome = report.outcome {
      output.complain((["\(link): \(outcome.text)"] + (report.explanation ?? [])).joined(separator: "\n"))
    }
    guard !invocation.isJSON else { return }
    output.say(link)
    if let plan = report.plan { output.say(plan.description) }
    if let outcome = report.outcome { output.say(outcome.text) }
    if let tree = report.tree { output.show(tree.description) }
  }
}
