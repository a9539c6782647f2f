/// What can be registered, and stand in an array after `=>>`: a page, a path, a path that branches.
nonisolated public protocol AppFlowControllerElement: Sendable {
  /// The pages, in the form in which they are registered.
  var registration: AppFlowControllerRegistration { get }
}

/// What a path can be continued from.
nonisolated public protocol AppFlowControllerChain: AppFlowControllerElement {}

/// Pages one after the other, and what follows the last of them.
nonisolated public struct AppFlowControllerRegistration: Sendable {
  var chain: [AppFlowControllerPage]
  var branches: [AppFlowControllerRegistration] = []

  var isEmpty: Bool { chain.isEmpty && branches.isEmpty }

  /// The first page gets transitions; where it has its own, they stay unless they are to be replaced.
  mutating func lead(with transition: any AppFlowControllerTransition, replacing: Bool) {
    guard !chain.isEmpty else {
      for position in branches.indices { branches[position].lead(with: transition, replacing: replacing) }
      return
    }
    if replacing || chain[0].forwardTransition == nil { chain[0].forwardTransition = transition }
    if replacing || chain[0].backwardTransition == nil { chain[0].backwardTransition = transition }
  }

  /// Has all paths go on with another one.
  mutating func append(_ next: AppFlowControllerRegistration) {
    guard branches.isEmpty else {
      for position in branches.indices { branches[position].append(next) }
      return
    }
    chain += next.chain
    branches = next.branches
  }
}

/// Pages one after the other, each shown from the one before it: `start => menu => modal => login`. Where an array of paths
/// stands in it, it branches there.
nonisolated public struct AppFlowControllerPath: AppFlowControllerChain {
  /// The pages in the form in which they are registered.
  public internal(set) var registration: AppFlowControllerRegistration

  /// The pages in order, up to where the path branches.
  public var pages: [AppFlowControllerPage] { registration.chain }

  /// The single paths, each from the first page to a last one.
  public var paths: [[AppFlowControllerPage]] { registration.paths(after: []) }
}

/// A path whose last page leads to several: `start => menu =>> [page1, page2 => page3]`.
nonisolated public struct AppFlowControllerBranchingPath: AppFlowControllerElement {
  /// The pages in the form in which they are registered.
  public internal(set) var registration: AppFlowControllerRegistration

  /// All the single paths, each from the first page to a last one.
  public var paths: [[AppFlowControllerPage]] { registration.paths(after: []) }
}

/// A path that ends with a transition and waits for the page that it leads to.
nonisolated public struct AppFlowControllerPendingPath: Sendable {
  var path: AppFlowControllerRegistration
  let transition: any AppFlowControllerTransition
}

nonisolated extension AppFlowControllerRegistration {
  func paths(after way: [AppFlowControllerPage]) -> [[AppFlowControllerPage]] {
    let way = way + chain
    return branches.isEmpty ? [way] : branches.flatMap { $0.paths(after: way) }
  }
}

/// What is one page, so that an array of it is a path.
nonisolated protocol SinglePage {}

nonisolated extension AppFlowControllerPage: SinglePage {}

nonisolated extension AppFlowControllerTypedPage: SinglePage {}

nonisolated extension AppFlowControllerPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [self]) }
}

nonisolated extension AppFlowControllerTypedPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [page]) }
}

nonisolated extension Array: AppFlowControllerElement where Element: AppFlowControllerElement {
  /// Of pages: one path, which has them one after the other. Of paths: all of them, beside each other.
  public var registration: AppFlowControllerRegistration {
    let registrations = map(\.registration)
    guard Element.self is any SinglePage.Type else {
      return AppFlowControllerRegistration(chain: [], branches: registrations)
    }
    return AppFlowControllerRegistration(chain: registrations.flatMap(\.chain))
  }
}

nonisolated extension Array: AppFlowControllerChain where Element: AppFlowControllerChain {}
