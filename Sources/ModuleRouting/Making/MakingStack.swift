import Foundation

/// The modules that are being made, each by the one before it, so that modules which ask for each other end somewhere.
///
/// A module that is asked for while its destination is being prepared gets that destination. One that is asked for while
/// it is being made cannot, since there is none yet.
nonisolated final class MakingStack {
  enum Work {
    /// Its caller is handing over the parameters.
    case configuring
    /// Its destination is being made, without parameters.
    case making
    /// Its destination is being made, from parameters of this very call.
    case makingFromParameters
  }

  private struct Frame {
    let module: ObjectIdentifier
    let name: () -> String
    let work: Work
    var destination: Any?
    var endless: ModuleRoutingError?
  }

  /// The number of destinations of one module, each made for the one before from parameters of its own, that counts as
  /// endless.
  private static let most = 64

  private var frames: [Frame] = []

  /// That of the main actor, for views.
  @MainActor static let views = MakingStack()

  private static let key = "Wayfinder.MakingStack"

  /// That of the thread, for services: making is synchronous, so it stays on one.
  static var ofThread: MakingStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? MakingStack { return stack }
    let stack = MakingStack()
    dictionary[key] = stack
    return stack
  }

  /// The destination of the module that is being prepared for another call, if there is one.
  func destinationBeingPrepared(by module: ObjectIdentifier) -> Any? {
    guard !frames.isEmpty else { return nil }
    return frames.last { $0.module == module && $0.work == .making && $0.destination != nil }?.destination
  }

  /// Tells that the module on top has made its destination and is about to prepare it.
  func willPrepare(_ destination: Any) {
    if !frames.isEmpty { frames[frames.count - 1].destination = destination }
  }

  /// Runs the work of a module.
  ///
  /// - Returns: What the work returned; and if modules made on its behalf would have gone on without end, the error that
  ///   they were stopped by.
  /// - Throws: What the work throws, or ``ModuleRoutingError/endlessMaking(_:)`` where this work would go on without end.
  func run<Result>(
    _ work: Work, of module: ObjectIdentifier, named name: @escaping () -> String, _ body: () throws -> Result
  ) throws -> (result: Result, endless: ModuleRoutingError?) {
    if isEndless(work, of: module) { throw endless(module, name) }
    frames.append(Frame(module: module, name: name, work: work))
    var endless: ModuleRoutingError?
    let result: Result
    do {
      defer { endless = frames.removeLast().endless }
      result = try body()
    }
    return (result, endless)
  }

  private func isEndless(_ work: Work, of module: ObjectIdentifier) -> Bool {
    guard !frames.isEmpty else { return false }
    let same = frames.filter { $0.module == module }
    return work == .making ? same.contains { $0.work == .making } : same.count >= Self.most
  }

  /// The error that names the modules of the circle, which all modules in it are told.
  private func endless(_ module: ObjectIdentifier, _ name: () -> String) -> ModuleRoutingError {
    let start = frames.lastIndex { $0.module == module } ?? 0
    let error = ModuleRoutingError.endlessMaking(frames[start...].map { $0.name() } + [name()])
    for position in frames.indices { frames[position].endless = error }
    return error
  }
}
