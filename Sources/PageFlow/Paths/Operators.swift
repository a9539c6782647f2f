infix operator => : AdditionPrecedence
infix operator =>> : AdditionPrecedence

/// Lets one page follow another: `start => menu`.
nonisolated public func => (
  left: some AppFlowControllerChain, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = left.registration
  registration.append(right.registration)
  return AppFlowControllerPath(registration: registration)
}

/// Says by which transition the next page is shown and left: `menu => modal => login`.
nonisolated public func => (
  left: some AppFlowControllerChain, right: any AppFlowControllerTransition
) -> AppFlowControllerPendingPath {
  AppFlowControllerPendingPath(path: left.registration, transition: right)
}

/// Says by which transition a page in an array is shown and left: `tab => page`. One that the page had is replaced.
nonisolated public func => (
  left: any AppFlowControllerTransition, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = right.registration
  registration.lead(with: left, replacing: true)
  return AppFlowControllerPath(registration: registration)
}

/// Refused: a transition stands before the page that it leads to.
@available(
  *, unavailable, message: "the transition leads to no page: write the page after it, as in menu => modal => login"
)
nonisolated public func => (
  left: some AppFlowControllerChain, right: any AppFlowControllerTransition
) -> AppFlowControllerBranchingPath {
  AppFlowControllerBranchingPath(registration: left.registration)
}

/// Completes a path that ended with a transition. One that the page had is replaced.
nonisolated public func => (
  left: AppFlowControllerPendingPath, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var next = right.registration
  next.lead(with: left.transition, replacing: true)
  var registration = left.path
  registration.append(next)
  return AppFlowControllerPath(registration: registration)
}

/// Lets several pages or paths follow a page: `menu =>> [page1, page2 => page3]`.
nonisolated public func =>> (
  left: some AppFlowControllerChain, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.registration
  registration.append(AppFlowControllerRegistration(chain: [], branches: right.map(\.registration)))
  return AppFlowControllerBranchingPath(registration: registration)
}

/// Lets several pages or paths follow a page, each by the same transition unless it says another.
nonisolated public func =>> (
  left: AppFlowControllerPendingPath, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.path
  var branches = right.map(\.registration)
  for position in branches.indices { branches[position].lead(with: left.transition, replacing: false) }
  registration.append(AppFlowControllerRegistration(chain: [], branches: branches))
  return AppFlowControllerBranchingPath(registration: registration)
}
