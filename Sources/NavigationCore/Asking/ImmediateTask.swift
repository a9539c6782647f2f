/// Starts a main-actor task, at once if the system supports that.
@discardableResult package func immediateTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  if #available(macOS 26.0, iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
    Task.immediate(operation: body)
  } else {
    Task(operation: body)
  }
}
