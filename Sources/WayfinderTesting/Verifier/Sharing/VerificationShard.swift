public import Foundation

/// The part of a verification that one of several jobs has made.
///
/// Each job writes its shard to a file, and another job merges the files into one report (``AppUnderTest/report(merging:)``).
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
      throw VerificationShardError(
        "The file has version \(head.version), and version \(ShardFile.newest) is the newest that can be read; merge with the version that "
          + "wrote it.")
    }
    guard let file = try? JSONDecoder().decode(ShardFile.self, from: json), file.isComplete else {
      throw VerificationShardError(
        "This is no complete file of a shard; run the shard again, and keep its whole output.")
    }
    self.init(file)
  }

  /// Returns the contents of a file.
  public func json() throws -> Data { try JSONEncoder().encode(file) }
}

nonisolated struct ShardFile: Codable, Sendable {
  static let newest = 1

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

  var version = newest
  let app: String
  let description: Description
  let bound: VerificationBound
  let share: Share
  let launch: Fingerprint
  var answer: ExploringAnswer
  let interrupted: [Interrupted]
  let processes: Int
  let seconds: Double

  fileprivate var isComplete: Bool {
    let numbers = answer.numbers + interrupted.map(\.result.count) + [processes]
    // The merge adds these numbers, and a damaged file may have any.
    return (try? share.check()) != nil && answer.isComplete && bound.numbers.allSatisfy { $0 >= 0 }
      && numbers.allSatisfy { (0...1 << 40).contains($0) }
  }
}

/// The reason why shards cannot be made, read or merged, with the remedy.
nonisolated public struct VerificationShardError: Error, Hashable, CustomStringConvertible {
  /// The reason and the remedy as a sentence.
  public let description: String

  init(_ sentence: String) { description = sentence }
}

nonisolated extension Share {
  func check() throws(VerificationShardError) {
    guard 1...10_000 ~= count, 1...count ~= number else {
      throw VerificationShardError(
        "There is no shard \(number) of \(count); choose a number from 1 to the number of shards, at most 10,000.")
    }
  }
}
