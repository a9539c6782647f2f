nonisolated extension ModuleRegistry {
  /// Tells why a call that does not throw came to nothing.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }
}

/// Runs a call that does not throw; what it throws is reported, and comes to nothing.
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
