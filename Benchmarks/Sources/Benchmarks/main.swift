import Foundation
import Wayfinder

// Prints a table of all benchmarks, and prints or writes the same results as JSON.
// swift run -c release --package-path Benchmarks Benchmarks [--json FILE] [--filter TEXT] [--rounds N] [--operations N]

let arguments = CommandLine.arguments

func value(of option: String) -> String? {
  guard let position = arguments.firstIndex(of: option), position + 1 < arguments.count else { return nil }
  return arguments[position + 1]
}

/// Returns the bytes of memory that this process uses, or 0 if the system does not report them.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4_096
}

let bench = Bench(filter: value(of: "--filter"), rounds: value(of: "--rounds").flatMap(Int.init) ?? 15)
print(Measurement.heading)
benchmarkNavigations(bench)
benchmarkGrowth(bench)
benchmarkPageFlows(bench)
benchmarkContexts(bench)
benchmarkModules(bench)
benchmarkLinks(bench)
benchmarkUIKit(bench, operations: value(of: "--operations").flatMap(Int.init) ?? 100_000)
try await benchmarkVerifying(bench)

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let json = try encoder.encode(bench.results)
if let file = value(of: "--json") {
  try json.write(to: URL(fileURLWithPath: file))
} else {
  print(String(decoding: json, as: UTF8.self))
}
