nonisolated extension ModuleRegistry {
  /// Reports why a call that does not throw returns `nil`.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }
}

/// Runs the body of a call that does not throw. An error is reported, and the call returns `nil`.
///
/// Inlined, since looking a generic result's type up at run time costs as much as looking a module up.
@inline(__always) nonisolated func reporting<Result>(_ body: () throws -> Result) -> Result? {
  do {
    return try body()
  } catch {
    ModuleRegistry.report(error)
    return nil
  }
}
