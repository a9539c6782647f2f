#if !canImport(ObjectiveC)
  /// Names a method for the Objective-C runtime, which is not there: so that `action: nil` compiles.
  nonisolated public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String
    /// Makes a selector of a name.
    public init(_ str: String) { name = str }
    /// Makes a selector of a name.
    public init(stringLiteral value: String) { name = value }
  }
#else
  public import ObjectiveC
#endif
