#if !canImport(ObjectiveC)
  /// The name of a method. On Linux there is no Objective-C runtime to call it, so `action: nil` compiles, and no other
  /// action runs.
  nonisolated public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The name.
    public let description: String
    /// Creates a selector with a name.
    public init(_ str: String) { description = str }
    /// Creates a selector with a name.
    public init(stringLiteral value: String) { description = value }
  }
#else
  public import ObjectiveC
#endif
