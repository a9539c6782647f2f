/// An interruption of a navigation, and its moment.
nonisolated public struct Interruption: Hashable, Sendable, Codable {
  /// A kind of interruption.
  public enum Kind: Hashable, Sendable, Codable {
    /// The user goes back.
    case goingBack
    /// The user chooses another tab.
    case choosingTab
    /// Another destination is asked for.
    case request(String)
    /// A call that the navigation makes to the app or to UIKit fails.
    case failingCall
    /// The request is cancelled.
    case cancelling
  }

  /// The kind.
  public let kind: Kind
  /// After how many things that happen, each a turn of the transitions' clock, a transition's end, or a task that goes on; of a call,
  /// which one, counted from 0.
  public let moment: Int

  /// Describes an interruption.
  public init(_ kind: Kind, at moment: Int) { (self.kind, self.moment) = (kind, moment) }

  var swiftSource: String {
    let kind =
      switch kind {
      case .goingBack: ".goingBack"
      case .choosingTab: ".choosingTab"
      case .request(let name): ".request(\(name.swiftLiteral))"
      case .failingCall: ".failingCall"
      case .cancelling: ".cancelling"
      }
    return "Interruption(\(kind), at: \(moment))"
  }
}

nonisolated extension Interruption.Kind {
  /// The kind as part of a finding's subject. Each kind is reported by itself.
  var words: String {
    switch self {
    case .goingBack: "while the user goes back"
    case .choosingTab: "while the user chooses another tab"
    case .request(let name): "while \(name) is asked for"
    case .failingCall: "where a call fails"
    case .cancelling: "cancelled on the way"
    }
  }
}

nonisolated extension Interruption: CustomStringConvertible {
  /// The interruption in words.
  public var description: String {
    switch kind {
    case .goingBack: "at moment \(moment) the user goes back"
    case .choosingTab: "at moment \(moment) the user chooses another tab"
    case .request(let name): "at moment \(moment) \(name) is asked for"
    case .failingCall: "call \(moment + 1) to the app or to UIKit fails"
    case .cancelling: "at moment \(moment) it is cancelled"
    }
  }
}
