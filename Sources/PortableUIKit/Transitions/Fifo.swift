/// A first-in, first-out queue. Both operations take constant time on average.
nonisolated struct Fifo<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  func contains(where isMeant: (Element) -> Bool) -> Bool {
    elements[head...].contains { $0.map(isMeant) ?? false }
  }

  func last(where isMeant: (Element) -> Bool) -> Element? {
    elements[head...].lazy.compactMap { $0 }.last(where: isMeant)
  }

  func first(where isMeant: (Element) -> Bool) -> Element? {
    elements[head...].lazy.compactMap { $0 }.first(where: isMeant)
  }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    if head == 0, elements.count == 1 { return elements.removeLast() }
    let first = elements[head]
    elements[head] = nil
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: head < 1024)
      head = 0
    } else if head > 1024, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }

  mutating func removeAll() -> [Element] {
    defer { (elements, head) = ([], 0) }
    return elements[head...].compactMap { $0 }
  }
}
