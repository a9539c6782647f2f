import Wayfinder

nonisolated extension Links {
  /// Returns lines about the forms of links that are near to a link without a destination; empty if no form is near.
  func explanation(of link: String) -> [String] {
    let explanation = routes.explain(link)
    guard case .fails = explanation.verdict else { return [] }
    return explanation.description.split(separator: "\n").dropFirst().map(String.init)
  }
}
