public import Foundation
import NavigationCore

/// A link that waits until it may be opened: a value that outlives the process.
nonisolated public struct WaitingLink: Hashable, Sendable, Codable {
  /// The link as it was given.
  public let link: String
  /// When it is too late to open it.
  public let expires: Date

  /// Has a link wait.
  public init(link: String, expires: Date) { (self.link, self.expires) = (link, expires) }
}

/// Where the one link is kept that waits.
@MainActor public protocol WaitingLinkStore: AnyObject {
  /// What is kept; `nil` where nothing is.
  ///
  /// - Throws: That what is kept cannot be read.
  func load() throws -> WaitingLink?

  /// Keeps a link in the place of the one that was kept, or none.
  ///
  /// - Throws: That it cannot be kept; what was kept is then still there.
  func save(_ link: WaitingLink?) throws
}

/// Keeps a waiting link as long as the process lives.
public final class WaitingLinkMemory: WaitingLinkStore {
  private var kept: WaitingLink?

  /// Keeps nothing yet.
  public init() {}

  /// What is kept.
  public func load() -> WaitingLink? { kept }

  /// Keeps a link, or none.
  public func save(_ link: WaitingLink?) { kept = link }
}

/// Keeps a waiting link in a file, so that it is still there when the app is started again.
public final class WaitingLinkFile: WaitingLinkStore {
  /// How large a file is read, in bytes.
  public static let mostBytes = 64 * 1024
  private let url: URL

  /// Names the file. Nothing is read or written yet.
  public init(_ url: URL) { self.url = url }

  /// What the file says; `nil` where there is none.
  ///
  /// - Throws: ``WaitingLinkError/unreadable(file:)`` where it is too large or says something else.
  public func load() throws -> WaitingLink? {
    do {
      guard let data = try WholeFile(url).read(upTo: Self.mostBytes + 1) else { return nil }
      guard data.count <= Self.mostBytes else { throw WaitingLinkError.unreadable(file: url.lastPathComponent) }
      return try JSONDecoder().decode(WaitingLink.self, from: data)
    } catch {
      throw WaitingLinkError.unreadable(file: url.lastPathComponent)
    }
  }

  /// Replaces the file, all or nothing, or removes it. A symbolic link is followed, and stays.
  ///
  /// - Throws: `FileWritingError`.
  public func save(_ link: WaitingLink?) throws {
    if let link {
      try WholeFile(url).write(JSONEncoder().encode(link))
    } else {
      try WholeFile(url).remove()
    }
  }
}
