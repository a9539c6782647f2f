public import Foundation

nonisolated extension AppMap {
  /// An error that reading a map throws.
  nonisolated public enum ReadingError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The map has a newer version of the format.
    case newer(version: Int)
    /// The text is no map. The reason names the fault and its place.
    case noMap(reason: String)

    /// The reason as a sentence.
    public var errorDescription: String? { description }
    /// The reason and a remedy as sentences.
    public var description: String {
      switch self {
      case .newer(let version):
        """
        The map has version \(version) of the format, and this Wayfinder reads versions up to \(AppMap.version). \
        Update Wayfinder, or draw the map again with this one.
        """
      case .noMap(let reason): "This is no map of an app: \(reason)"
      }
    }
  }

  /// The version of the format that ``json()`` writes, and the newest that can be read.
  public static let version = 1

  /// Returns the map as JSON. The order of lines is fixed, so that files can be compared line by line.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, Boolean values and integers can always be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads the output of ``json()``.
  ///
  /// - Throws: ``ReadingError``. A newer version is reported even if the other fields cannot be read.
  public init(json: String) throws(ReadingError) { try self.init(json: Data(json.utf8)) }

  /// Reads the output of ``json()``.
  ///
  /// - Throws: ``ReadingError``. A newer version is reported even if the other fields cannot be read.
  public init(json: Data) throws(ReadingError) {
    do {
      self = try JSONDecoder().decode(AppMap.self, from: json)
    } catch let error as ReadingError {
      throw error
    } catch {
      throw .noMap(reason: (error as? DecodingError)?.reason ?? "\(error)")
    }
  }
}

nonisolated extension AppMap: Codable {
  /// A map in its file, without empty fields and in a fixed order.
  nonisolated private struct Written: Codable {
    nonisolated struct WrittenCoverage: Codable {
      let screens: [String]
      var ways: [Way]?
    }

    let version: Int
    let title: String
    var groups: [Group]?
    let screens: [Screen]
    var ways: [Way]?
    var present: Screen.ID?
    var coverage: WrittenCoverage?
    var path: Path?
    var exploration: Exploration?
  }

  private enum Key: String, CodingKey { case version }

  /// Reads a map.
  ///
  /// - Throws: A `DecodingError`; ``ReadingError/newer(version:)`` for a newer version.
  public init(from decoder: any Decoder) throws {
    // A newer version may have other fields.
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version <= Self.version else { throw ReadingError.newer(version: version) }
    guard version > 0 else {
      throw DecodingError.dataCorruptedError(forKey: .version, in: fields, debugDescription: "A version is 1 or more.")
    }
    let map = try Written(from: decoder)
    let coverage = map.coverage.map { Coverage(screens: Set($0.screens), ways: Set($0.ways ?? [])) }
    self.init(
      title: map.title, groups: map.groups ?? [], screens: map.screens, ways: map.ways ?? [], present: map.present,
      coverage: coverage, path: map.path, exploration: map.exploration)
  }

  /// Writes the map.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let coverage = coverage.map {
      Written.WrittenCoverage(
        screens: $0.screens.sorted(), ways: $0.ways.sorted { "\($0)" < "\($1)" })
    }
    try Written(
      version: Self.version, title: title, groups: groups, screens: screens, ways: ways, present: present,
      coverage: coverage, path: path, exploration: exploration
    ).encode(to: encoder)
  }
}

nonisolated extension DecodingError {
  /// The fault as a sentence.
  fileprivate var reason: String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "" : " (at \(path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")))"
    }
    return switch self {
    case .keyNotFound(let key, let context): "“\(key.stringValue)” is missing\(place(context.codingPath))."
    case .typeMismatch(let type, let context): "Expected \(type)\(place(context.codingPath))."
    case .valueNotFound(let type, let context): "Expected \(type) and found null\(place(context.codingPath))."
    case .dataCorrupted(let context): context.debugDescription + place(context.codingPath)
    @unknown default: "It cannot be read."
    }
  }
}
