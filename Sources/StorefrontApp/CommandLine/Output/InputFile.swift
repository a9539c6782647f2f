import Foundation

/// A file that the user names. The tool reads at most one mebibyte of it.
nonisolated struct InputFile {
  static let limit = 1 << 20
  let name: String

  /// Returns the bytes of the file.
  ///
  /// - Throws: ``Unusable``.
  func contents() throws(Unusable) -> Data {
    guard let handle = FileHandle(forReadingAtPath: name) else { throw Unusable.unreadable }
    defer { try? handle.close() }
    let size = try? URL(fileURLWithPath: name).resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard size ?? 0 <= Self.limit else { throw Unusable.tooLarge }
    guard let data = try? handle.read(upToCount: Self.limit + 1) else {
      // Both an empty file and a folder give no bytes.
      if size == 0 { return Data() }
      throw Unusable.unreadable
    }
    guard data.count <= Self.limit else { throw Unusable.tooLarge }
    return data
  }

  /// The reason why the tool cannot use a file.
  enum Unusable: Error, CustomStringConvertible {
    case unreadable
    case tooLarge

    var description: String {
      switch self {
      case .unreadable: "The file cannot be read."
      case .tooLarge: "The file has more than the \(InputFile.limit) bytes that are read; split it."
      }
    }
  }
}
