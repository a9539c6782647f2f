import Foundation
import StorefrontApp
import WayfinderTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

keepStandardFilesApart()
// If the reader of the output has gone, the signal ends the tool silently, as for other tools. Shells then report 128 + SIGPIPE.
signal(SIGPIPE, SIG_DFL)

let isForPeople = isatty(STDOUT_FILENO) == 1
let environment = ProcessInfo.processInfo.environment
// Results have no colours if the user does not want them (no-color.org), or if the terminal has none.
let hasColours = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
let output = Output(
  isColoured: isForPeople && hasColours, isPrompting: isForPeople && isatty(STDIN_FILENO) == 1,
  showsProgress: isatty(STDERR_FILENO) == 1,
  results: { write($0, to: STDOUT_FILENO) }, errors: { write($0, to: STDERR_FILENO) })
let arguments = Array(CommandLine.arguments.dropFirst())
// `check` starts this tool as a helper on the other cores. It is no command for users.
if arguments.first == ShopCheck.helping { exit(await ShopCheck.help(arguments.dropFirst().compactMap { Int($0) })) }
let tool = Tool(output: output) {
  readSome()
}
// The shop is the only code in the process, so all its tasks can run on the main executor.
let status = await withMainSerialExecutor { await tool.run(arguments) }
exit(status.rawValue)

/// Waits for input, and returns its bytes, or `nil` at the end.
func readSome() -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  var count = 0
  repeat { count = read(STDIN_FILENO, &bytes, bytes.count) } while count < 0 && errno == EINTR
  if count < 0 { fail("Standard input cannot be read", errno) }
  return count > 0 ? Array(bytes.prefix(count)) : nil
}

/// Writes the whole text. The tool ends if its results cannot be written.
func write(_ text: String, to file: Int32) {
  var remaining = Array(text.utf8)[...]
  while !remaining.isEmpty {
    let count = remaining.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count >= 0 {
      remaining = remaining.dropFirst(count)
    } else if errno == EAGAIN {
      var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    } else if errno == EPIPE {
      // The process that started the tool has made it ignore the signal.
      exit(128 + SIGPIPE)
    } else if errno != EINTR {
      // If errors cannot be written either, no output is left for a message.
      if file == STDERR_FILENO { return }
      fail("Standard output cannot be written", errno)
    }
  }
}

/// Writes the reason of a failure, and ends the tool.
func fail(_ sentence: String, _ code: Int32) -> Never {
  write("\(sentence): \(String(cString: strerror(code))).\n", to: STDERR_FILENO)
  exit(ToolStatus.failed.rawValue)
}

/// Opens standard files that are closed, so that no other file gets their numbers. Reads and writes of these files still fail.
func keepStandardFilesApart() {
  for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) == -1 {
    _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
