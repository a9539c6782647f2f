import Foundation
import Testing

/// A row of a file in `Hostile`: an input, and the tool's answer to it.
///
/// Both columns use escapes: `\s` is a blank, `\e` the escape character, `\xNN` a byte, `\u{N}` a Unicode scalar, `\r{TEXT,N}` a text
/// repeated N times, `\n` a line break, and `\-` nothing.
nonisolated struct HostileInput: CustomTestStringConvertible {
  /// The expected exit status of the tool.
  let status: Int32
  /// The input with its escapes, as in the file.
  let text: String
  /// The expected text on standard error. If the tool succeeds, the last line of its results before the tree.
  let sentence: String

  var testDescription: String { text }

  /// The input as the tool receives it.
  var bytes: [UInt8] { text.unescaped }

  /// The input as arguments of the command.
  var arguments: [String] {
    text.split(separator: " ").map { String(decoding: String($0).unescaped, as: UTF8.self) }
  }

  /// Returns the rows of a file.
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
  /// The bytes of a text with escapes.
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
