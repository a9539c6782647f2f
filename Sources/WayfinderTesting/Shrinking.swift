/// What a list that fails was shrunk to.
public struct Shrunk<Element> {
  /// The elements that are left, in their order.
  public let elements: [Element]
  /// Whether every shorter choice of the elements was tried, so that none that is shorter fails.
  public let isShortest: Bool
  /// Whether the list does not fail any more without any one of its elements. It is `false` where the tries that were allowed were
  /// used up before, and for a list that does not fail.
  public let isMinimal: Bool
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
///   - limit: How many lists are tried in all, whatever is left by then.
///   - fails: Whether a list fails; the same for the same list, as it is asked once for each.
/// - Returns: The list, and what is certain about it.
/// - Complexity: Quadratic in the number of elements where nearly all of them matter, with many fewer tries where few do.
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

/// The choices of a list's elements, by their positions, that were tried.
private struct Trials<Element> {
  typealias Failing = @MainActor ([Element]) async throws -> Bool

  private let elements: [Element]
  private let limit: Int
  private var answers: [[Int]: Bool] = [:]

  init(_ elements: [Element], _ limit: Int) { (self.elements, self.limit) = (elements, limit) }

  var areUsedUp: Bool { answers.count >= limit }

  /// Whether a choice fails; what may not be tried any more is taken not to.
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

  /// Leaves out parts of a choice that fails, half of it first, until no single element can be left out.
  mutating func leavingOutParts(of choice: [Int], _ fails: Failing) async rethrows -> [Int] {
    var (choice, length) = (choice, max(choice.count / 2, 1))
    while true {
      let shorter = try await leavingOutParts(of: choice, length, fails)
      if length == 1, shorter.count == choice.count { return shorter }
      (choice, length) = (shorter, max((length + 1) / 2, 1))
    }
  }

  /// Leaves out each part of a length that the choice fails without.
  private mutating func leavingOutParts(of choice: [Int], _ length: Int, _ fails: Failing) async rethrows -> [Int] {
    var (choice, start) = (choice, 0)
    while start < choice.count, !areUsedUp {
      let without = Array(choice[..<start] + choice[min(start + length, choice.count)...])
      if try await isFailing(without, fails) { choice = without } else { start += length }
    }
    return choice
  }

  /// Tries all that is shorter than a choice that fails, the shortest first.
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
