public import Foundation
import NavigationCore

/// A link that waits until it may be opened.
nonisolated public struct WaitingLink: Hashable, Sendable, Codable {
  /// The link, as the caller has passed it.
  public let link: String
  /// The date at which the link expires. From this date on, the link is not opened.
  public let expires: Date

  /// Creates a waiting link.
  public init(link: String, expires: Date) { (self.link, self.expires) = (link, expires) }
}

/// A store for the one waiting link.
@MainActor public protocol WaitingLinkStore: AnyObject {
  /// Returns the stored link; `nil` if the store is empty.
  ///
  /// - Throws: An error if the stored link cannot be read.
  func load() throws -> WaitingLink?

  /// Stores a link in place of the stored link.
  ///
  /// - Parameter link: The link; `nil` to empty the store.
  /// - Throws: An error if the store cannot be changed. The earlier link then stays stored.
  func save(_ link: WaitingLink?) throws
}

/// A store that keeps the waiting link in memory, until the process ends.
public final class WaitingLinkMemory: WaitingLinkStore {
  private var kept: WaitingLink?

  /// Creates an empty store.
  public init() {}

  /// Returns the stored link; `nil` if the store is empty.
  public func load() -> WaitingLink? { kept }

  /// Stores a link in place of the stored link. Pass `nil` to empty the store.
  public func save(_ link: WaitingLink?) { kept = link }
}

/// A store that keeps the waiting link in a file, so that the link also waits after the next launch of the app.
public final class WaitingLinkFile: WaitingLinkStore {
  /// The size limit of the file, in bytes. A larger file counts as unreadable.
  public static let mostBytes = 64 * 1024
  private let url: URL

  /// Creates a store for a file, without reading or writing the file.
  public init(_ url: URL) { self.url = url }

  /// Returns the link in the file; `nil` if the file does not exist.
  ///
  /// - Throws: ``WaitingLinkError/unreadable(file:)`` if the file cannot be read, is larger than ``mostBytes``, or does not
  ///   contain a waiting link.
  public func load() throws -> WaitingLink? {
    do {
      guard let data = try WholeFile(url).read(upTo: Self.mostBytes + 1) else { return nil }
      guard data.count <= Self.mostBytes else { throw WaitingLinkError.unreadable(file: url.lastPathComponent) }
      return try JSONDecoder().decode(WaitingLink.self, from: data)
    } catch {
      throw WaitingLinkError.unreadable(file: url.lastPathComponent)
    }
  }

  /// Replaces the file by a file with the link. If a symbolic link leads to the file, the symbolic link stays.
  ///
  /// - Parameter link: The link; `nil` to remove the file.
  /// - Throws: `FileWritingError` if the system refuses, or `EncodingError` if the expiry date is infinite. The file is then
  ///   unchanged.
  public func save(_ link: WaitingLink?) throws {
    if let link {
      try WholeFile(url).write(JSONEncoder().encode(link))
    } else {
      try WholeFile(url).remove()
    }
  }
}
