public import Foundation
public import LinkTable
public import NavigationCore
public import RouteComposition

/// A file that keeps a position, so that an app can return to it at the next launch.
///
/// ```swift
/// let file = PositionFile(url)
/// // When the app goes to the background:
/// try router.savePosition(in: file)
/// // When it has been started again:
/// await router.restorePosition(from: file)
/// ```
///
/// A file is written as a whole. It also counts the attempts to restore the position that did not finish: a position that
/// crashes the app twice in a row is not tried a third time.
public final class PositionFile {
  /// The maximum number of unfinished attempts to restore a position.
  public static let mostTries = 2
  private let url: URL

  /// Creates a position file. Reads and writes nothing yet.
  public init(_ url: URL) { self.url = url }

  /// The content of the file: the number of attempts, and the position as it was written.
  struct Content {
    var tries: Int
    let json: [UInt8]

    private static let heading = "tries "

    /// Keeps one byte more than the limit, so that a position that is too large is recognized.
    init(tries: Int, json: some Sequence<UInt8>) {
      (self.tries, self.json) = (tries, Array(json.prefix(NavigationPosition.mostBytes + 1)))
    }

    /// Without a heading, the file contains only a position.
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

  /// Writes a position to the file, in place of the position before, and resets the number of attempts.
  ///
  /// - Throws: `FileWritingError`. The file is unchanged in this case.
  public func save(_ position: NavigationPosition) throws {
    try write(Content(tries: 0, json: position.json.utf8))
  }

  /// Returns the readable part of the position; `nil` if there is no file.
  ///
  /// - Throws: ``PositionError/unusable(file:)`` if the file cannot be read.
  public func load() throws -> PositionReading? { try content().map { NavigationPosition.reading($0.json) } }

  /// The number of attempts to restore the position that did not finish; 0 if there is no file.
  public var tries: Int { (try? content())?.tries ?? 0 }

  /// Removes the file. Follows a symbolic link, and keeps it.
  ///
  /// - Throws: `FileWritingError`.
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
  /// Saves the user's position in a file, in place of the position before.
  ///
  /// - Throws: ``PositionError/noTable`` if the router has no table of screens, or an error of the file system. The file is
  ///   unchanged in this case.
  public func savePosition(in file: PositionFile) throws {
    guard screens != nil else { throw PositionError.noTable }
    try file.save(position)
  }

  /// Restores the position in a file, as far as it can be read and its screens can be shown.
  ///
  /// The file records an attempt before the request begins. If the request arrives, the number of attempts is reset. A request
  /// that is blocked, cancelled or superseded does not count as an attempt.
  /// - Returns: The outcome; `nil` if there is no file. After two unfinished attempts in a row, the outcome is a failure with
  ///   ``PositionError/givenUp(tries:)``, and nothing changes.
  @discardableResult public func restorePosition(from file: PositionFile) async -> Outcome<Restored>? {
    do {
      guard let attempt = try RestoringAttempt(of: file) else { return nil }
      let outcome = await outcome(of: .restore(attempt.reading))
      attempt.finish(with: outcome)
      return outcome
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// Restores the position in a file, and calls the completion once, with the outcome; with `nil` if there is no file.
  ///
  /// If the window is not shown yet and nothing has to wait, the request ends before this method returns. The first frame
  /// then shows the restored position. See ``restorePosition(from:)``.
  /// - Returns: A handle that cancels the request; `nil` if no request was made.
  @discardableResult public func restorePosition(
    from file: PositionFile, completion: @escaping @MainActor (Outcome<Restored>?) -> Void
  ) -> NavigationHandle? {
    do {
      guard let attempt = try RestoringAttempt(of: file) else {
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

  /// Records the attempt in the file; returns `nil` if there is no file.
  ///
  /// - Throws: ``PositionError/givenUp(tries:)``, or an error of the file system.
  init?(of file: PositionFile) throws {
    guard var content = try file.content() else { return nil }
    before = content.tries
    guard before < PositionFile.mostTries else { throw PositionError.givenUp(tries: before) }
    content.tries = before + 1
    try file.write(content)
    (self.file, self.content) = (file, content)
  }

  var reading: PositionReading { NavigationPosition.reading(content.json) }

  /// Records the end of the attempt, unless another position was saved since.
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
