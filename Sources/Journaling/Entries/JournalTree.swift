public import ViewHierarchy

/// The screens of a window, as recorded in a journal: their classes, their places, and the visible ones.
///
/// Of a container with many children, only those around the shown child are recorded, with the number of the others. Titles may
/// reveal personal data, so only a hash of them is recorded.
nonisolated public struct JournalTree: Hashable, Sendable {
  /// The screens without their titles; `nil` if they were too many for an entry.
  public let screens: ScreenTree?
  /// The hash that replaces too many screens in an entry.
  private let writtenShape: UInt32?
  /// The hash of all titles.
  private let titles: UInt32

  init(_ screens: ScreenTree, titles: UInt32) { (self.screens, writtenShape, self.titles) = (screens, nil, titles) }

  init(shape: UInt32, titles: UInt32) { (screens, writtenShape, self.titles) = (nil, shape, titles) }

  /// Makes a tree of the present screens of a window, as a journal would record them.
  @MainActor public init(of window: UIWindow) {
    var letters = TreeLetters()
    let written = letters.write(LiveTree(window: window))
    self.init(letters.read(written.letters) ?? ScreenTree(root: nil), titles: written.titles.value)
  }

  /// Returns whether two trees have the same classes in the same places, and the same visible screens.
  public func hasSameScreens(as other: JournalTree) -> Bool {
    if let screens, let others = other.screens { screens == others } else { shape == other.shape }
  }

  /// Returns whether the screens of two trees have the same titles, in order.
  public func hasSameTitles(as other: JournalTree) -> Bool { titles == other.titles }

  private var shape: UInt32? { screens?.shape ?? writtenShape }
}

nonisolated extension ScreenTree {
  /// A hash of the classes and their order.
  var shape: UInt32 {
    var hash = StableHash()
    hash.add(description)
    return hash.value
  }
}

/// A hash of texts (FNV-1a), equal in every process.
nonisolated struct StableHash: Hashable {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
  }
}
