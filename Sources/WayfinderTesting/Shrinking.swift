/// The result of shrinking a list that fails.
public struct Shrunk<Element> {
  /// The elements that are left, in their order.
  public let elements: [Element]
  /// A Boolean value that indicates whether every shorter choice of the elements was tried, and none fails.
  public let isShortest: Bool
  /// A Boolean value that indicates whether the list fails only with all its elements. It is `false` if the tries were used up, and for a
  /// list that does not fail.
  public let isMinimal: Bool
  /// How many lists were tried.
  public let tries: Int
}

/// Shrinks a list that fails to a short list that fails too.
///
/// Large parts are removed first, then smaller ones, then single elements. Then all shorter choices of the elements are tried, the
/// shortest first, within the allowed number of tries. A list with few elements becomes the shortest one that fails.
///
/// Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE Transactions on Software Engineering 2002.
/// - Parameters:
///   - elements: A list that fails. A list that does not fail is returned unchanged.
///   - mostTries: The number of shorter choices to try at the end. All choices of one length are tried, or none.
///   - limit: The number of lists to try in all.
///   - fails: A closure that returns whether a list fails. It is called once for each list.
/// - Returns: The list, with its properties.
/// - Complexity: Quadratic in the number of elements if nearly all of them matter, and much less if few matter.
public func shrink<Element>(
  _ elements: [Element], trying mostTries: Int = 2_000, stoppingAfter limit: Int = .max,
  while fails: @MainActor ([Element]) async throws -> Bool
) async rethrows -> Shrunk<Element> {
  var trials = Trials(elements, limit)
  let all = Array(elements.indices)
  guard try await trials.isFailing(all, fails) else { return trials.shrunk(to: all, isMinimal: false) }
  if try await trials.isFailing([], fails) { return trials.shrunk(to: [], isShortest: true) }
  let choice = try await trials.leavingOutParts(of: all, fails)
  guard !trials.areUsedUp else { return trials.shrunk(to: choice, isMinimal: false) }
  return try await trials.shortest(below: choice, trying: mostTries, fails)
}

/// The tried choices of a list's elements, by their positions.
private struct Trials<Element> {
  typealias Failing = @MainActor ([Element]) async throws -> Bool

  private let elements: [Element]
  private let limit: Int
  private var answers: [[Int]: Bool] = [:]

  init(_ elements: [Element], _ limit: Int) { (self.elements, self.limit) = (elements, limit) }

  var areUsedUp: Bool { answers.count >= limit }

  /// Returns a Boolean value that indicates whether a choice fails. It is `false` after the last allowed try.
  mutating func isFailing(_ choice: [Int], _ fails: Failing) async rethrows -> Bool {
    if let answer = answers[choice] { return answer }
    guard !areUsedUp else { return false }
    let answer = try await fails(choice.map { elements[$0] })
    answers[choice] = answer
    return answer
  }

  func shrunk(to choice: [Int], isShortest: Bool = false, isMinimal: Bool = true) -> Shrunk<Element> {
    Shrunk(
      elements: choice.map { elements[$0] }, isShortest: isShortest, isMinimal: isMinimal, tries: answers.count)
  }

  /// Removes parts of a failing choice, half of it first, until no single element can be removed.
  mutating func leavingOutParts(of choice: [Int], _ fails: Failing) async rethrows -> [Int] {
    var (choice, length) = (choice, max(choice.count / 2, 1))
    while true {
      let shorter = try await leavingOutParts(of: choice, length, fails)
      if length == 1, shorter.count == choice.count { return shorter }
      (choice, length) = (shorter, max((length + 1) / 2, 1))
    }
  }

  /// Removes each part of a length that the failure does not need.
  private mutating func leavingOutParts(of choice: [Int], _ length: Int, _ fails: Failing) async rethrows -> [Int] {
    var (choice, start) = (choice, 0)
    while start < choice.count, !areUsedUp {
      let without = Array(choice[..<start] + choice[min(start + length, choice.count)...])
      if try await isFailing(without, fails) { choice = without } else { start += length }
    }
    return choice
  }

  /// Tries all choices shorter than a failing one, the shortest first.
  mutating func shortest(
    below choice: [Int], trying mostTries: Int, _ fails: Failing
  ) async rethrows -> Shrunk<Element> {
    var left = mostTries
    for count in 1..<max(choice.count, 1) {
      guard let number = numberOfChoices(of: count, among: elements.count, atMost: left) else {
        return shrunk(to: choice)
      }
      left -= number
      var next = Array(0..<count)
      repeat {
        if try await isFailing(next, fails) { return shrunk(to: next, isShortest: !areUsedUp) }
      } while advance(&next, below: elements.count)
    }
    return shrunk(to: choice, isShortest: !areUsedUp)
  }
}

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

/// Advances to the next choice in the order of a dictionary.
private func advance(_ choice: inout [Int], below all: Int) -> Bool {
  for position in choice.indices.reversed() where choice[position] < all - (choice.count - position) {
    choice[position] += 1
    for later in choice.indices where later > position { choice[later] = choice[later - 1] + 1 }
    return true
  }
  return false
}
