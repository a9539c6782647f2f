import Foundation
import Testing
import Wayfinder

@testable import StorefrontApp

@Suite("Commands and their help") struct CommandTests {
  /// Runs the tool in this process.
  private func run(_ arguments: [String], input: String = "") async -> (status: ToolStatus, written: Written) {
    let written = Written()
    var rest = [Array(input.utf8)][...]
    let status = await Tool(output: written.output) { rest.popFirst() }.run(arguments)
    return (status, written)
  }

  @Test("Command names are unique in the tool and in the shell, and each summary is one short sentence")
  func summaries() {
    let (tool, shell) = (ToolCommand.all, ShellCommand.all)
    #expect(Set(tool.map(\.name)).count == tool.count)
    #expect(Set(shell.map(\.name)).count == shell.count)
    for summary in tool.map(\.summary) + shell.map(\.summary) {
      #expect(summary.hasSuffix("."))
      #expect(summary.first?.isUppercase == true)
      #expect(summary.count < 100)
    }
  }

  @Test(
    "Help lists the commands, the options, the links and the statuses",
    arguments: [["--help"], ["-h"], ["help"], ["--logged-in", "--help"]])
  func help(_ arguments: [String]) async throws {
    let (status, written) = await run(arguments)
    #expect(status == .success)
    #expect(written.errors == "")
    for command in ToolCommand.all {
      #expect(written.results.contains("  " + command.usage))
      #expect(written.results.contains(command.summary))
    }
    for option in Option.allCases {
      #expect(written.results.contains("  \(option.usage)"))
      #expect(written.results.contains(option.summary))
    }
    for pattern in try Links().routes.patterns { #expect(written.results.contains("\n  \(pattern)\n")) }
    for status in ["0 arrived", "2 wrong usage", "3 blocked", "4 a malformed", "5 failed"] {
      #expect(written.results.contains(status))
    }
    #expect(written.results.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("The help of one command has its usage and its options")
  func helpOfOne() async {
    for command in ToolCommand.all {
      for arguments in [["help", command.name], [command.name, "--help"], ["-h", command.name, "anything"]] {
        let (status, written) = await run(arguments)
        #expect(status == .success)
        #expect(written.errors == "")
        #expect(written.results.hasPrefix("Usage: storefront \(command.usage)"))
        #expect(written.results.contains(command.summary))
        for option in command.options + [.help, .version] { #expect(written.results.contains("\n  \(option.usage)")) }
      }
    }
  }

  @Test("The shell's help lists the commands and the links, or shows the usage of one command")
  func helpInShell() async throws {
    let (_, written) = await run([], input: "help\n")
    for pattern in try Links().routes.patterns { #expect(written.results.contains("\n  \(pattern)\n")) }
    #expect(written.results.split(separator: "\n").allSatisfy { $0.count <= 120 })
    for command in ShellCommand.all {
      #expect(written.results.contains("  " + command.usage))
      #expect(written.results.contains(command.summary))
      for line in ["help \(command.name)\n", "\(command.name) --help\n"] {
        let (_, one) = await run([], input: line)
        #expect(one.results == "Usage: \(command.usage)\n\n\(command.summary)\n")
      }
    }
  }

  @Test(
    "The option --version prints the version, alone or after a command",
    arguments: [["--version"], ["open", "--version"], ["links", "--version"]])
  func version(_ arguments: [String]) async {
    let (status, written) = await run(arguments)
    #expect(status == .success)
    #expect(written.shown == "storefront \(Tool.version)\n")
  }

  @Test(
    "An unknown command gets the same answer everywhere, with the nearest command if there is one",
    arguments: [
      ("opne", "“opne” is not a command; perhaps `open` was meant."),
      ("OPEN", "“OPEN” is not a command; perhaps `open` was meant."),
      ("hlep", "“hlep” is not a command; perhaps `help` was meant."),
      ("store://bag", "“store://bag” is not a command; write `open` before a link."),
      ("foo", "“foo” is not a command; `help` lists the commands."),
      ("replicate", "“replicate” is not a command; `help` lists the commands."),
    ])
  func unknown(_ name: String, _ sentence: String) async {
    let (status, written) = await run([name])
    #expect(status == .usage)
    #expect(written.shown == sentence + "\n")
    #expect(await run(["help", name]).written.shown == sentence + "\n")
    #expect(await run([], input: name + "\n").written.shown == sentence + "\n")
    #expect(await run([], input: "help \(name)\n").written.shown == sentence + "\n")
  }

  @Test(
    "The error for a nearly right word suggests the right word",
    arguments: [
      ("tab Serach", "“Serach” is none of Home, Search, Bag, Account; perhaps `Search` was meant."),
      ("tab Foo", "“Foo” is none of Home, Search, Bag, Account; write `tab NAME`."),
      ("show galery", "perhaps `gallery` was meant."),
      ("tap Serach", "There is no “Serach” here; perhaps `Search` was meant. "),
    ])
  func nearScreen(_ line: String, _ sentence: String) async {
    #expect(await run([], input: line + "\n").written.shown.contains(sentence))
  }

  @Test("The error for a command of the shell, or of the tool, names the place of the command")
  func elsewhere() async {
    #expect(await run(["tap"]).written.errors.contains("a command of the shell"))
    #expect(await run([], input: "aasa\n").written.errors.contains("`storefront aasa`"))
  }

  @Test("An error is printed once, without the unchanged screens")
  func once() async {
    let (_, unknown) = await run(["open", "store://nothing"])
    #expect(unknown.shown == "store://nothing: No link of this app has the path “nothing”.\n")
    let (_, blocked) = await run(["open", "store://orders"])
    #expect(blocked.errors.split(separator: "\n").count == 1)
    #expect(blocked.results.hasPrefix("store://orders\nplan for OrdersScreen\n"))
    #expect(!blocked.results.contains("●"))
    let (_, inShell) = await run([], input: "open store://product/77\ntap\nset\n")
    #expect(!inShell.shown.contains("●"))
  }

  @Test("`exit` ends the shell as `quit` does")
  func exits() async {
    #expect(await run([], input: "exit\ntree\n").written.shown == "")
  }

  @Test("The page about the command line names every command and every option")
  func page() throws {
    let file = packageDirectory.appendingPathComponent("Documentation/CommandLine.md")
    // A Markdown table escapes the bars in its cells.
    let page = try String(contentsOf: file, encoding: .utf8).replacing("\\|", with: "|")
    for command in ToolCommand.all { #expect(page.contains("`storefront \(command.usage)`")) }
    for command in ShellCommand.all { #expect(page.contains("`\(command.usage)`")) }
    for option in Option.allCases { #expect(page.contains("`\(option.usage)`")) }
  }
}
