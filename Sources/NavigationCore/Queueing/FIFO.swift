/// First in, first out, each in constant time.
struct FIFO<Element> {
  private var storage: [Element?] = []
  private var head = 0

  @inline(__always) var isEmpty: Bool { head == storage.count }

  var elements: [Element] { storage[head...].compactMap(\.self) }

  @inline(__always) var first: Element? { isEmpty ? nil : storage[head] }

  mutating func append(_ element: Element) { storage.append(element) }

  /// Puts an element before all others. Takes constant time for one that has just been taken out, in most cases.
  mutating func prepend(_ element: Element) {
    guard head > 0 else { return storage.insert(element, at: 0) }
    head -= 1
    storage[head] = element
  }

  /// Puts an element before the first that follows it, in a list in which all behind such a one follow it too. Takes constant
  /// time for one that follows all others, and in most cases for one that follows none.
  mutating func insert(_ element: Element, before follows: (Element) -> Bool) {
    guard let last = storage.last ?? nil, follows(last) else { return append(element) }
    guard let first, !follows(first) else { return prepend(element) }
    let place = storage[head...].firstIndex { $0.map(follows) ?? false }
    storage.insert(element, at: place ?? storage.endIndex)
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = storage[head]
    storage[head] = nil
    head += 1
    // Half of the storage is given up at a time, which keeps the cost of each call constant.
    if isEmpty {
      storage.removeAll(keepingCapacity: storage.count < 16)
      head = 0
    } else if head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Takes out those that match, and keeps the others in their order.
  mutating func remove(where matches: (Element) -> Bool) -> [Element] {
    guard !isEmpty else { return [] }
    let all = elements
    self = FIFO()
    var removed: [Element] = []
    for element in all {
      if matches(element) { removed.append(element) } else { append(element) }
    }
    return removed
  }

  func first(where matches: (Element) -> Bool) -> Element? {
    for case let element? in storage[head...] where matches(element) { return element }
    return nil
  }
}
