package import Foundation

/// A regular file that is written whole or not at all.
///
/// A symbolic link stands for the file that it leads to: that file is replaced, and the link stays. A device, a pipe or a folder
/// is neither read nor replaced nor removed.
nonisolated package struct WholeFile {
  private let url: URL

  /// Names the file. Nothing is read or written yet.
  package init(_ url: URL) { self.url = url }

  /// Writes beside the file, and then renames over it.
  package func write(_ data: Data) throws(FileWritingError) {
    let target = try target
    do { try data.write(to: target, options: .atomic) } catch { throw FileWritingError(error, file: name) }
  }

  /// Removes the file, if there is one.
  package func remove() throws(FileWritingError) {
    let target = try target
    guard FileManager.default.fileExists(atPath: target.path) else { return }
    do { try FileManager.default.removeItem(at: target) } catch { throw FileWritingError(error, file: name) }
  }

  /// The beginning of the file; `nil` if there is none.
  ///
  /// - Parameter count: The greatest number of bytes to read.
  package func read(upTo count: Int) throws -> Data? {
    let target = try target
    guard FileManager.default.fileExists(atPath: target.path) else { return nil }
    let handle = try FileHandle(forReadingFrom: target)
    defer { try? handle.close() }
    return try handle.read(upToCount: count) ?? Data()
  }

  /// Opens the file to append to what it holds.
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

  /// As many links as Linux follows one after the other (`man 7 path_resolution`).
  private static let mostLinks = 40

  /// The file itself, at the end of all links. It need not be there.
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

/// Why a file is not written or removed. What it held is still there.
nonisolated public enum FileWritingError: Error, Hashable {
  /// It is a device, a pipe, a folder, or a symbolic link that leads to none of its kind.
  case notRegular(file: String)
  /// There is no room left on its disk.
  case diskFull(file: String)
  /// The system refuses, for this reason.
  case refused(file: String, reason: String)

  /// Reads the reason from what Foundation throws.
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
  /// The reason as a sentence.
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
