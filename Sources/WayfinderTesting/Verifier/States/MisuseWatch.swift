import Wayfinder

struct MisuseWatch {
  #if os(iOS) || os(tvOS) || os(visionOS)
    var sentences: [String] { [] }

    func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await body() }
  #else
    private let log = MisuseLog()

    var sentences: [String] { log.entries.map(\.sentence) }

    func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result {
      try await UIKitMisuse.$log.withValue(log) { try await body() }
    }
  #endif
}
