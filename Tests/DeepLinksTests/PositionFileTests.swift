import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests positions that persist beyond the process.
@Suite struct PositionFileTests {
  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("position"))
  }

  @Test("DL-13 The next process restores a position from a file")
  func outlives() async throws {
    try await inFolder { url in
      #expect(await (try PlacesApp()).router.restorePosition(from: PositionFile(url)) == nil)
      try PositionFile(url).save(PlacesApp.positionSomewhere())
      let next = try PlacesApp()
      let outcome = try #require(await next.router.restorePosition(from: PositionFile(url)))
      #expect(outcome.value?.leftOut == [])
      #expect(next.window.outline == PlacesApp.somewhereOutline)
      try PositionFile(url).discard()
      #expect(try PositionFile(url).load() == nil)
    }
  }

  @Test("DL-13 Saving without a table of screens fails and leaves the file unchanged")
  func noTable() async throws {
    try await inFolder { url in
      let app = try PlacesApp.somewhere()
      try app.router.savePosition(in: PositionFile(url))
      let kept = try Data(contentsOf: url)
      let other = UIWindow.visible(Screen("list"))
      #expect(throws: PositionError.noTable) { try Router(window: other).savePosition(in: PositionFile(url)) }
      #expect(try Data(contentsOf: url) == kept)
    }
  }

  @Test("DL-13 The completion form restores a position from a file within the call")
  func withinTheCall() async throws {
    try await inFolder { url in
      let app = try PlacesApp()
      var endings: [Outcome<Restored>?] = []
      #expect(app.router.restorePosition(from: PositionFile(url)) { endings.append($0) } == nil)
      #expect(endings.count == 1)
      #expect(endings.allSatisfy { $0 == nil }, "nothing is kept")
      try PositionFile(url).save(PlacesApp.positionSomewhere())
      app.router.restorePosition(from: PositionFile(url)) { endings.append($0) }
      #expect(endings.last??.value?.leftOut == [])
      #expect(app.window.outline == PlacesApp.somewhereOutline)
      #expect(PositionFile(url).tries == 0)
    }
  }

  @Test("DL-14 A restore that has failed to finish twice in a row is not tried a third time")
  func givenUp() async throws {
    try await inFolder { url in
      try PositionFile(url).save(PlacesApp.positionSomewhere())
      for tries in 1...2 {
        // The process ends during the attempt, so nothing records its end.
        let app = try PlacesApp()
        let dying = app.router.adding(KeepingGuard<Any?>())
        let task = Task { await dying.restorePosition(from: PositionFile(url)) }
        await until { PositionFile(url).tries >= tries }
        let copy = try Data(contentsOf: url)
        task.cancel()
        _ = await task.value
        try copy.write(to: url)
      }
      let app = try PlacesApp()
      let failure = try #require(await app.router.restorePosition(from: PositionFile(url))?.failure)
      #expect(failure.reason as? PositionError == .givenUp(tries: 2))
      #expect(app.window.outline == "tabs[stack[list]* stack[settings]]")
      try app.router.savePosition(in: PositionFile(url))
      #expect(await app.router.restorePosition(from: PositionFile(url))?.value != nil)
    }
  }

  @Test(
    "DL-14 A failed restore counts, a finished one resets the count, and a refused or cancelled one does not count"
  )
  func counting() async throws {
    try await inFolder { url in
      let file = PositionFile(url)
      try file.save(PlacesApp.positionSomewhere())
      let app = try PlacesApp()
      struct Broken: Error {}
      let failing = app.router.adding(InlineContextTask { (_: UIViewController, _: Any?) in throw Broken() })
      #expect(await failing.restorePosition(from: file)?.failure?.reason is Broken)
      #expect(file.tries == 1)
      let refusing = app.router.adding(InlineInterceptor<Any?> { _ in throw NotSignedIn() })
      #expect(await refusing.restorePosition(from: file)?.obstacle != nil)
      #expect(file.tries == 1)
      let asking = app.router.adding(KeepingGuard<Any?>())
      let task = Task { await asking.restorePosition(from: file) }
      await until { file.tries >= 2 }
      task.cancel()
      _ = await task.value
      #expect(file.tries == 1)
      #expect(await app.router.restorePosition(from: file)?.value != nil)
      #expect(file.tries == 0)
    }
  }

  @Test("DL-14 The end of a restore does not change the tries of a position that was saved during the restore")
  func savedMeanwhile() async throws {
    try await inFolder { url in
      let (file, app) = (PositionFile(url), try PlacesApp())
      struct Broken: Error {}
      try file.save(PlacesApp.positionSomewhere())
      let failing = app.router.adding(InlineContextTask { (_: UIViewController, _: Any?) in throw Broken() })
      _ = await failing.restorePosition(from: file)
      #expect(file.tries == 1)
      let asking = app.router.adding(KeepingGuard<Any?>())
      let task = Task { await asking.restorePosition(from: file) }
      await until { file.tries == 2 }
      try app.router.savePosition(in: file)
      task.cancel()
      _ = await task.value
      #expect(file.tries == 0)
    }
  }

  @Test(
    "DL-14 The valid part of a truncated or altered file is restored, and the tries are reset"
  )
  func damaged() async throws {
    try await inFolder { url in
      let file = PositionFile(url)
      try file.save(PlacesApp.positionSomewhere())
      let whole = try Data(contentsOf: url)
      for content in [
        whole.prefix(120), Data("tries many\n".utf8) + whole.dropFirst(8), Data(count: 100_000), Data("tries".utf8),
        Data(),
      ] {
        try content.write(to: url)
        let app = try PlacesApp()
        let restored = try #require(await app.router.restorePosition(from: file)?.value)
        #expect(!restored.leftOut.isEmpty)
        #expect(file.tries == 0)
      }
      try whole.prefix(140).write(to: url)
      let count = try #require(try file.load()?.position.count)
      let all = try PlacesApp.positionSomewhere().count
      #expect(count > 1)
      #expect(count < all)
    }
  }

  @Test(
    "DL-14 Restoring from an unreadable file fails with a remedy, and saving to an unwritable file throws")
  func unusable() async throws {
    try await inFolder { url in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let app = try PlacesApp()
      let failure = try #require(await app.router.restorePosition(from: PositionFile(url))?.failure)
      #expect(failure.reason is PositionError)
      #expect(failure.remedy.contains("file"))
      #expect(throws: (any Error).self) { try PositionFile(url).save(app.router.position) }
    }
  }

  @Test("DL-12 A position is written whole or not at all")
  func atomic() async throws {
    try await inFolder { url in
      let file = PositionFile(url)
      let first = try PlacesApp.positionSomewhere()
      try file.save(first)
      // A reader that has opened the old file still reads the old content, because the new file replaces the whole file.
      let open = try FileHandle(forReadingFrom: url)
      defer { try? open.close() }
      try file.save(NavigationPosition(root: nil))
      let old = try #require(try open.read(upToCount: 10_000))
      #expect(String(decoding: old, as: UTF8.self) == "tries 0\n" + first.json)
      #expect(try file.load()?.position == NavigationPosition(root: nil))
      let others = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
      #expect(others == ["position"])
    }
  }
}
