/// Starts a task on the main actor. If the system supports it, the task runs to its first suspension within this call.
@discardableResult package func immediateTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  if #available(macOS 26.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
    Task.immediate(operation: body)
  } else {
    Task(operation: body)
  }
}
