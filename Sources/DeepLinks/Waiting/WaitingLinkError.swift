public import Foundation
public import NavigationCore

/// Why a waiting link is not opened.
nonisolated public enum WaitingLinkError: Error, Hashable {
  /// It may not be opened yet, and is kept until then.
  case waits(until: Date)
  /// What is kept in a file is no waiting link.
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
