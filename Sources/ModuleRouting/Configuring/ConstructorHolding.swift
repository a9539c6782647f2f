/// A configuration that holds the constructor of its module's protocol, whether it makes views or services.
nonisolated public protocol ConstructorHolding<Destination, Constructor>: AnyObject {
  /// What it makes.
  associatedtype Destination
  /// What the caller hands the parameters to.
  associatedtype Constructor

  /// Makes a configuration with its constructor.
  init(_ constructor: Constructor)
}

// A constructor usually refers to the configuration that it belongs to, so it is set after that is made. Until then a
// placeholder stands in, written `{ _, _ in }`, which makes nothing. What a constructor returns may be another type than the
// destination's: the protocol that the caller knows where the configuration has the class, or the other way round. A
// parameter pack for all arities at once crashes the compiler (6.3).
nonisolated extension ConstructorHolding {
  /// Makes a configuration whose constructor, of no parameters, is set afterwards.
  public init<Made>(_ placeholder: () -> Void) where Constructor == () -> Made? {
    self.init({ nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of one parameter, is set afterwards.
  public init<A, Made>(_ placeholder: (A) -> Void) where Constructor == (A) -> Made? {
    self.init({ _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of two parameters, is set afterwards.
  public init<A, B, Made>(_ placeholder: (A, B) -> Void) where Constructor == (A, B) -> Made? {
    self.init({ _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of three parameters, is set afterwards.
  public init<A, B, C, Made>(_ placeholder: (A, B, C) -> Void) where Constructor == (A, B, C) -> Made? {
    self.init({ _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of four parameters, is set afterwards.
  public init<A, B, C, D, Made>(_ placeholder: (A, B, C, D) -> Void)
  where Constructor == (A, B, C, D) -> Made? {
    self.init({ _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of five parameters, is set afterwards.
  public init<A, B, C, D, E, Made>(_ placeholder: (A, B, C, D, E) -> Void)
  where Constructor == (A, B, C, D, E) -> Made? {
    self.init({ _, _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of six parameters, is set afterwards.
  public init<A, B, C, D, E, F, Made>(_ placeholder: (A, B, C, D, E, F) -> Void)
  where Constructor == (A, B, C, D, E, F) -> Made? {
    self.init({ _, _, _, _, _, _ in nil } as Constructor)
  }
}
