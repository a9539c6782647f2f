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
    let status: ToolStatus
    do throws(LinkError) {
      status = await open(try shop.place(of: link), &report)
    } catch {
      report.outcome = Report.Ending(error)
      status = .link
    }
    report.tree = invocation.isPlanOnly ? nil : shop.router.tree
    write(report, status)
    return status
  }

  private func open(_ place: Place, _ report: inout Report) async -> ToolStatus {
    do {
      report.plan = try shop.plan(place)
    } catch let failure as NavigationFailure {
      if invocation.isPlanOnly {
        report.outcome = Report.Ending(failure)
        return .failed
      }
    } catch {
      output.complain("\(error)")
    }
    guard !invocation.isPlanOnly else { return .success }
    let outcome = await shop.outcome(goingTo: place)
    report.outcome = Report.Ending(outcome)
    return ToolStatus(outcome)
  }

  private func write(_ report: Report, _ status: ToolStatus) {
    if invocation.isJSON { output.say(report.json) }
    let link = report.link ?? ""
    if status != .success, let outcome = report.outcome { output.complain("\(link): \(outcome.text)") }
    guard !invocation.isJSON else { return }
    output.say(link)
    if let plan = report.plan { output.say(plan.description) }
    if let outcome = report.outcome { output.say(outcome.text) }
    if let tree = report.tree { output.show(tree.description) }
  }
}
