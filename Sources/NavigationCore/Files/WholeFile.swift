package import Foundation

/// A regular file that is replaced completely or not at all.
///
/// All methods follow symbolic links: they read, replace or remove the file at the end, and the link stays. They throw
/// ``FileWritingError/notRegular(file:)`` for a device, a pipe or a folder.
nonisolated package struct WholeFile {
  private let url: URL

  /// Makes a reference to the file, without reading or writing it.
  package init(_ url: URL) { self.url = url }

  /// Replaces or creates the file. Writes a temporary file beside it, and renames the temporary file.
  package func write(_ data: Data) throws(FileWritingError) {
    let target = try target
    do { try data.write(to: target, options: .atomic) } catch { throw FileWritingError(error, file: name) }
  }

  /// Removes the file. Does nothing if the file does not exist.
  package func remove() throws(FileWritingError) {
    let target = try target
    guard FileManager.default.fileExists(atPath: target.path) else { return }
    do { try FileManager.default.removeItem(at: target) } catch { throw FileWritingError(error, file: name) }
  }

  /// Returns the beginning of the file; `nil` if the file does not exist.
  ///
  /// - Parameter count: The greatest number of bytes to read.
  /// - Throws: `FileWritingError` if the file is not regular, or an error of the file system.
  package func read(upTo count: Int) throws -> Data? {
    let target = try target
    guard FileManager.default.fileExists(atPath: target.path) else { return nil }
    let handle = try FileHandle(forReadingFrom: target)
    defer { try? handle.close() }
    return try handle.read(upToCount: count) ?? Data()
  }

  /// Opens the existing file to append to its contents. Appending is not atomic.
  package func openForAppending() throws(FileWritingError) -> FileHandle {
    let target = try target
    do {
      let handle = try FileHandle(forWritingTo: target)
      try handle.seekToEnd()
      return handle
    } catch {
      throw FileWritingError(error, file: name)
    }
  }

  package var name: String { url.lastPathComponent }

  /// The greatest number of consecutive links that Linux follows (`man 7 path_resolution`).
  private static let mostLinks = 40

  /// The file at the end of all links. It is regular or does not exist.
  private var target: URL {
    get throws(FileWritingError) {
      var target = url
      for _ in 0...Self.mostLinks {
        let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
        switch attributes?[.type] as? FileAttributeType {
        case nil, FileAttributeType.typeRegular?: return target
        case FileAttributeType.typeSymbolicLink?:
          guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else {
            throw .notRegular(file: name)
          }
          target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent()).absoluteURL
        default: throw .notRegular(file: name)
        }
      }
      throw .notRegular(file: name)
    }
  }
}

/// The reason why a file was not written or removed.
///
/// A file that was to be replaced or removed is unchanged. A file that was being appended to may end with a part of the new data.
nonisolated public enum FileWritingError: Error, Hashable {
  /// The file is a device, a pipe or a folder, or a symbolic link that leads to one of these or cannot be followed.
  case notRegular(file: String)
  /// The disk has no space left.
  case diskFull(file: String)
  /// The system refuses to write or remove the file, for this reason.
  case refused(file: String, reason: String)

  /// Converts an error that Foundation throws.
  package init(_ error: any Error, file: String) {
    if let known = error as? FileWritingError {
      self = known
    } else if Self.isDiskFull(error) {
      self = .diskFull(file: file)
    } else {
      self = .refused(file: file, reason: (error as NSError).localizedDescription)
    }
  }

  private static func isDiskFull(_ error: any Error) -> Bool {
    if (error as? CocoaError)?.code == .fileWriteOutOfSpace { return true }
    if (error as? POSIXError)?.code == .ENOSPC { return true }
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return inner.map(isDiskFull) ?? false
  }
}

nonisolated extension FileWritingError: RemediedError, CustomStringConvertible {
  /// The reason, as a sentence.
  public var description: String {
    switch self {
    case .notRegular(let file): "\(file) is not a regular file"
    case .diskFull(let file): "no space is left on the disk for \(file)"
    case .refused(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }

  package var remedy: String {
    switch self {
    case .notRegular: "Name a regular file, or one that does not exist yet."
    case .diskFull: "Make room on the disk, and write again."
    case .refused: "Check that its folder exists and can be written to."
    }
  }
}
