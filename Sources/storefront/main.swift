import Foundation
import StorefrontApp
import StorefrontVerification

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that has gone is noticed by the write that fails; it need not kill the tool.
signal(SIGPIPE, SIG_IGN)

let isForPeople = isatty(STDOUT_FILENO) == 1
let output = Output(
  isColoured: isForPeople, isPrompting: isForPeople && isatty(STDIN_FILENO) == 1,
  results: { write($0, to: .standardOutput) }, errors: { write($0, to: .standardError) })
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "check" {
  let check = CheckCommand(executable: CommandLine.arguments[0], isForPeople: isatty(STDERR_FILENO) == 1) {
    write($0 + "\n", to: .standardOutput)
  } complain: {
    write($0, to: .standardError)
  }
  exit(await check.run(Array(arguments.dropFirst())))
}
let tool = Tool(output: output) {
  readSome()
}
let status = await tool.run(arguments)
exit(status.rawValue)

/// What there is to read, once there is something; `nil` at the end.
func readSome() -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  var count = 0
  repeat { count = read(STDIN_FILENO, &bytes, bytes.count) } while count < 0 && errno == EINTR
  return count > 0 ? Array(bytes.prefix(count)) : nil
}

/// Where nobody reads any more, nothing is written, and the work goes on.
func write(_ text: String, to file: FileHandle) {
  try? file.write(contentsOf: Data(text.utf8))
}
