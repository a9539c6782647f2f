public import ViewHierarchy

/// The screens of a window as a journal has them: their classes, what stands where and what is visible. Of titles, which may
/// tell of the user, there is a number only, by which two trees are told apart.
nonisolated public struct JournalTree: Hashable, Sendable {
  /// The screens without their titles; `nil` where they were too many for an entry.
  public let screens: ScreenTree?
  /// A number that two trees of other classes, or in another order, hardly have in common.
  let shape: UInt32
  /// A number that two trees of other titles hardly have in common.
  let titles: UInt32

  init(screens: ScreenTree?, shape: UInt32, titles: UInt32) {
    (self.screens, self.shape, self.titles) = (screens, shape, titles)
  }

  /// What a journal has of a tree.
  public init(_ tree: ScreenTree) { self.init(tree, titles: tree.titles.stableHash) }

  init(_ tree: ScreenTree, titles: UInt32) {
    let untitled = ScreenTree(root: tree.root.map(\.untitled))
    self.init(screens: untitled, shape: untitled.description.stableHash, titles: titles)
  }

  /// Whether two trees are of the same classes, in the same places, with the same visible.
  public func hasSameScreens(as other: JournalTree) -> Bool {
    if let screens, let others = other.screens { screens == others } else { shape == other.shape }
  }

  /// Whether the screens of two trees have the same titles, in order.
  public func hasSameTitles(as other: JournalTree) -> Bool { titles == other.titles }
}

nonisolated extension ScreenTree {
  /// The titles, the outermost first, a line each.
  fileprivate var titles: String {
    var lines: [String] = []
    func collect(_ screen: Screen) {
      lines.append(screen.title ?? "")
      for child in screen.children + screen.presented { collect(child) }
    }
    if let root { collect(root) }
    return lines.joined(separator: "\n")
  }
}

nonisolated extension ScreenTree.Screen {
  fileprivate var untitled: Self {
    Self(type: type, isVisible: isVisible, children: children.map(\.untitled), presented: presented.map(\.untitled))
  }
}

nonisolated extension String {
  /// A number that follows from the bytes, in every process the same (FNV-1a).
  fileprivate var stableHash: UInt32 {
    utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

// MARK: - In few letters

/// Writes trees in few letters: a class is a number, `*` follows what is visible, `[` and `]` surround what is contained, and
/// `^` precedes what is presented.
nonisolated struct TreeLetters {
  /// How many classes a journal knows by number at most.
  static let mostClasses = 400
  /// How deep screens lie inside each other at most.
  static let mostDepth = 64
  /// The classes by number.
  private(set) var classes: [String] = []
  private var numbers: [String: Int] = [:]

  /// Gives a class the next number.
  mutating func add(_ name: String) {
    numbers[name] = numbers[name] ?? classes.count
    classes.append(name)
  }

  /// The letters of a tree, `nil` where it is too deep or has too many classes; and the classes that are new.
  mutating func write(_ tree: ScreenTree) -> (letters: String?, new: [String]) {
    guard let root = tree.root else { return ("", []) }
    var letters = ""
    let known = classes.count
    let isWritten = write(root, to: &letters, depth: 1)
    return (isWritten ? letters : nil, Array(classes[known...]))
  }

  private mutating func write(_ screen: ScreenTree.Screen, to letters: inout String, depth: Int) -> Bool {
    if numbers[screen.type] == nil {
      guard classes.count < Self.mostClasses else { return false }
      add(screen.type)
    }
    guard let number = numbers[screen.type], depth <= Self.mostDepth else { return false }
    letters += String(number, radix: 36) + (screen.isVisible ? "*" : "")
    for (position, child) in screen.children.enumerated() {
      letters += position == 0 ? "[" : ","
      guard write(child, to: &letters, depth: depth + 1) else { return false }
    }
    if !screen.children.isEmpty { letters += "]" }
    for presented in screen.presented {
      letters += "^"
      guard write(presented, to: &letters, depth: depth + 1) else { return false }
    }
    return true
  }

  /// The tree of some letters; `nil` where they are none.
  func read(_ letters: String) -> ScreenTree? {
    if letters.isEmpty { return ScreenTree(root: nil) }
    var rest = Substring(letters)
    guard let root = screen(&rest, depth: 1), rest.isEmpty else { return nil }
    return ScreenTree(root: root)
  }

  private func screen(_ rest: inout Substring, depth: Int) -> ScreenTree.Screen? {
    let digits = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard depth <= Self.mostDepth, let number = Int(digits, radix: 36), classes.indices.contains(number) else {
      return nil
    }
    rest = rest.dropFirst(digits.count)
    let isVisible = take("*", &rest)
    var (children, presented): ([ScreenTree.Screen], [ScreenTree.Screen]) = ([], [])
    if take("[", &rest) {
      repeat {
        guard let child = screen(&rest, depth: depth + 1) else { return nil }
        children.append(child)
      } while take(",", &rest)
      guard take("]", &rest) else { return nil }
    }
    while take("^", &rest) {
      guard let screen = screen(&rest, depth: depth + 1) else { return nil }
      presented.append(screen)
    }
    return ScreenTree.Screen(type: classes[number], isVisible: isVisible, children: children, presented: presented)
  }

  private func take(_ letter: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == letter else { return false }
    rest.removeFirst()
    return true
  }
}
