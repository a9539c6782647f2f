/// The fingerprint of a state: 128 bits that are the same in every process.
nonisolated struct Fingerprint: Hashable, Sendable {
  private(set) var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  init(_ first: UInt64, _ second: UInt64) { (self.first, self.second) = (first, second) }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }

  mutating func add(_ number: UInt64) {
    first = Self.mixed(first ^ number)
    second = Self.mixed(second &+ number &* 0xD6E8_FEB8_6659_FD93)
  }

  mutating func add(_ text: String) {
    add(Self.number(of: text))
    add(UInt64(text.utf8.count))
  }

  static func number(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
  }

  /// The finisher of SplitMix64. Each bit of the result depends on each bit of the number.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
