public import Foundation

nonisolated extension AppMap {
  /// Why a text is no map that can be read here.
  nonisolated public enum ReadingError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// A newer version of the format than this one knows.
    case newer(version: Int)
    /// No map; the reason says what is wrong, and where.
    case noMap(reason: String)

    /// The reason as a sentence.
    public var errorDescription: String? { description }
    /// What is wrong and what can be done, in a sentence or two.
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

  /// The version of the format that ``json()`` writes, and the newest one that is read.
  public static let version = 1

  /// The map as JSON, always in the same order, so that two files can be compared line by line.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing but texts, truths and whole numbers is written, and none of these can fail to be.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a map that ``json()`` has written.
  ///
  /// - Throws: ``ReadingError``, for a newer version also where nothing else of the text can be read.
  public init(json: String) throws(ReadingError) { try self.init(json: Data(json.utf8)) }

  /// Reads a map that ``json()`` has written.
  ///
  /// - Throws: ``ReadingError``, for a newer version also where nothing else of the text can be read.
  public init(json: Data) throws(ReadingError) {
    do {
      self = try JSONDecoder().decode(AppMap.self, from: json)
    } catch let error as ReadingError {
      throw error
    } catch let error as DecodingError {
      throw .noMap(reason: error.reason)
    } catch {
      throw .noMap(reason: "\(error)")
    }
  }
}

nonisolated extension AppMap: Codable {
  private enum Key: String, CodingKey { case version, title, groups, screens, ways, present, coverage, path }

  /// Reads a map.
  ///
  /// - Throws: ``ReadingError/newer(version:)`` for a newer version; a `DecodingError` for what is no map.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version <= Self.version else { throw ReadingError.newer(version: version) }
    guard version >= 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: fields, debugDescription: "There is no version below 1.")
    }
    self.init(
      title: try fields.decode(String.self, forKey: .title),
      groups: try fields.decodeIfPresent([Group].self, forKey: .groups) ?? [],
      screens: try fields.decode([Screen].self, forKey: .screens),
      ways: try fields.decodeIfPresent([Way].self, forKey: .ways) ?? [],
      present: try fields.decodeIfPresent(Screen.ID.self, forKey: .present),
      coverage: try fields.decodeIfPresent(Coverage.self, forKey: .coverage),
      path: try fields.decodeIfPresent(Path.self, forKey: .path))
  }

  /// Writes the map with the version of its format.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.version, forKey: .version)
    try fields.encode(title, forKey: .title)
    try fields.encode(groups, forKey: .groups)
    try fields.encode(screens, forKey: .screens)
    try fields.encode(ways, forKey: .ways)
    try fields.encodeIfPresent(present, forKey: .present)
    try fields.encodeIfPresent(coverage, forKey: .coverage)
    try fields.encodeIfPresent(path, forKey: .path)
  }
}

nonisolated extension AppMap.Screen: Codable {
  private enum Key: String, CodingKey { case id, title, group, shownBy, isRoot, isModal }

  /// Reads a screen; what is not said is `false`, empty or `nil`.
  ///
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(String.self, forKey: .id), title: try fields.decode(String.self, forKey: .title),
      in: try fields.decodeIfPresent(String.self, forKey: .group),
      shownBy: Set(try fields.decodeIfPresent([AppMap.Vocabulary].self, forKey: .shownBy) ?? []),
      isRoot: try fields.decodeIfPresent(Bool.self, forKey: .isRoot) ?? false,
      isModal: try fields.decodeIfPresent(Bool.self, forKey: .isModal) ?? false)
  }

  /// Writes the screen without what is `false`, empty or `nil`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(group, forKey: .group)
    if !shownBy.isEmpty { try fields.encode(shownBy.sorted { $0.place < $1.place }, forKey: .shownBy) }
    if isRoot { try fields.encode(true, forKey: .isRoot) }
    if isModal { try fields.encode(true, forKey: .isModal) }
  }
}

nonisolated extension AppMap.Coverage: Codable {
  private enum Key: String, CodingKey { case screens, ways }

  /// Reads what was covered.
  ///
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      screens: Set(try fields.decode([String].self, forKey: .screens)),
      ways: Set(try fields.decodeIfPresent([AppMap.Way].self, forKey: .ways) ?? []))
  }

  /// Writes what was covered, in order.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(screens.sorted(), forKey: .screens)
    try fields.encode(ways.sorted { $0.order.lexicographicallyPrecedes($1.order) }, forKey: .ways)
  }
}

nonisolated extension AppMap.Way {
  /// What ways are put in order by, where they come from a set.
  fileprivate var order: [String] {
    func field(_ text: String?) -> [String] { text.map { ["1", $0] } ?? ["0", ""] }
    return field(from) + [to, kind.rawValue] + field(name)
  }
}

nonisolated extension DecodingError {
  /// What is wrong, as a sentence.
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
