/// A comparison of a link's segments with patterns that the link does not match.
struct PatternComparison {
  let segments: [String]
  let forms: [LinkIndex.Form]

  /// Returns the patterns and aliases that agree with the link for the most segments, at most `most`. Among equals, the
  /// one that was registered first comes first. A pattern that fails at the first segment is left out.
  func near(_ most: Int) -> [NearPattern] {
    var best: [(agreed: Int, pattern: NearPattern)] = []
    for form in forms {
      guard let (agreed, failure) = failure(of: form.shape), agreed > 0 else { continue }
      if best.count == most, best[most - 1].agreed >= agreed { continue }
      let place = best.firstIndex { $0.agreed < agreed } ?? best.count
      best.insert((agreed, NearPattern(pattern: form.text, failure: failure)), at: place)
      if best.count > most { best.removeLast() }
    }
    return best.map(\.pattern)
  }

  /// The missing parameter of the first pattern that agrees with the whole link and continues with a parameter; `nil`
  /// if there is no such pattern. Aliases are left out.
  var missing: LinkError.MissingSegment? {
    for form in forms where !form.isAlias {
      guard case (segments.count, .ends(_, let expected))? = failure(of: form.shape),
        form.shape.segments[segments.count].name != nil
      else { continue }
      return LinkError.MissingSegment(expected, of: form.text)
    }
    return nil
  }

  /// Returns the number of segments that agree from the left, and the first difference. Returns `nil` if the pattern
  /// matches. A parameter agrees with any segment.
  private func failure(of shape: PatternShape) -> (agreed: Int, failure: NearPattern.Failure)? {
    for (number, segment) in shape.segments.enumerated() {
      guard number < segments.count else {
        return shape.lengths.contains(number) ? nil : (number, .ends(before: number + 1, expected: segment.text))
      }
      switch segment {
      case .rest: return nil
      case .parameter: continue
      case .literal(let text) where text.utf8.elementsEqual(segments[number].utf8): continue
      case .literal(let text): return (number, .segment(number + 1, found: segments[number], expected: text))
      }
    }
    let end = shape.segments.count
    return end < segments.count ? (end, .continues(at: end + 1, found: segments[end])) : nil
  }

  /// Returns the patterns that the link would match after the fewest changes of characters, at most three. `length` is the number
  /// of the pattern's segments to print.
  ///
  /// The number of changes is at most a third of the literal characters of the pattern, or one if a third is less. The result is
  /// empty if the path is longer than ``longestPath``.
  func suggestions() -> [(form: LinkIndex.Form, length: Int)] {
    let text = Array(segments.joined(separator: "/").unicodeScalars)
    guard text.count <= Self.longestPath else { return [] }
    var best: [(distance: Int, form: LinkIndex.Form, length: Int)] = []
    for form in forms where !form.isAlias {
      for length in form.shape.lengths {
        let most = max(1, form.shape.literalCount(length: length) / 3)
        let limit = best.count < 3 ? most : min(most, best[best.count - 1].distance - 1)
        let path = form.shape.segments(filledFrom: segments, length: length).joined(separator: "/")
        guard let distance = EditDistance(limit: limit).between(text, Array(path.unicodeScalars)) else { continue }
        let place = best.firstIndex { $0.distance > distance } ?? best.count
        best.insert((distance, form, length), at: place)
        if best.count > 3 { best.removeLast() }
      }
    }
    return best.map { ($0.form, $0.length) }
  }

  /// The largest number of Unicode scalars of a path that is compared character by character.
  private static let longestPath = 120
}

extension PatternShape {
  /// Returns the number of Unicode scalars in the literals among the first `length` segments.
  fileprivate func literalCount(length: Int) -> Int {
    segments.prefix(length).reduce(0) { count, segment in
      guard case .literal(let text) = segment else { return count }
      return count + text.unicodeScalars.count
    }
  }
}
