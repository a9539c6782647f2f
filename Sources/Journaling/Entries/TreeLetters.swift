import ViewHierarchy

/// A compact notation for trees.
///
/// A screen is the number of its class in base 36, followed by `*` if the screen is visible. `[` and `]` enclose its children, which
/// commas separate. `^` precedes a presented screen. `+` precedes the decimal number of omitted screens.
nonisolated struct TreeLetters {
  /// The greatest number of classes that have a number.
  static let mostClasses = 400
  /// The greatest depth of the screens in the notation. Children and presented screens below it are omitted.
  static let mostDepth = 64
  /// The classes, by number.
  private(set) var classes: [String] = []
  private var numbers: [String: Int] = [:]

  /// Adds a class under the next number. If the class has a number already, the notation keeps using its first number.
  mutating func add(_ name: String) {
    numbers[name] = numbers[name] ?? classes.count
    classes.append(name)
  }

  /// Returns the number of a class in base 36. A new class gets the next number. Returns `nil` for a new class if ``mostClasses``
  /// classes have numbers already.
  @MainActor mutating func letters(of type: UIViewController.Type) -> String? {
    let name = TypeName.of(type)
    if numbers[name] == nil, classes.count < Self.mostClasses { add(name) }
    return numbers[name].map { String($0, radix: 36) }
  }

  /// Returns the tree of a notation. `nil` if the notation is malformed or too deep, or if a class has no number here.
  func read(_ letters: String) -> ScreenTree? {
    if letters.isEmpty { return ScreenTree(root: nil) }
    var rest = Substring(letters)
    guard let root = screen(&rest, depth: 1), rest.isEmpty else { return nil }
    return ScreenTree(root: root)
  }

  private func screen(_ rest: inout Substring, depth: Int) -> ScreenTree.Screen? {
    let isUnwritten = take("+", &rest)
    let digits = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if isUnwritten, let number = Int(digits), number > 0 {
      rest = rest.dropFirst(digits.count)
      return ScreenTree.Screen(type: "\(number) more", isVisible: false, children: [], presented: [])
    }
    guard !isUnwritten, depth <= Self.mostDepth, let number = Int(digits, radix: 36), classes.indices.contains(number)
    else {
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
