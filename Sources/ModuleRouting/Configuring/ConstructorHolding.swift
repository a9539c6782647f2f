/// A configuration with a constructor, a closure that takes the parameters. The protocol of the module declares the
/// constructor.
nonisolated public protocol ConstructorHolding<Destination, Constructor>: AnyObject {
  /// The type of the destination.
  associatedtype Destination
  /// The type of the constructor, to which the caller passes the parameters.
  associatedtype Constructor

  /// Makes a configuration with a constructor.
  init(_ constructor: Constructor)
}

// A constructor usually refers to its configuration, so a module makes the configuration first and sets the constructor later.
// These initializers take a placeholder, such as `{ _, _ in }`, which is never called and fixes only the number of parameters.
// Until it is set, the constructor returns `nil`.
//
// The types `Made` and `Destination` may differ: one may be the protocol that the caller expects, and the other the class. A
// parameter pack for all numbers of parameters crashes the compiler (6.3).
nonisolated extension ConstructorHolding {
  /// Makes a configuration whose constructor is set later and takes no parameters.
  public init<Made>(_ placeholder: () -> Void) where Constructor == () -> Made? {
    self.init({ nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes one parameter.
  public init<A, Made>(_ placeholder: (A) -> Void) where Constructor == (A) -> Made? {
    self.init({ _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes two parameters.
  public init<A, B, Made>(_ placeholder: (A, B) -> Void) where Constructor == (A, B) -> Made? {
    self.init({ _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes three parameters.
  public init<A, B, C, Made>(_ placeholder: (A, B, C) -> Void) where Constructor == (A, B, C) -> Made? {
    self.init({ _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes four parameters.
  public init<A, B, C, D, Made>(_ placeholder: (A, B, C, D) -> Void)
  where Constructor == (A, B, C, D) -> Made? {
    self.init({ _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes five parameters.
  public init<A, B, C, D, E, Made>(_ placeholder: (A, B, C, D, E) -> Void)
  where Constructor == (A, B, C, D, E) -> Made? {
    self.init({ _, _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor is set later and takes six parameters.
  public init<A, B, C, D, E, F, Made>(_ placeholder: (A, B, C, D, E, F) -> Void)
  where Constructor == (A, B, C, D, E, F) -> Made? {
    self.init({ _, _, _, _, _, _ in nil } as Constructor)
  }
}
