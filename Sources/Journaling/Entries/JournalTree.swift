public import ViewHierarchy

/// The screens of a window as a journal has them: their classes, what stands where and what is visible.
///
/// Of a container with many children only those around the one that it shows are there, and the numbers of the others. Of
/// titles, which may tell of the user, there is a number only, by which two trees are told apart.
nonisolated public struct JournalTree: Hashable, Sendable {
  /// The screens without their titles; `nil` if they were too many for an entry.
  public let screens: ScreenTree?
  /// The number that an entry has in the place of too many screens.
  private let writtenShape: UInt32?
  /// A number that two trees of other titles hardly have in common.
  private let titles: UInt32

  init(_ screens: ScreenTree, titles: UInt32) { (self.screens, writtenShape, self.titles) = (screens, nil, titles) }

  init(shape: UInt32, titles: UInt32) { (screens, writtenShape, self.titles) = (nil, shape, titles) }

  /// The screens of a window as a journal would have them now.
  @MainActor public init(of window: UIWindow) {
    var letters = TreeLetters()
    let written = letters.write(LiveTree(window: window))
    self.init(letters.read(written.letters) ?? ScreenTree(root: nil), titles: written.titles.value)
  }

  /// A Boolean value that indicates whether two trees are of the same classes, in the same places, with the same visible.
  public func hasSameScreens(as other: JournalTree) -> Bool {
    if let screens, let others = other.screens { screens == others } else { shape == other.shape }
  }

  /// A Boolean value that indicates whether the screens of two trees have the same titles, in order.
  public func hasSameTitles(as other: JournalTree) -> Bool { titles == other.titles }

  private var shape: UInt32? { screens?.shape ?? writtenShape }
}

nonisolated extension ScreenTree {
  /// A number that two trees of other classes, or in another order, hardly have in common.
  var shape: UInt32 {
    var hash = StableHash()
    hash.add(description)
    return hash.value
  }
}

/// A number that follows from texts, in every process the same (FNV-1a).
nonisolated struct StableHash: Hashable {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
  }
}
