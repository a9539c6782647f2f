import StorefrontApp
import Testing
import Wayfinder

@Suite("The shell's positions") struct ShellPositionTests {
  @Test(
    "DL-12 `position` prints the position as a line of JSON; DL-13 `restore` takes a position from a line or a file")
  func there() throws {
    let bench = try ShellBench()
    _ = bench.say("open store://product/42")
    let position = try #require(bench.say("position").first)
    #expect(NavigationPosition.reading(position).position == bench.shop.router.position)
    let next = try ShellBench()
    #expect(next.say("restore \(position)") == ["Arrived."])
    #expect(next.say("position") == [position])
    #expect(next.say("restore \(position)") == ["Already there."])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(position.utf8).write(to: file)
    #expect(try ShellBench().say("restore \(file.path)") == ["Arrived."])
  }

  @Test("DL-14 `restore` lists the places left out, and refuses an invalid position or file with one sentence")
  func told() throws {
    let bench = try ShellBench()
    #expect(
      bench.say(#"restore {"version":1,"root":{"name":"shop","tabs":[{"stack":[{"screen":"store://home"},{"screen":"x"#)
        .first == "Already there.")
    #expect(
      bench.say(#"restore {"version":1,"root":{"screen":"store://nothing"}}"#).last?.hasPrefix("Left out: root: ")
        == true)
    #expect(bench.say("restore").count == 1)
    #expect(bench.say("restore /nowhere/at/all") == ["/nowhere/at/all: The file cannot be read."])
    #expect(bench.say("restore {}") == ["“{}” is no position; version: there is none."])
    #expect(bench.shop.visibleTitle == "Home")
  }
}
