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

  /// The first page gets transitions, unless it has its own.
  mutating func lead(with transition: any AppFlowControllerTransition) {
    guard !chain.isEmpty else { return }
    if chain[0].forwardTransition == nil { chain[0].forwardTransition = transition }
    if chain[0].backwardTransition == nil { chain[0].backwardTransition = transition }
  }
}

/// Pages one after the other, each shown from the one before it: `start => menu => modal => login`.
nonisolated public struct AppFlowControllerPath: AppFlowControllerChain {
  /// The pages in the form in which they are registered.
  public internal(set) var registration: AppFlowControllerRegistration

  /// The pages, the first one first.
  public var pages: [AppFlowControllerPage] { registration.chain }
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

nonisolated extension AppFlowControllerPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [self]) }
}

nonisolated extension AppFlowControllerTypedPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [page]) }
}
