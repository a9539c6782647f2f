/// A trie that finds patterns by the segments of a link.
///
/// A node represents the segments on the path from the root. Literal segments are interned. All nodes share one hash
/// table, and a single lookup finds the child for a literal segment. The cost depends on the length of the link and not
/// on the number of patterns. If the search has to backtrack, it visits each node at most once.
struct SegmentTrie: Sendable {
  private struct Node {
    /// The index of the child for a parameter; negative if there is none.
    var parameter: Int32 = -1
    /// The index of the first ending at this node; negative if there is none.
    var ending: Int32 = -1
    /// The index of the first ending that matches one or more following segments; negative if there is none.
    var rest: Int32 = -1
  }

  /// An entry of the hash table: the child of a node for a literal segment. The entry is empty if the child is
  /// negative.
  private struct Slot {
    var node: Int32 = -1
    var child: Int32 = -1
    /// The shortened hash of the segment.
    var hash: UInt32 = 0
    /// The range of the segment in ``interned``.
    var bytes: Range<Int32> = 0..<0
  }

  /// The end of a form at a node. Forms that end at the same node are tried in ascending order of their `order`.
  struct Ending {
    let form: Int32
    let order: Int
    /// The index of the ending to try next; negative if there is none.
    fileprivate(set) var next: Int32
  }

  private(set) var endings: [Ending] = []
  private var nodes = [Node()]
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var childCount = 0
  /// The bytes of all interned literal segments, one after the other. ``places`` has the range of each segment.
  private var interned: [UInt8] = []
  private var places: [SegmentText: Range<Int32>] = [:]
}

// MARK: - Building

extension SegmentTrie {
  /// A step from a node to a child.
  enum Step {
    case segment(SegmentText)
    case parameter
  }

  /// A text that is compared by its bytes.
  struct SegmentText: Hashable {
    let text: String
    let hash: SegmentHash

    init(_ text: String) { (self.text, hash) = (text, SegmentHash(of: text.utf8)) }

    static func == (left: SegmentText, right: SegmentText) -> Bool {
      left.hash == right.hash && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash.value) }
  }

  static let root: Int32 = 0

  /// Returns the child of a node. Makes the child if there is none.
  mutating func child(of node: Int32, _ step: Step) -> Int32 {
    switch step {
    case .parameter:
      if nodes[Int(node)].parameter >= 0 { return nodes[Int(node)].parameter }
      let made = makeNode()
      nodes[Int(node)].parameter = made
      return made
    case .segment(let text):
      let bytes = intern(text)
      if (childCount + 1) * 2 > slots.count { growSlots() }
      let slot = slotIndex(of: node, bytes, hash: text.hash.short)
      if slots[slot].child >= 0 { return slots[slot].child }
      childCount += 1
      let made = makeNode()
      slots[slot] = Slot(node: node, child: made, hash: text.hash.short, bytes: bytes)
      return made
    }
  }

  /// Adds an ending of a form at a node, unless another form with the same order ends there.
  ///
  /// - Parameter isRest: A Boolean value that indicates whether the form ends with the rest of a path.
  /// - Returns: The other form, or `nil` if the ending was added.
  mutating func end(_ form: Int32, order: Int, at node: Int32, isRest: Bool) -> Int32? {
    let path: WritableKeyPath<Node, Int32> = isRest ? \.rest : \.ending
    var (previous, next) = (Int32(-1), nodes[Int(node)][keyPath: path])
    while next >= 0, endings[Int(next)].order < order { (previous, next) = (next, endings[Int(next)].next) }
    if next >= 0, endings[Int(next)].order == order { return endings[Int(next)].form }
    let made = Int32(endings.count)
    endings.append(Ending(form: form, order: order, next: next))
    if previous >= 0 { endings[Int(previous)].next = made } else { nodes[Int(node)][keyPath: path] = made }
    return nil
  }

  private mutating func makeNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private mutating func intern(_ text: SegmentText) -> Range<Int32> {
    if let known = places[text] { return known }
    let start = Int32(interned.count)
    interned.append(contentsOf: text.text.utf8)
    let place = start..<Int32(interned.count)
    places[text] = place
    return place
  }

  /// Returns the index of the slot of a child, or of the empty slot for the child. Two interned segments are equal if
  /// their ranges are equal.
  private func slotIndex(of node: Int32, _ bytes: Range<Int32>, hash: UInt32) -> Int {
    var index = Self.start(node, hash, slots.count)
    while slots[index].child >= 0, slots[index].node != node || slots[index].bytes != bytes {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func growSlots() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.child >= 0 { slots[slotIndex(of: slot.node, slot.bytes, hash: slot.hash)] = slot }
  }

  @inline(__always)
  private static func start(_ node: Int32, _ hash: UInt32, _ count: Int) -> Int {
    let mixed = (UInt64(hash) | UInt64(UInt32(bitPattern: node)) << 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
  }
}

// MARK: - Finding

extension SegmentTrie {
  /// Returns the index of the first ending that matches the segments of a link, or a negative number if there is none.
  ///
  /// At each segment from the left, the search prefers a literal segment to a parameter, and a parameter to the rest. It
  /// backtracks from a dead end.
  ///
  /// - Parameter firstIsHost: A Boolean value that indicates whether the first segment is in the place of a host. Its case is
  ///   then ignored.
  func ending(of bytes: LinkBytes, _ segments: UnsafeBufferPointer<ScannedSegment>, firstIsHost: Bool) -> Int32 {
    nodes.withUnsafeBufferPointer { nodes in
      slots.withUnsafeBufferPointer { slots in
        interned.withUnsafeBufferPointer { interned in
          Search(
            nodes: nodes, slots: slots, interned: interned, bytes: bytes, segments: segments, firstIsHost: firstIsHost
          ).ending(from: Self.root, 0)
        }
      }
    }
  }

  /// A single search for a link. It borrows all its storage.
  private struct Search {
    let nodes: UnsafeBufferPointer<Node>
    let slots: UnsafeBufferPointer<Slot>
    let interned: UnsafeBufferPointer<UInt8>
    let bytes: LinkBytes
    let segments: UnsafeBufferPointer<ScannedSegment>
    let firstIsHost: Bool

    func ending(from node: Int32, _ depth: Int) -> Int32 {
      let here = nodes[Int(node)]
      guard depth < segments.count else { return here.ending }
      let next = child(of: node, depth)
      if next >= 0 {
        let found = ending(from: next, depth + 1)
        if found >= 0 { return found }
      }
      if here.parameter >= 0 {
        let found = ending(from: here.parameter, depth + 1)
        if found >= 0 { return found }
      }
      return here.rest
    }

    private func child(of node: Int32, _ depth: Int) -> Int32 {
      let segment = segments[depth]
      let hash = segment.hash.short
      var index = SegmentTrie.start(node, hash, slots.count)
      while slots[index].child >= 0 {
        let slot = slots[index]
        if slot.node == node, slot.hash == hash, isSegment(slot.bytes, segment, folding: depth == 0 && firstIsHost) {
          return slot.child
        }
        index = (index + 1) & (slots.count - 1)
      }
      return -1
    }

    private func isSegment(_ place: Range<Int32>, _ segment: ScannedSegment, folding: Bool) -> Bool {
      let known = UnsafeBufferPointer(rebasing: interned[Int(place.lowerBound)..<Int(place.upperBound)])
      return segment.isPlain
        ? bytes.equals(segment.range, known) : bytes.decodes(segment.range, to: known, folding: folding)
    }
  }
}
