/// What a call fails with that a sweep or a verification makes fail.
public struct InjectedFault: Error, CustomStringConvertible {
  /// Which call, counted from 1.
  public let call: Int

  package init(call: Int) { self.call = call }

  /// The fault as a sentence.
  public nonisolated var description: String { "call \(call) was made to fail" }
}
