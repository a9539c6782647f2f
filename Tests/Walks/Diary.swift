/// A log of events, in order.
@MainActor package final class Diary {
  package var lines: [String] = []

  package init() {}

  package func callAsFunction(_ line: String) { lines.append(line) }
}
