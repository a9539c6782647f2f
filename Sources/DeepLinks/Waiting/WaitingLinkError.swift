public import Foundation
public import NavigationCore

/// An error that keeps a waiting link from being opened.
nonisolated public enum WaitingLinkError: Error, Hashable {
  /// The link may not be opened yet, and is stored. It expires at the given date.
  case waits(until: Date)
  /// The file of the waiting link cannot be read, is too large, or does not contain a waiting link.
  case unreadable(file: String)
}

nonisolated extension WaitingLinkError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .waits: "the link may not be opened yet and waits"
    case .unreadable(let file): "the file \(file) does not say which link waits"
    }
  }

  package var remedy: String {
    switch self {
    case .waits: "Open what waits when the condition holds."
    case .unreadable: "Discard what waits; the next link that has to wait writes the file anew."
    }
  }
}
