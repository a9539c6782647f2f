/// What a list that fails was shrunk to.
public struct Shrunk<Element> {
  /// The elements that are left, in their order.
  public let elements: [Element]
  /// Whether every shorter choice of the elements was tried, so that none that is shorter fails. Where it is `false`, it is
  /// certain only that it does not fail any more without any one of its elements.
  public let isShortest: Bool
  /// How many lists were tried.
  public let tries: Int
}

/// Shrinks a list that fails to a short one that still fails: large parts are left out first, then smaller ones, then one element
/// after another.
///
/// What is left fails, and does not fail without any one of its elements. Then all shorter choices of the elements are tried, the
/// shortest first, as far as that takes no more tries than are allowed: of a list with few elements, or one that shrinks to few,
/// it is the shortest.
///
/// Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE Transactions on Software Engineering 2002.
/// - Parameters:
///   - elements: A list that fails; one that does not comes back as it is.
///   - mostTries: How many shorter choices are tried after that. All of one length are tried, or none.
///   - fails: Whether a list fails; the same for the same list, as it is asked once for each.
/// - Returns: The list, and what is certain about it.
/// - Complexity: Quadratic in the number of elements where nearly all of them matter, with many fewer tries where few do.
public func shrink<Element>(
  _ elements: [Element], trying mostTries: Int = 2_000, while fails: @MainActor ([Element]) async throws -> Bool
) async rethrows -> Shrunk<Element> {
  var known: [[Int]: Bool] = [:]
  func isFailing(_ choice: [Int]) async throws -> Bool {
    if let answer = known[choice] { return answer }
    var chosen: [Element] = []
    for position in choice { chosen.append(elements[position]) }
    let answer = try await fails(chosen)
    known[choice] = answer
    return answer
  }

  var choice = Array(elements.indices)
  guard try await isFailing(choice) else { return Shrunk(elements: elements, isShortest: false, tries: known.count) }
  if try await isFailing([]) { return Shrunk(elements: [], isShortest: true, tries: known.count) }
  var length = max(choice.count / 2, 1)
  while true {
    var start = 0
    var hasShrunk = false
    while start < choice.count {
      let without = Array(choice[..<start] + choice[min(start + length, choice.count)...])
      if without.count < choice.count, try await isFailing(without) {
        (choice, hasShrunk) = (without, true)
      } else {
        start += length
      }
    }
    if length > 1 { length = (length + 1) / 2 } else if !hasShrunk { break }
  }

  var left = mostTries
  for count in 1..<max(choice.count, 1) {
    guard let number = numberOfChoices(of: count, among: elements.count, atMost: left) else {
      return Shrunk(elements: choice.map { elements[$0] }, isShortest: false, tries: known.count)
    }
    left -= number
    var next = Array(0..<count)
    repeat {
      if try await isFailing(next) {
        return Shrunk(elements: next.map { elements[$0] }, isShortest: true, tries: known.count)
      }
    } while advance(&next, below: elements.count)
  }
  return Shrunk(elements: choice.map { elements[$0] }, isShortest: true, tries: known.count)
}

/// How many ways there are to choose so many; `nil` where there are more than are allowed.
private func numberOfChoices(of count: Int, among all: Int, atMost most: Int) -> Int? {
  var number = 1
  for step in 0..<min(count, all - count) {
    // Each in turn is a number of choices too, so that the division leaves nothing; and none is larger than the last.
    let (product, overflows) = number.multipliedReportingOverflow(by: all - step)
    guard !overflows else { return nil }
    number = product / (step + 1)
    guard number <= most else { return nil }
  }
  return number <= most ? number : nil
}

/// Goes on to the next choice in the order of a dictionary.
private func advance(_ choice: inout [Int], below all: Int) -> Bool {
  for position in choice.indices.reversed() where choice[position] < all - (choice.count - position) {
    choice[position] += 1
    for later in choice.indices where later > position { choice[later] = choice[later - 1] + 1 }
    return true
  }
  return false
}
