public import Foundation
public import LinkTable
public import NavigationCore
public import RouteComposition

/// A file that keeps the user's position, so that the app can restore it at the next launch.
///
/// ```swift
/// let file = PositionFile(url)
/// // When the app goes to the background:
/// try router.savePosition(in: file)
/// // When it has been started again:
/// await router.restorePosition(from: file)
/// ```
///
/// The file also counts the unfinished attempts to restore the position. An attempt is unfinished if the process ends during
/// the attempt, or if the request fails. After two unfinished attempts in a row, the position is not tried again until a
/// position is saved. Each write replaces the whole file.
public final class PositionFile {
  /// The number of unfinished attempts in a row after which a position is not tried again.
  public static let mostTries = 2
  private let url: URL

  /// Creates a reference to a position file, without reading or writing the file.
  public init(_ url: URL) { self.url = url }

  /// The content of the file: the number of unfinished attempts, and the bytes of the position.
  struct Content {
    var tries: Int
    let json: [UInt8]

    private static let heading = "tries "

    /// Creates the content with the first bytes of `json`, at most one more than the size limit. The additional byte shows that
    /// the position is too large.
    init(tries: Int, json: some Sequence<UInt8>) {
      (self.tries, self.json) = (tries, Array(json.prefix(NavigationPosition.mostBytes + 1)))
    }

    /// Creates the content from the bytes of a file. If the file has no heading, all bytes are the position.
    init(reading data: Data) {
      let bytes = Array(data)
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix(Self.heading), let tries = Int(text.dropFirst(Self.heading.count)), tries >= 0 {
        self.init(tries: tries, json: bytes.dropFirst(line.count + 1))
      } else {
        self.init(tries: 0, json: bytes)
      }
    }

    var data: Data { Data(Array("\(Self.heading)\(tries)\n".utf8) + json) }
  }

  /// Replaces the position in the file, and sets the number of unfinished attempts to 0.
  ///
  /// - Throws: `FileWritingError`. The file is then unchanged.
  public func save(_ position: NavigationPosition) throws {
    try write(Content(tries: 0, json: position.json.utf8))
  }

  /// Returns the readable part of the position, with the places that cannot be read; `nil` if the file does not exist.
  ///
  /// - Throws: ``PositionError/unusable(file:)`` if the file cannot be read.
  public func load() throws -> PositionReading? { try content().map { NavigationPosition.reading($0.json) } }

  /// The number of unfinished attempts to restore the position; 0 if the file does not exist or cannot be read.
  public var tries: Int { (try? content())?.tries ?? 0 }

  /// Removes the file, if it exists. If a symbolic link leads to the file, the symbolic link stays.
  ///
  /// - Throws: `FileWritingError` if the file cannot be removed.
  public func discard() throws { try WholeFile(url).remove() }

  func content() throws -> Content? {
    do {
      return try WholeFile(url).read(upTo: NavigationPosition.mostBytes + 64).map(Content.init)
    } catch {
      throw PositionError.unusable(file: url.lastPathComponent)
    }
  }

  func write(_ content: Content) throws { try WholeFile(url).write(content.data) }
}

extension Router {
  /// Saves the user's position in a file, in place of the earlier position.
  ///
  /// - Throws: ``PositionError/noTable`` if the router has no table of screens, or `FileWritingError`. The file is then
  ///   unchanged.
  public func savePosition(in file: PositionFile) throws {
    guard screens != nil else { throw PositionError.noTable }
    try file.save(position)
  }

  /// Restores the readable part of the position in a file.
  ///
  /// If the router has no table of screens, no attempt is recorded, and the outcome is a failure with ``PositionError/noTable``.
  /// Otherwise the file records an unfinished attempt before the request begins. If the request arrives or is redirected, the number of
  /// unfinished attempts becomes 0. If the request is blocked, cancelled or superseded, the number becomes what it was before.
  /// If the request fails, the attempt stays recorded.
  /// - Returns: The outcome; `nil` if the file does not exist. After two unfinished attempts in a row, the outcome is a failure
  ///   with ``PositionError/givenUp(tries:)``. If the file cannot be read or written, the outcome is also a failure. Nothing
  ///   changes on screen in either case.
  @discardableResult public func restorePosition(from file: PositionFile) async -> Outcome<Restored>? {
    do {
      guard let attempt = try RestoringAttempt(of: file, by: self) else { return nil }
      let outcome = await outcome(of: .restore(attempt.reading))
      attempt.finish(with: outcome)
      return outcome
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// Restores the readable part of the position in a file; see ``restorePosition(from:)``.
  ///
  /// If the window is not shown yet and the request has nothing to wait for, the request ends before this method returns. The
  /// first frame then shows the restored position.
  /// - Parameters:
  ///   - file: The file.
  ///   - completion: A closure that is called once with the outcome, or with `nil` if the file does not exist.
  /// - Returns: A handle that cancels the request. The result is `nil` if no request was made: the file does not exist, the
  ///   router has no table of screens, the file cannot be read or written, or the position is not tried again.
  @discardableResult public func restorePosition(
    from file: PositionFile, completion: @escaping @MainActor (Outcome<Restored>?) -> Void
  ) -> NavigationHandle? {
    do {
      guard let attempt = try RestoringAttempt(of: file, by: self) else {
        completion(nil)
        return nil
      }
      return navigate(.restore(attempt.reading)) { outcome in
        attempt.finish(with: outcome)
        completion(outcome)
      }
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
      return nil
    }
  }
}

/// An attempt to restore the position in a file.
private struct RestoringAttempt {
  private let file: PositionFile
  private let content: PositionFile.Content
  private let before: Int

  /// Creates an attempt and records it in the file; returns `nil` if the file does not exist.
  ///
  /// - Throws: ``PositionError/noTable`` if the router has no table of screens, ``PositionError/givenUp(tries:)`` after too many
  ///   unfinished attempts, ``PositionError/unusable(file:)`` if the file cannot be read, or `FileWritingError` if it cannot be
  ///   written.
  init?(of file: PositionFile, by router: Router) throws {
    guard var content = try file.content() else { return nil }
    guard router.screens != nil else { throw PositionError.noTable }
    before = content.tries
    guard before < PositionFile.mostTries else { throw PositionError.givenUp(tries: before) }
    content.tries = before + 1
    try file.write(content)
    (self.file, self.content) = (file, content)
  }

  var reading: PositionReading { NavigationPosition.reading(content.json) }

  /// Records the end of the attempt in the file, by the rules of `restorePosition(from:)`. Does nothing if the request failed, or
  /// if another position was saved during the attempt. Ignores errors of the file.
  func finish(with outcome: Outcome<Restored>) {
    guard var now = try? file.content(), now.json == content.json else { return }
    switch outcome {
    case .arrived, .alreadyThere, .redirected: now.tries = 0
    case .failed: return
    case .blocked, .cancelled, .superseded: now.tries = before
    }
    try? file.write(now)
  }
}
