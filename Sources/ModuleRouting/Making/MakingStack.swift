import Foundation

/// The modules that are making destinations now. Each module was requested by the module before it. The stack stops modules
/// that request each other without end.
///
/// If a module in the stack is requested again, the result depends on the parameters of the two requests:
///
/// - Neither request has parameters, and the module is preparing its destination: the new request returns that destination.
/// - Neither request has parameters, and the module is still making its destination: the new request fails.
/// - The new request has parameters: it fails only if the stack already contains the module 64 times.
/// - Only the earlier request has parameters: the module makes another destination.
nonisolated final class MakingStack {
  enum Work {
    /// The caller passes the parameters.
    case configuring
    /// The module makes its destination without parameters.
    case making
    /// The module makes its destination from parameters that the caller has passed.
    case makingFromParameters
  }

  private struct Frame {
    let module: ObjectIdentifier
    let name: () -> String
    let work: Work
    var destination: Any?
    var endless: ModuleRoutingError?
  }

  /// The number of entries of one module in the stack at which a new request with parameters counts as endless.
  private static let maximumDepth = 64

  private var frames: [Frame] = []

  /// The stack of the main actor, for views.
  @MainActor static let views = MakingStack()

  private static let key = "Wayfinder.MakingStack"

  /// The stack of the current thread, for services. Making a service is synchronous and stays on one thread.
  static var ofThread: MakingStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? MakingStack { return stack }
    let stack = MakingStack()
    dictionary[key] = stack
    return stack
  }

  /// Returns the destination that the module is preparing for an outer call without parameters, or `nil`.
  func destinationBeingPrepared(by module: ObjectIdentifier) -> Any? {
    guard !frames.isEmpty else { return nil }
    return frames.last { $0.module == module && $0.work == .making && $0.destination != nil }?.destination
  }

  /// Stores the destination of the topmost module. Call this before the preparation begins.
  func willPrepare(_ destination: Any) {
    if !frames.isEmpty { frames[frames.count - 1].destination = destination }
  }

  /// Runs the work of a module as the topmost entry of the stack.
  ///
  /// - Returns: The result of the work, and the error of a request within the work that was stopped as endless. The error is `nil`
  ///   if there was no such request.
  /// - Throws: The error of the work, or ``ModuleRoutingError/endlessMaking(_:)`` if this request itself is endless.
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
    return work == .making ? same.contains { $0.work == .making } : same.count >= Self.maximumDepth
  }

  /// Makes the error that names the modules of the circle. Stores it in all entries of the stack, so that outer calls can throw it.
  private func endless(_ module: ObjectIdentifier, _ name: () -> String) -> ModuleRoutingError {
    let start = frames.lastIndex { $0.module == module } ?? 0
    let error = ModuleRoutingError.endlessMaking(frames[start...].map { $0.name() } + [name()])
    for position in frames.indices { frames[position].endless = error }
    return error
  }
}
