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
// A reader that has gone ends the tool without a word, as it ends others: shells then see 128 + SIGPIPE.
signal(SIGPIPE, SIG_DFL)

let isForPeople = isatty(STDOUT_FILENO) == 1
let environment = ProcessInfo.processInfo.environment
// No colours where they are not wanted (no-color.org), nor where the terminal has none.
let hasColours = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
let output = Output(
  isColoured: isForPeople && hasColours, isPrompting: isForPeople && isatty(STDIN_FILENO) == 1,
  showsProgress: isatty(STDERR_FILENO) == 1,
  results: { write($0, to: STDOUT_FILENO) }, errors: { write($0, to: STDERR_FILENO) })
let arguments = Array(CommandLine.arguments.dropFirst())
// What `check` starts on the other cores is no command of anybody's.
if arguments.first == ShopCheck.helping { exit(await ShopCheck.help(arguments.dropFirst().compactMap { Int($0) })) }
let tool = Tool(output: output) {
  readSome()
}
// The shop has the process to itself.
let status = await withMainSerialExecutor { await tool.run(arguments) }
exit(status.rawValue)

/// What there is to read, once there is something; `nil` at the end.
func readSome() -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  var count = 0
  repeat { count = read(STDIN_FILENO, &bytes, bytes.count) } while count < 0 && errno == EINTR
  if count < 0 { fail("Standard input cannot be read", errno) }
  return count > 0 ? Array(bytes.prefix(count)) : nil
}

/// Writes all of the text, or ends the tool: where its results cannot go, there is nothing left to do for it.
func write(_ text: String, to file: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    } else if errno == EPIPE {
      // Whoever started the tool had it ignore the signal.
      exit(128 + SIGPIPE)
    } else if errno != EINTR {
      // Where errors cannot go either, nobody can be told.
      if file == STDERR_FILENO { return }
      fail("Standard output cannot be written", errno)
    }
  }
}

/// Says why the tool cannot go on, and ends it.
func fail(_ sentence: String, _ code: Int32) -> Never {
  write("\(sentence): \(String(cString: strerror(code))).\n", to: STDERR_FILENO)
  exit(ToolStatus.failed.rawValue)
}

/// Takes the numbers of standard files that are closed, so that no other file gets them. Using one of them fails all the same.
func keepStandardFilesApart() {
  for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) == -1 {
    _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
