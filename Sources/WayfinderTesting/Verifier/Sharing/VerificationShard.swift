public import Foundation

/// The part of a verification that one of several jobs has made.
///
/// Each job writes its shard to a file, and another job merges the files into one report
/// (``AppUnderTest/report(merging:)``).
nonisolated public struct VerificationShard: Sendable {
  let file: ShardFile

  /// The name of the app.
  public var app: String { file.app }
  /// The number of the shard, from 1.
  public var number: Int { file.share.number }
  /// The number of shards.
  public var count: Int { file.share.count }
  /// The bound of the exploration.
  public var bound: VerificationBound { file.bound }

  init(_ file: ShardFile) { self.file = file }

  /// Reads the file of a shard.
  ///
  /// - Throws: ``VerificationShardError`` if the file is damaged, or has a newer version.
  public init(json: Data) throws(VerificationShardError) {
    if let head = try? JSONDecoder().decode(ShardFile.Head.self, from: json), head.version > ShardFile.newest {
      throw .newer(version: head.version)
    }
    guard let file = try? JSONDecoder().decode(ShardFile.self, from: json), file.isComplete else { throw .damaged }
    self.init(file)
  }

  /// Returns the contents of a file.
  public func json() throws -> Data { try JSONEncoder().encode(file) }
}

/// The file of a shard.
nonisolated struct ShardFile: Codable, Sendable {
  static let newest = 1

  /// The part of the file that each version has.
  struct Head: Decodable {
    let version: Int
  }

  /// The part of an app's description that all shards share.
  struct Description: Hashable, Codable {
    let type: String
    let destinations: [String]
    let switches: [String: [String]]
  }

  /// A navigation and the findings with its interruptions.
  struct Interrupted: Codable {
    let navigation: InterruptingTask.Navigation
    let result: InterruptedNavigation
  }

  private var version = newest
  let app: String
  let description: Description
  let bound: VerificationBound
  let share: Share
  let launch: Fingerprint
  let answer: ExploringAnswer
  let interrupted: [Interrupted]
  let processes: Int
  let seconds: Double

  init(
    app: String, _ description: Description, _ bound: VerificationBound, _ share: Share, launch: Fingerprint,
    _ answer: ExploringAnswer, _ interrupted: [Interrupted], processes: Int, seconds: Double
  ) {
    (self.app, self.description, self.bound, self.share) = (app, description, bound, share)
    (self.launch, self.answer, self.interrupted) = (launch, answer, interrupted)
    (self.processes, self.seconds) = (processes, seconds)
  }

  fileprivate var isComplete: Bool { (try? share.check()) != nil && answer.isComplete }
}

/// The reason why shards cannot be made, read or merged.
nonisolated public enum VerificationShardError: Error, Hashable, CustomStringConvertible {
  /// The number of a shard is not from 1 to the number of shards.
  case noShard(Int, of: Int)
  /// The file is damaged, or is no file of a shard.
  case damaged
  /// The file has a version that this program cannot read.
  case newer(version: Int)
  /// No shards are given.
  case none
  /// A shard is of another app, or of another version of the app.
  case otherApp(Int)
  /// Two shards have different bounds.
  case otherBound(Int, Int)
  /// Two shards have different numbers of shards.
  case otherCount(Int, of: Int, and: Int)
  /// A shard is given twice.
  case twice(Int, of: Int)
  /// Shards are missing.
  case missing([Int], of: Int)

  /// The reason and the remedy as a sentence.
  public var description: String {
    switch self {
    case .noShard(let number, let count):
      "There is no shard \(number) of \(count); choose a number from 1 to the number of shards."
    case .damaged: "This is no complete file of a shard; run the shard again, and keep its whole output."
    case .newer(let version):
      "The file has version \(version), and version \(ShardFile.newest) is the newest that can be read; "
        + "merge with the version that wrote it."
    case .none: "There are no shards to merge; name the file of each shard."
    case .otherApp(let number):
      "Shard \(number) is of another app or another version of it; run all shards and the merge with one version."
    case .otherBound(let number, let other):
      "Shards \(number) and \(other) have different bounds; run all shards with the same bound."
    case .otherCount(let number, let count, let other):
      "Shard \(number) is one of \(count), and others are of \(other); merge only shards of one run."
    case .twice(let number, let count): "Shard \(number) of \(count) is there twice; give each shard once."
    case .missing(let numbers, let count):
      numbers.count == 1
        ? "Shard \(numbers[0]) of \(count) is missing; add its file, or run it."
        : "Shards \(numbers.map(String.init).joined(separator: ", ")) of \(count) are missing; add their files, or run them."
    }
  }
}

nonisolated extension Share {
  /// Checks that the share is one of several.
  func check() throws(VerificationShardError) {
    guard count > 0, 1...count ~= number else { throw .noShard(number, of: count) }
  }
}
