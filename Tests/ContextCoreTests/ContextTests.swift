import ContextCore
import Foundation
import Testing

@Suite struct ContextTests {
  class Base: NavigationContextPayloadProtocol, Equatable {
    let id: Int

    init(_ id: Int) { self.id = id }

    static func == (left: Base, right: Base) -> Bool { left.id == right.id }
  }

  final class Derived: Base {}

  /// A payload that compares as equal, or not, to any other.
  struct Agreeable: NavigationContextPayloadProtocol {
    let agrees: Bool

    func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool { agrees }
  }

  /// A payload of another type that compares as equal to any other.
  struct AlsoAgreeable: NavigationContextPayloadProtocol {
    func isEqual(to other: any NavigationContextPayloadProtocol) -> Bool { true }
  }

  static let payloads: [(any NavigationContextPayloadProtocol)?] = [
    nil, OrderPayload(id: 1), OrderPayload(id: 2), ChatPayload(id: 1), Base(1), Base(2), Derived(1), Derived(2),
    Agreeable(agrees: true), AlsoAgreeable(), Agreeable(agrees: false),
  ]

  @Test("CN-2 Contexts of different types are not equal, even if their payloads are", arguments: 0..<11)
  func types(_ payload: Int) {
    let payload = Self.payloads[payload]
    #expect(Context(type: .order, payload: payload) != Context(type: .chat, payload: payload))
  }

  @Test("CN-2 Contexts with payloads of different types, or with one payload, are not equal; equality is symmetric")
  func payloadsDiffer() {
    for (row, left) in Self.payloads.enumerated() {
      for (column, right) in Self.payloads.enumerated() {
        let (first, second) = (Context(type: .order, payload: left), Context(type: .order, payload: right))
        #expect((first == second) == (second == first), "\(row) \(column)")
        let isSame = row == column && row != Self.payloads.count - 1
        #expect((first == second) == isSame, "\(row) \(column)")
      }
    }
  }

  @Test("CN-2 A context is hashable if its type is, and equal contexts have equal hashes")
  func hashing() {
    #expect(Set([order(1), order(1), order(2), Context(type: .order), Context(type: .chat)]).count == 4)
    #expect(
      Set([Context(type: .chat, payload: ChatPayload(id: 1)), Context(type: .chat, payload: ChatPayload(id: 1))]).count
        == 1)
  }

  @Test("CN-2 A context with a typed payload is sendable and codable if its type and payload are")
  func typed() throws {
    func check<Value: Sendable & Codable & Hashable>(_ value: Value) throws {
      #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
    }
    let typed = TypedNavigationContext(type: Screen.order, payload: OrderPayload(id: 7))
    try check(typed)
    #expect(typed.untyped == order(7))
    #expect(TypedNavigationContext<Screen, OrderPayload>(order(7)) == typed)
    #expect(TypedNavigationContext<Screen, OrderPayload>(Context(type: .order)) == nil)
  }

  nonisolated enum Stored: String, StorableContextType {
    case feed, order, login

    var payloadType: (any StorablePayload.Type)? {
      switch self {
      case .feed: nil
      case .order: OrderPayload.self
      case .login: AuthorizationContextPayload<Stored>.self
      }
    }
  }

  @Test("CN-2 A context decodes to the encoded context if its type declares the payload")
  func stored() throws {
    let order = NavigationContext(type: Stored.order, payload: OrderPayload(id: 7))
    let login = NavigationContext(
      type: Stored.login,
      payload: AuthorizationContextPayload(wanted: order, rest: [.dismiss(.feed), .present(order)]))
    for context in [order, login, NavigationContext(type: Stored.feed), NavigationContext(type: Stored.order)] {
      let text = try JSONEncoder().encode(context)
      #expect(try JSONDecoder().decode(NavigationContext<Stored>.self, from: text) == context)
      #expect(!String(decoding: text, as: UTF8.self).contains("Payload\""))
    }
  }

  @Test("CN-2 A payload that its type does not declare fails to encode and decode, with a remedy")
  func notStored() {
    let context = NavigationContext(type: Stored.feed, payload: OrderPayload(id: 7))
    #expect {
      try JSONEncoder().encode(context)
    } throws: { error in
      "\(error)".contains("the payload of feed is a OrderPayload, and its payloadType says none; let it return")
    }
    let text = Data(#"{"type":"feed","payload":{"id":7}}"#.utf8)
    #expect {
      try JSONDecoder().decode(NavigationContext<Stored>.self, from: text)
    } throws: { error in
      "\(error)".contains("there is a payload for feed, and its payloadType says that it has none")
    }
  }
}
