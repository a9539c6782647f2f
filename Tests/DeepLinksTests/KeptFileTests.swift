import Foundation
import Testing
import Wayfinder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests files of links and positions whose path is no regular file.
@Suite("Files of links and positions") struct KeptFileTests {
  private let link = WaitingLink(link: "app://list", expires: Date(timeIntervalSince1970: 1_000))
  private let position = NavigationPosition.reading(#"{"version":1,"root":{"screen":"app://list"}}"#).position

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func type(of url: URL) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
  }

  @Test("DL-19 Writing and removing a file follows a symbolic link, and the link stays")
  func symbolicLinks() throws {
    try inFolder { folder in
      let (file, middle, start) = (
        folder.appendingPathComponent("file"), folder.appendingPathComponent("middle"),
        folder.appendingPathComponent("start")
      )
      try FileManager.default.createSymbolicLink(atPath: middle.path, withDestinationPath: "file")
      try FileManager.default.createSymbolicLink(atPath: start.path, withDestinationPath: middle.path)
      let store = WaitingLinkFile(start)
      try store.save(link)
      #expect(try store.load() == link)
      #expect(try type(of: file) == .typeRegular)
      #expect(try type(of: start) == .typeSymbolicLink)
      try store.save(nil)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(try type(of: start) == .typeSymbolicLink)
      let positions = PositionFile(middle)
      try positions.save(position)
      #expect(try positions.load()?.position == position)
      try positions.discard()
      #expect(try type(of: middle) == .typeSymbolicLink)
    }
  }

  @Test("DL-19 A pipe is neither read nor replaced nor removed")
  func noRegularFile() throws {
    try inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let (store, positions) = (WaitingLinkFile(pipe), PositionFile(pipe))
      let refusal = FileWritingError.notRegular(file: "pipe")
      #expect(throws: refusal) { try store.save(link) }
      #expect(throws: refusal) { try store.save(nil) }
      #expect(throws: WaitingLinkError.unreadable(file: "pipe")) { try store.load() }
      #expect(throws: refusal) { try positions.save(position) }
      #expect(throws: refusal) { try positions.discard() }
      #expect(throws: PositionError.unusable(file: "pipe")) { try positions.load() }
      let kind = try type(of: pipe)
      #expect(kind != .typeRegular)
    }
  }

  @Test("DL-19 The error for symbolic links in a circle names the file")
  func circle() throws {
    try inFolder { folder in
      let one = folder.appendingPathComponent("one")
      try FileManager.default.createSymbolicLink(atPath: one.path, withDestinationPath: "other")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("other").path, withDestinationPath: "one")
      let error = try #require(throws: FileWritingError.self) { try PositionFile(one).save(position) }
      #expect(error == .notRegular(file: "one"))
      #expect(error.localizedDescription.hasPrefix("one is not a regular file. Name"))
    }
  }
}
