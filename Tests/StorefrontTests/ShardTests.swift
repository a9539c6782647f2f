import Foundation
import Testing
import WayfinderTesting

@Suite("Shards on the command line") struct ShardTests {
  private nonisolated struct Answer: Decodable {
    let verification: VerificationReport
  }

  @Test("TK-98 The merged files of two shards give the report of one whole run")
  @concurrent nonisolated func merges() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bound = ["--states", "12", "--interrupted", "0", "--processes", "1"]
    var files: [String] = []
    for number in 1...2 {
      let shard = try await Executable.run(["check", "--shard", "\(number)/2"] + bound)
      #expect(shard.status == 0)
      #expect(shard.errors == "")
      files.append(folder.appendingPathComponent("\(number).json").path)
      try Data(shard.results.utf8).write(to: URL(fileURLWithPath: files[number - 1]))
    }
    let merged = try await Self.report(["--merge"] + files)
    let whole = try await Self.report(bound)
    #expect(merged.states == whole.states)
    #expect(merged.transitions == whole.transitions)
    #expect(merged.checks == whole.checks)
    #expect(merged.violations == whole.violations)
    #expect(merged.unreached == whole.unreached)

    let twice = try await Executable.run(["check", "--merge", files[0], files[0]])
    #expect(twice.status == 4)
    #expect(twice.errors == "Shard 1 of 2 is there twice; give each shard once.\n")
    let missing = try await Executable.run(["check", "--merge", files[1]])
    #expect(missing.status == 4)
    #expect(missing.errors == "Missing of 2 shards: 1; add the files, or run these shards.\n")
  }

  @Test(
    "TK-99 Wrong shards are refused with one sentence",
    arguments: [
      (["--shard", "9/8"], 2, "“9/8” is no shard; write `--shard N/COUNT` with N from 1 to COUNT, as 2/8."),
      (["--shard", "0/8"], 2, "“0/8” is no shard; write `--shard N/COUNT` with N from 1 to COUNT, as 2/8."),
      (["--shard", "x"], 2, "“x” is no shard; write `--shard N/COUNT` with N from 1 to COUNT, as 2/8."),
      (["--merge"], 2, "`--merge` needs the file of each shard; write `storefront check --merge FILE…`."),
      (["--merge", "--shard", "1/2"], 2, "The files of the shards have their bound; leave out `--shard`."),
      (["--merge", "no-such-file"], 4, "no-such-file: The file cannot be read."),
      (
        ["--merge", "/dev/null"], 4,
        "/dev/null: This is no complete file of a shard; run the shard again, and keep its whole output."
      ),
    ])
  @concurrent nonisolated func refused(_ arguments: [String], _ status: Int32, _ sentence: String) async throws {
    let ending = try await Executable.run(["check"] + arguments)
    #expect(ending.status == status)
    #expect(ending.results == "")
    #expect(ending.errors == sentence + "\n")
  }

  @concurrent private nonisolated static func report(_ arguments: [String]) async throws -> VerificationReport {
    let ending = try await Executable.run(["check", "--json"] + arguments)
    return try JSONDecoder().decode(Answer.self, from: Data(ending.results.utf8)).verification
  }
}
