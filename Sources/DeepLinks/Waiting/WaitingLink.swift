public import Foundation
import NavigationCore

/// A link that waits until it may be opened.
nonisolated public struct WaitingLink: Hashable, Sendable, Codable {
  /// The link, as it was given.
  public let link: String
  /// The date from which the link is no longer opened.
  public let expires: Date

  /// Creates a waiting link.
  public init(link: String, expires: Date) { (self.link, self.expires) = (link, expires) }
}

/// A store for the one waiting link.
@MainActor public protocol WaitingLinkStore: AnyObject {
  /// Returns the stored link; `nil` if there is none.
  ///
  /// - Throws: An error if the stored link cannot be read.
  func load() throws -> WaitingLink?

  /// Stores a link in place of the stored one, or removes that one.
  ///
  /// - Throws: An error if the link cannot be stored. The link stored before is still there.
  func save(_ link: WaitingLink?) throws
}

/// A store that keeps the waiting link in memory, until the process ends.
public final class WaitingLinkMemory: WaitingLinkStore {
  private var kept: WaitingLink?

  /// Creates an empty store.
  public init() {}

  /// Returns the stored link; `nil` if there is none.
  public func load() -> WaitingLink? { kept }

  /// Stores a link in place of the stored one, or removes that one.
  public func save(_ link: WaitingLink?) { kept = link }
}

/// A store that keeps the waiting link in a file, so that it is there at the next launch.
public final class WaitingLinkFile: WaitingLinkStore {
  /// The size limit of the file, in bytes. Larger files are not read.
  public static let mostBytes = 64 * 1024
  private let url: URL

  /// Creates a store for a file. Reads and writes nothing yet.
  public init(_ url: URL) { self.url = url }

  /// Returns the link in the file; `nil` if there is no file.
  ///
  /// - Throws: ``WaitingLinkError/unreadable(file:)`` if the file is too large or does not contain a waiting link.
  public func load() throws -> WaitingLink? {
    do {
      guard let data = try WholeFile(url).read(upTo: Self.mostBytes + 1) else { return nil }
      guard data.count <= Self.mostBytes else { throw WaitingLinkError.unreadable(file: url.lastPathComponent) }
      return try JSONDecoder().decode(WaitingLink.self, from: data)
    } catch {
      throw WaitingLinkError.unreadable(file: url.lastPathComponent)
    }
  }

  /// Writes a link to the file as a whole, or removes the file. Follows a symbolic link, and keeps it.
  ///
  /// - Throws: `FileWritingError`. The file is unchanged in this case.
  public func save(_ link: WaitingLink?) throws {
    if let link {
      try WholeFile(url).write(JSONEncoder().encode(link))
    } else {
      try WholeFile(url).remove()
    }
  }
}
