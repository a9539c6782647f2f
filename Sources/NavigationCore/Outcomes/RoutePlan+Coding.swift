// A change is encoded as a flat object with its kind and the names of its screens, container, presenter, action or step.
nonisolated extension RoutePlan.Change {
  private enum Kind: String, Codable {
    case dismiss, pop, select, build, embed, present, replaceRoot, reveal, opaque, update, follow
  }

  private enum Key: String, CodingKey {
    case kind, screen, screens, container, presenter, action, step
  }

  /// Encodes the change as an object with a `kind`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    func write(_ kind: Kind, _ fields: (Key, String)...) throws {
      try object.encode(kind, forKey: .kind)
      for (key, value) in fields { try object.encode(value, forKey: key) }
    }
    switch self {
    case .dismiss(let screens):
      try write(.dismiss)
      try object.encode(screens, forKey: .screens)
    case .pop(let screens, let container):
      try write(.pop, (.container, container))
      try object.encode(screens, forKey: .screens)
    case .select(let screen, let container): try write(.select, (.screen, screen), (.container, container))
    case .build(let screen): try write(.build, (.screen, screen))
    case .embed(let screen, let container): try write(.embed, (.screen, screen), (.container, container))
    case .present(let screen, let presenter): try write(.present, (.screen, screen), (.presenter, presenter))
    case .replaceRoot(let screen): try write(.replaceRoot, (.screen, screen))
    case .reveal(let screen): try write(.reveal, (.screen, screen))
    case .opaque(let action, let screen): try write(.opaque, (.action, action), (.screen, screen))
    case .update(let screen): try write(.update, (.screen, screen))
    case .follow(let step): try write(.follow, (.step, step))
    }
  }

  /// Decodes a change from an object with a `kind`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try object.decode(String.self, forKey: key) }
    func screens() throws -> [String] { try object.decode([String].self, forKey: .screens) }
    switch try object.decode(Kind.self, forKey: .kind) {
    case .dismiss: self = .dismiss(try screens())
    case .pop: self = .pop(try screens(), from: try text(.container))
    case .select: self = .select(try text(.screen), in: try text(.container))
    case .build: self = .build(try text(.screen))
    case .embed: self = .embed(try text(.screen), in: try text(.container))
    case .present: self = .present(try text(.screen), on: try text(.presenter))
    case .replaceRoot: self = .replaceRoot(with: try text(.screen))
    case .reveal: self = .reveal(try text(.screen))
    case .opaque: self = .opaque(try text(.action), screen: try text(.screen))
    case .update: self = .update(try text(.screen))
    case .follow: self = .follow(try text(.step))
    }
  }
}
