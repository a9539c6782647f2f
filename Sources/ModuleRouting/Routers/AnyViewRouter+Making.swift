/// A destination, as the module made it and as its caller knows it.
struct MadeView {
  let destination: Any
  let adopted: Any
}

extension AnyViewRouter {
  /// Makes and prepares the destination, or takes the one that the configuration has made already.
  ///
  /// - Throws: Why there is none. Nothing on screen has changed then.
  func make() throws -> MadeView {
    guard let registry else { return try makeHere() }
    return try registry.within { try makeHere() }
  }

  private func makeHere() throws -> MadeView {
    guard let module else { throw ModuleRoutingError.madeByHand(router: name) }
    let configuration = anyConfiguration
    if let destination = configuration.takeMade() {
      let made = try adopted(destination)
      configuration.prepareDestination?(made.adopted)
      return finished(made)
    }
    let stack = MakingStack.views
    let hasParameters = configuration.isReadyToMake
    if !hasParameters, let destination = stack.destinationBeingPrepared(by: module.identity) {
      return try adopted(destination)
    }
    let work: MakingStack.Work = hasParameters ? .makingFromParameters : .making
    let (made, endless) = try stack.run(work, of: module.identity, named: { module.name }) { try makeAnew(stack) }
    guard let made else { throw endless ?? whyNothingWasMade(configuration) }
    return made
  }

  private func makeAnew(_ stack: MakingStack) throws -> MadeView? {
    guard let destination = try makeDestination() else { return nil }
    if case .router? = module?.making {} else { try checkClass(of: destination) }
    let made = try adopted(destination)
    stack.willPrepare(destination)
    anyConfiguration.prepareDestination?(made.adopted)
    anyConfiguration.prepareByItself(destination)
    try prepareByRouter(destination)
    return finished(made)
  }

  /// Prepares a destination that was made elsewhere.
  func prepare(_ destination: Any) throws -> MadeView {
    guard let registry else { return try prepareHere(destination) }
    return try registry.within { try prepareHere(destination) }
  }

  private func prepareHere(_ destination: Any) throws -> MadeView {
    let made = try adopted(destination)
    anyConfiguration.prepareDestination?(made.adopted)
    anyConfiguration.prepareByItself(destination)
    try prepareByRouter(destination)
    finishPreparing(destination)
    return made
  }

  private func adopted(_ destination: Any) throws -> MadeView {
    MadeView(destination: destination, adopted: try adopt(destination))
  }

  private func finished(_ made: MadeView) -> MadeView {
    finishPreparing(made.destination)
    anyConfiguration.didMake(made.destination)
    return made
  }

  private func checkClass(of destination: Any) throws {
    guard let view = module?.view, !conforms(destination, to: view) else { return }
    throw ModuleRoutingError.doesNotConform(
      made: String(describing: type(of: destination)), expected: String(describing: view), module: name)
  }

  private func whyNothingWasMade(_ configuration: ViewRouteConfiguration) -> ModuleRoutingError {
    let calls = configuration.makingCalls
    if !configuration.isReadyToMake, !calls.isEmpty { return .parametersMissing(module: name, calls: calls) }
    return .madeNothing(module: name)
  }
}
