public import ViewHierarchy

/// The screens of a window, as recorded in a journal: their classes, their places in the tree, and their visibility.
///
/// If a container has many children, only the shown child and some of its neighbors are recorded. For the other children, only their
/// number is recorded. Titles may reveal personal data, so only a hash of all titles is recorded.
nonisolated public struct JournalTree: Hashable, Sendable {
  /// The screens without their titles; `nil` if there were too many for an entry.
  public let screens: ScreenTree?
  /// The hash that replaces the screens if there were too many for an entry; otherwise `nil`.
  private let writtenShape: UInt32?
  /// The hash of all titles.
  private let titles: UInt32

  init(_ screens: ScreenTree, titles: UInt32) { (self.screens, writtenShape, self.titles) = (screens, nil, titles) }

  init(shape: UInt32, titles: UInt32) { (screens, writtenShape, self.titles) = (nil, shape, titles) }

  /// Makes a tree of the present screens of a window, without the size limit of an entry.
  @MainActor public init(of window: UIWindow) {
    var letters = TreeLetters()
    let written = letters.write(LiveTree(window: window))
    self.init(letters.read(written.letters) ?? ScreenTree(root: nil), titles: written.titles.value)
  }

  /// Returns whether two trees have the same classes in the same places, and the same visible screens. If one tree had too many screens
  /// for an entry, compares hashes.
  public func hasSameScreens(as other: JournalTree) -> Bool {
    if let screens, let others = other.screens { screens == others } else { shape == other.shape }
  }

  /// Returns whether the screens of two trees have the same titles in the same order. Compares hashes.
  public func hasSameTitles(as other: JournalTree) -> Bool { titles == other.titles }

  private var shape: UInt32? { screens?.shape ?? writtenShape }
}

nonisolated extension ScreenTree {
  /// A hash of the printed tree: of the classes, their places, and the visible screens.
  var shape: UInt32 {
    var hash = StableHash()
    hash.add(description)
    return hash.value
  }
}

/// An FNV-1a hash of texts. Unlike a hash of `Hasher`, the value is the same in every process.
nonisolated struct StableHash: Hashable {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
  }
}
