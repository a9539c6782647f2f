/// What comes between while a navigation is under way, and when.
nonisolated public struct Interruption: Hashable, Sendable, Codable {
  /// What comes between.
  public enum Kind: Hashable, Sendable, Codable {
    /// The user goes back.
    case goingBack
    /// The user chooses another tab.
    case choosingTab
    /// Another destination is asked for.
    case request(String)
    /// A call that the navigation makes to the app or to UIKit fails.
    case failingCall
    /// Whoever asked does not want it any more.
    case cancelling
  }

  /// What comes between.
  public let kind: Kind
  /// After how many turns of the transitions' clock; of a call, which one, counted from 0.
  public let moment: Int

  /// Describes an interruption.
  public init(_ kind: Kind, at moment: Int) { (self.kind, self.moment) = (kind, moment) }

  /// The interruption as source.
  var source: String {
    let kind =
      switch kind {
      case .goingBack: ".goingBack"
      case .choosingTab: ".choosingTab"
      case .request(let name): ".request(\(name.literal))"
      case .failingCall: ".failingCall"
      case .cancelling: ".cancelling"
      }
    return "Interruption(\(kind), at: \(moment))"
  }
}

nonisolated extension Interruption: CustomStringConvertible {
  /// The interruption in words.
  public var description: String {
    switch kind {
    case .goingBack: "after \(moment) turns the user goes back"
    case .choosingTab: "after \(moment) turns the user chooses another tab"
    case .request(let name): "after \(moment) turns \(name) is asked for"
    case .failingCall: "call \(moment + 1) to the app or to UIKit fails"
    case .cancelling: "after \(moment) turns it is cancelled"
    }
  }
}
