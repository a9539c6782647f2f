public import Foundation
public import LinkTable
public import NavigationCore
public import RouteComposition

/// Keeps a position in a file, so that an app comes back where it was.
///
/// ```swift
/// let file = PositionFile(url)
/// // When the app goes to the background:
/// try router.savePosition(in: file)
/// // When it has been started again:
/// await router.restorePosition(from: file)
/// ```
///
/// A file is written whole or not at all. It also counts how often the position was begun to be restored and never finished:
/// one that brings the app down twice in a row is not tried a third time.
public final class PositionFile {
  /// How often a position is tried that is not finished.
  public static let mostTries = 2
  private let url: URL

  /// Names the file. Nothing is read or written yet.
  public init(_ url: URL) { self.url = url }

  /// What the file holds: how often it was tried, and the position as it was written.
  struct Content {
    var tries: Int
    let json: [UInt8]

    private static let heading = "tries "

    /// A byte more than a position may have tells that there are more.
    init(tries: Int, json: some Sequence<UInt8>) {
      (self.tries, self.json) = (tries, Array(json.prefix(NavigationPosition.mostBytes + 1)))
    }

    /// A first line that is none is a part of the position, as far as that can be read.
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

  /// Writes a position in the place of the one that was kept. It has not been tried yet.
  ///
  /// - Throws: `FileWritingError`; what was kept is then still there.
  public func save(_ position: NavigationPosition) throws {
    try write(Content(tries: 0, json: position.json.utf8))
  }

  /// The position as far as it can be read; `nil` where none is kept.
  ///
  /// - Throws: ``PositionError/unusable(file:)`` where there is a file that cannot be read.
  public func load() throws -> PositionReading? { try content().map { NavigationPosition.reading($0.json) } }

  /// How often the position was begun to be restored and never finished; 0 where none is kept.
  public var tries: Int { (try? content())?.tries ?? 0 }

  /// Removes the file. A symbolic link is followed, and stays.
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
  /// Writes down where the user is, in the place of what the file kept.
  ///
  /// - Throws: ``PositionError/noTable`` where the router has no table of screens, so that it does not know where the user is, and
  ///   what the file system says. What was kept is then still there.
  public func savePosition(in file: PositionFile) throws {
    guard screens != nil else { throw PositionError.noTable }
    try file.save(position)
  }

  /// Restores what a file keeps, as far as it can be read and makes sense.
  ///
  /// That it is begun is written to the file before anything is done, and that it has finished afterwards. A request that was
  /// refused, cancelled or overtaken says nothing about the position, and does not count.
  /// - Returns: How that ended; `nil` where nothing is kept. It fails with ``PositionError/givenUp(tries:)``, changing nothing,
  ///   where the position was begun twice in a row and never finished.
  @discardableResult public func restorePosition(from file: PositionFile) async -> Outcome<Restored>? {
    do {
      guard let attempt = try RestoringAttempt(of: file) else { return nil }
      let outcome = await outcome(of: .restore(attempt.reading))
      attempt.ended(outcome)
      return outcome
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// Restores what a file keeps, and hands how that ended to the completion, which is called once; `nil` where nothing is kept.
  ///
  /// Before the window is shown, and where nothing has to be waited for, it is over when the call returns: the first frame is
  /// then that of the position. See ``restorePosition(from:)``.
  /// - Returns: What cancels the request; `nil` where none was made.
  @discardableResult public func restorePosition(
    from file: PositionFile, completion: @escaping @MainActor (Outcome<Restored>?) -> Void
  ) -> NavigationHandle? {
    do {
      guard let attempt = try RestoringAttempt(of: file) else {
        completion(nil)
        return nil
      }
      return navigate(.restore(attempt.reading)) { outcome in
        attempt.ended(outcome)
        completion(outcome)
      }
    } catch {
      completion(.failed(NavigationFailure(caught: error)))
      return nil
    }
  }
}

/// A position of a file that is about to be restored. That it is begun is written down when this is made.
private struct RestoringAttempt {
  private let file: PositionFile
  private let content: PositionFile.Content
  private let before: Int

  /// - Throws: ``PositionError/givenUp(tries:)``, or what the file system says. `nil` where nothing is kept.
  init?(of file: PositionFile) throws {
    guard var content = try file.content() else { return nil }
    before = content.tries
    guard before < PositionFile.mostTries else { throw PositionError.givenUp(tries: before) }
    content.tries = before + 1
    try file.write(content)
    (self.file, self.content) = (file, content)
  }

  var reading: PositionReading { NavigationPosition.reading(content.json) }

  /// Writes down how it has ended, unless another position was saved meanwhile.
  func ended(_ outcome: Outcome<Restored>) {
    guard var now = try? file.content(), now.json == content.json else { return }
    switch outcome {
    case .arrived, .alreadyThere, .redirected: now.tries = 0
    case .failed: return
    case .blocked, .cancelled, .superseded: now.tries = before
    }
    try? file.write(now)
  }
}
