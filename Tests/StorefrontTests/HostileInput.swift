import Foundation
import Testing

/// A row of one of the files in `Hostile`: what is written, and what the tool has to say to it.
///
/// In both columns `\s` is a blank, `\e` the escape character, `\xNN` a byte, `\u{N}` a Unicode scalar, `\r{TEXT,N}` a text so
/// many times over, `\n` a line break, `\-` nothing.
nonisolated struct HostileInput: CustomTestStringConvertible {
  /// What the tool has to end with.
  let status: Int32
  /// What is written, as it stands in the file.
  let text: String
  /// All that the tool has to say to people on standard error; for what succeeds the last line but the tree.
  let sentence: String

  var testDescription: String { text }

  /// What is written, as the tool gets it.
  var bytes: [UInt8] { text.unescaped }

  /// The arguments that are written.
  var arguments: [String] {
    text.split(separator: " ").map { String(decoding: String($0).unescaped, as: UTF8.self) }
  }

  /// The rows of a file.
  static func rows(of name: String) -> [HostileInput] {
    let file = packageDirectory.appendingPathComponent("Tests/StorefrontTests/Hostile/\(name).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { line in
      let columns = line.components(separatedBy: " → ")
      guard columns.count == 3, let status = Int32(columns[0]) else { return nil }
      return HostileInput(
        status: status, text: columns[1], sentence: String(decoding: columns[2].unescaped, as: UTF8.self))
    }
  }
}

nonisolated extension String {
  /// The bytes that are meant by what is written with backslashes.
  fileprivate var unescaped: [UInt8] {
    var bytes: [UInt8] = []
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        bytes += Array(String(character).utf8)
        continue
      }
      switch kind {
      case "s": bytes.append(0x20)
      case "e": bytes.append(0x1B)
      case "n": bytes.append(0x0A)
      case "-": break
      case "x":
        bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { bytes += Array(String(scalar).utf8) }
        rest = rest.dropFirst(digits.count + 2)
      case "r":
        let parts = rest.dropFirst().prefix { $0 != "}" }.split(separator: ",")
        if parts.count == 2, let count = Int(parts[1]) {
          bytes += Array(String(repeating: String(parts[0]), count: count).utf8)
        }
        rest = rest.dropFirst(parts.map(\.count).reduce(0, +) + 3)
      default: bytes += Array("\\\(kind)".utf8)
      }
    }
    return bytes
  }
}
