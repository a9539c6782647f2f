import NavigationCore
import ViewHierarchy

extension LiveTree {
  /// Runs a search. If the search finds no screen, the remedy of the failure names the containers of the tree that no
  /// search looks into.
  func namingUnsearched<Result>(_ search: () throws -> Result) throws -> Result {
    do {
      return try search()
    } catch {
      var failure = NavigationFailure(caught: error)
      guard (failure.reason as? CompositionError)?.isMissedScreen == true else { throw error }
      let containers = unsearchedContainers
      if containers.isEmpty { throw error }
      failure.remedy += " " + UnsearchedContainers.remedy(containers)
      throw failure
    }
  }
}

extension CompositionError {
  /// Whether a search has found no screen.
  fileprivate var isMissedScreen: Bool {
    switch self {
    case .chainHasNoStart, .nothingFound, .notMadeBelow: true
    default: false
    }
  }
}
