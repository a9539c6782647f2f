extension LinkRoutes {
  /// Returns an explanation of a link: the pattern that it opens, or the reason why it opens none. If no pattern
  /// matches, the explanation also has the most similar patterns, the segment at which each fails, and links that may
  /// have been intended.
  ///
  /// Use this method for messages to people and for logs, not to open links: for an unknown path it examines every
  /// pattern. If a pattern matches, the method makes the target, and so runs the app's code for it.
  ///
  /// - Complexity: Linear in the number of patterns.
  public func explain(_ link: String) -> LinkExplanation {
    do throws(LinkError) {
      let match = try match(link)
      let pattern = try match.opened().pattern
      return LinkExplanation(link: link, verdict: try verdict(of: match, readBy: pattern), near: [], suggestions: [])
    } catch {
      guard case .unknown = error, case .success(let find) = index.find(link) else {
        return LinkExplanation(link: link, verdict: .fails(error), near: [], suggestions: [])
      }
      let segments = link.decodedSegments(find.layout)
      let comparison = PatternComparison(segments: segments, forms: index.forms)
      let origin = index.origins[find.layout.origin]
      let suggestions = comparison.suggestions().map { form, length in
        origin.start(of: form.shape) + form.shape.path(filledFrom: segments, length: length)
      }
      return LinkExplanation(
        link: link, verdict: .fails(error), near: comparison.near(LinkExplanation.mostPatterns),
        suggestions: linkWithPlainSlashes(segments, origin).map { [$0] } ?? suggestions)
    }
  }

  /// Returns an error of a link, with the parameter that the link lacks.
  ///
  /// The method completes only the error of an unknown path that is not empty, and returns any other error unchanged. It looks
  /// for a pattern that agrees with the whole path and continues with a parameter. If there is no such pattern, the error also
  /// stays unchanged.
  ///
  /// - Complexity: Linear in the number of patterns.
  package func completing(_ error: LinkError, of link: String) -> LinkError {
    guard case .unknown(let path, nil) = error, !path.isEmpty, case .success(let find) = index.find(link) else {
      return error
    }
    let comparison = PatternComparison(segments: link.decodedSegments(find.layout), forms: index.forms)
    return .unknown(path: path, missing: comparison.missing)
  }

  /// Returns the link with its encoded slashes as separators, without a query and a fragment. Returns `nil` if the link
  /// has no encoded slash, or if the new link does not open.
  private func linkWithPlainSlashes(_ segments: [String], _ origin: PreparedOrigin) -> String? {
    let parts = segments.flatMap { $0.split(separator: "/").map(String.init) }
    guard parts.count > segments.count else { return nil }
    let link = origin.beginning + (origin.host == nil ? "" : "/") + parts.map(\.percentEncoded).joined(separator: "/")
    do throws(LinkError) {
      _ = try match(link).target()
      return link
    } catch {
      return nil
    }
  }

  private func verdict(
    of match: LinkMatch<Target>, readBy pattern: String
  ) throws(LinkError) -> LinkExplanation.Verdict {
    do {
      return .opens(pattern: pattern, canonical: try match.canonical(), notes: try match.notes())
    } catch let error as LinkError {
      throw error
    } catch let error as LinkPrintingError {
      return .hasNoCanonicalForm(pattern: pattern, error)
    } catch {
      throw .rejected(pattern: pattern, reason: "\(error)")
    }
  }
}

extension String {
  /// Returns the decoded segments of a link. A segment that does not decode to UTF-8 is returned undecoded.
  fileprivate func decodedSegments(_ layout: LinkLayout) -> [String] {
    withLinkBytes { bytes in
      var segments: [String] = []
      layout.forEachSegment(in: bytes) { range in
        segments.append(bytes.decoded(range) ?? String(decoding: bytes[range], as: UTF8.self))
      }
      return segments
    }
  }
}
