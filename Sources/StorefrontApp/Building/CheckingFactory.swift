import Wayfinder

/// Makes a screen for an item that the factory looks up first. A request for a missing item fails before guards are asked and before
/// anything changes.
struct CheckingFactory<ViewController: UIViewController, Context, Item>: Factory {
  private let lookUp: (Context) throws -> Item
  private let make: (Item) throws -> ViewController

  init(_ lookUp: @escaping (Context) throws -> Item, make: @escaping (Item) throws -> ViewController) {
    self.lookUp = lookUp
    self.make = make
  }

  mutating func prepare(with context: Context) throws { _ = try lookUp(context) }

  func build(with context: Context) throws -> ViewController { try make(try lookUp(context)) }
}
