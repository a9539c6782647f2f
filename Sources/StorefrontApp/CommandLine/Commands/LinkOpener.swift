import Wayfinder

/// Opens links in their order.
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
    do {
      output.say(link.shownOnOneLine + "\n" + (try shop.plan(opening: link)).description)
    } catch let failure as NavigationFailure {
      output.refuse(link, failure, in: shop)
      return Ending(failure).status
    } catch {
      output.refuse(link, "Failed: \(error)")
      return .failed
    }
    guard !isPlanOnly else { return .success }
    let ending = Ending(await shop.router.outcome(of: .link(link)))
    output.tell(ending, of: ending.status == .success ? nil : link, shop.router.tree)
    return ending.status
  }
}

extension Output {
  /// Writes why a link cannot be opened, and which links of the shop are near.
  func refuse(_ link: String, _ failure: NavigationFailure, in shop: Storefront) {
    let explanation = failure.reason is LinkError ? shop.links.explanation(of: link) : []
    refuse(link, Ending(failure).text, explanation: explanation)
  }
}
