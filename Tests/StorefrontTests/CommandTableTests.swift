import Foundation
import Testing
import Wayfinder

@testable import StorefrontApp

@Suite("The table of commands") struct CommandTableTests {
  /// What the tool says in this process, and what it ends with.
  private func run(_ arguments: [String], input: String = "") async -> (status: ToolStatus, written: Written) {
    let written = Written()
    var rest = [Array(input.utf8)][...]
    let status = await Tool(output: written.output) { rest.popFirst() }.run(arguments)
    return (status, written)
  }

  @Test("Every command is written somewhere, by names that no other has there, and is told in a sentence of a line")
  func table() {
    for place in [CommandPlace.tool, .shell] {
      let names = Command.all(in: place).flatMap(\.names)
      #expect(Set(names).count == names.count)
    }
    for command in Command.all {
      #expect(command.tool != nil || command.shell != nil)
      #expect(command.summary.hasSuffix(".") && command.summary.count < 80, "\(command.name)")
      #expect(command.summary.first?.isUppercase == true)
    }
  }

  @Test(
    "Help lists the commands with what they take, the options, the links and the statuses",
    arguments: [["--help"], ["-h"], ["help"], ["--logged-in", "--help"]])
  func help(_ arguments: [String]) async throws {
    let (status, written) = await run(arguments)
    #expect(status == .success && written.errors == "")
    for command in Command.all(in: .tool) {
      #expect(written.results.contains("  " + command.names.joined(separator: ", ")))
      #expect(written.results.contains(command.summary))
      for option in command.tool?.options ?? [] { #expect(written.results.contains("  \(option.usage)")) }
    }
    for pattern in try Links().routes.patterns { #expect(written.results.contains("\n  \(pattern)\n")) }
    for status in ["0 arrived", "2 wrong usage", "3 blocked", "4 a malformed", "5 failed"] {
      #expect(written.results.contains(status))
    }
    #expect(written.results.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("Help of one command says how it is written and names its options")
  func helpOfOne() async throws {
    for command in Command.all(in: .tool) {
      let name = command.name
      let texts = [await run(["help", name]), await run([name, "--help"]), await run(["-h", name, "anything"])]
      for (status, written) in texts {
        #expect(status == .success && written.errors == "")
        #expect(written.results.hasPrefix("Usage: storefront \(name)"))
        #expect(written.results.contains(command.summary))
        for option in (command.tool?.options ?? []) + Option.everywhere {
          #expect(written.results.contains("\n  \(option.usage)"))
        }
        #expect(written.results.split(separator: "\n").allSatisfy { $0.count <= 120 })
      }
    }
  }

  @Test("In the shell help lists the commands and the links, and says more about one")
  func helpInShell() async throws {
    let (_, written) = await run([], input: "help\n")
    for command in Command.all(in: .shell) {
      #expect(written.results.contains("  " + command.names.joined(separator: ", ")))
      #expect(written.results.contains(command.summary))
    }
    for pattern in try Links().routes.patterns { #expect(written.results.contains("\n  \(pattern)\n")) }
    for command in Command.all(in: .shell) {
      let (_, one) = await run([], input: "help \(command.name)\n")
      #expect(one.results.hasPrefix("Usage: \(command.usage(in: .shell))\n\n\(command.summary)"))
      #expect(one.results.split(separator: "\n").allSatisfy { $0.count <= 120 })
      let (_, other) = await run([], input: "\(command.name) --help\n")
      #expect(other.results == one.results)
    }
  }

  @Test(
    "The version is printed at every place",
    arguments: [["--version"], ["open", "--version"], ["links", "--version"]])
  func version(_ arguments: [String]) async {
    let (status, written) = await run(arguments)
    #expect(status == .success && written.shown == "storefront \(Tool.version)\n")
  }

  @Test(
    "What is no command is answered in one way, with the nearest command",
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
    #expect(status == .usage && written.shown == sentence + "\n")
    #expect(await run(["help", name]).written.shown == sentence + "\n")
    #expect(await run([], input: name + "\n").written.shown == sentence + "\n")
    #expect(await run([], input: "help \(name)\n").written.shown == sentence + "\n")
  }

  @Test(
    "A word that is nearly one of a command's is suggested with the command",
    arguments: [
      ("Serach", "“Serach” is not a command; perhaps `tab Search` was meant."),
      ("tab Serach", "“Serach” is none of Home, Search, Bag, Account; perhaps `Search` was meant."),
      ("tab Foo", "“Foo” is none of Home, Search, Bag, Account; write `tab NAME`."),
      ("show galery", "perhaps `gallery` was meant."),
      ("tap Serach", "There is no “Serach” here; perhaps `Search` was meant. "),
    ])
  func nearScreen(_ line: String, _ sentence: String) async {
    #expect(await run([], input: line + "\n").written.shown.contains(sentence))
  }

  @Test("A command of the other place is told as one")
  func elsewhere() async {
    #expect(await run(["tap"]).written.errors.contains("a command of the shell"))
    #expect(await run([], input: "aasa\n").written.errors.contains("`storefront aasa`"))
    // Its help is given all the same.
    #expect(await run(["help", "tap"]).written.results.hasPrefix("Usage: tap [TITLE]\n"))
    #expect(await run([], input: "help aasa\n").written.results.hasPrefix("Usage: storefront aasa "))
  }

  @Test("An error is told once, and not followed by the screens as they were")
  func once() async {
    let (_, unknown) = await run(["open", "store://nothing"])
    #expect(unknown.shown == "store://nothing: No link of this app has the path “nothing”.\n")
    let (_, blocked) = await run(["open", "store://orders"])
    #expect(blocked.errors.split(separator: "\n").count == 1)
    #expect(blocked.results.hasPrefix("store://orders\nplan for OrdersScreen\n") && !blocked.results.contains("●"))
    let (_, inShell) = await run([], input: "open store://product/77\ntap\nset\n")
    #expect(!inShell.shown.contains("●"))
  }

  @Test("What an exit is called is listed beside it")
  func exits() async {
    #expect(await run([], input: "help\n").written.results.contains("  quit, exit"))
    #expect(await run([], input: "exit\ntree\n").written.shown == "")
  }

  @Test("The page on the command line names every command, every option, every key and every kind of outcome")
  func page() throws {
    let file = packageDirectory.appendingPathComponent("Documentation/CommandLine.md")
    // In a table a bar is hidden.
    let page = try String(contentsOf: file, encoding: .utf8).replacing("\\|", with: "|")
    for command in Command.all(in: .tool) { #expect(page.contains("`\(command.usage(in: .tool))`"), "\(command.name)") }
    for command in Command.all(in: .shell) {
      #expect(page.contains("`\(command.usage(in: .shell))`"), "\(command.name)")
    }
    for option in Set(Command.all.flatMap { $0.tool?.options ?? [] } + Option.everywhere) {
      #expect(page.contains("`\(option.usage)`"), "\(option.name)")
    }
    for key in Report.CodingKeys.allCases { #expect(page.contains("| `\(key.rawValue)` |"), "\(key)") }
    for kind in Report.Kind.allCases { #expect(page.contains("`\(kind.rawValue)`"), "\(kind)") }
  }
}

@Suite("Completions") struct CompletionTests {
  /// What bash offers for the words of a line, the last of which is completed.
  private func offered(_ words: [String]) async throws -> [String] {
    let line = """
      source <("$tool" completions bash)
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      _storefront
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let ending = try await Executable.runInBash(line)
    #expect(ending.status == 0 && ending.errors == "")
    return ending.results.split(separator: "\n").map(String.init)
  }

  @Test("bash completes every command, and only commands and options where a command stands")
  func commands() async throws {
    let all = try await offered(["storefront", ""])
    #expect(Array(all.prefix { !$0.hasPrefix("-") }) == Command.all(in: .tool).map(\.name))
    #expect(try await offered(["storefront", "o"]) == ["open"])
    #expect(try await offered(["storefront", "help", "n"]) == ["notify"])
    #expect(try await offered(["storefront", "nothing", ""]) == [])
  }

  @Test("bash completes the options of each command")
  func options() async throws {
    for command in Command.all(in: .tool) {
      let expected = (command.tool?.options ?? []) + Option.everywhere
      #expect(try await offered(["storefront", command.name, "--"]) == expected.map(\.name))
    }
  }

  @Test("bash completes links, also where it has parted them at the colon")
  func links() async throws {
    #expect(try await offered(["storefront", "open", "store://pr"]) == ["store://product/"])
    #expect(try await offered(["storefront", "--json", "open", "store://bag", "store://wi"]) == ["store://wishlist"])
    let parted = """
      source <("$tool" completions bash)
      COMP_WORDS=(storefront open store : //pr) COMP_CWORD=4 COMP_LINE='storefront open store://pr' COMP_POINT=26
      _storefront
      echo "${COMPREPLY[@]}"
      """
    #expect(try await Executable.runInBash(parted).results == "//product/\n")
  }

  @Test("bash completes files where files stand, and words where one of several stands")
  func filesAndWords() async throws {
    let package = packageDirectory.path
    #expect(try await offered(["storefront", "notify", "\(package)/Package.s"]) == ["\(package)/Package.swift"])
    #expect(
      try await offered(["storefront", "aasa", "--check", "\(package)/Package.s"]) == ["\(package)/Package.swift"])
    #expect(Array(try await offered(["storefront", "completions", ""]).prefix(2)) == ["bash", "zsh"])
  }

  @Test("zsh gets every command with its sentence, every option and the links")
  func zsh() async throws {
    let script = try Completions().script(for: .zsh)
    #expect(script.hasPrefix("#compdef storefront\n"))
    for command in Command.all(in: .tool) {
      #expect(script.contains("'\(command.name):\(command.summary.replacing("'", with: "'\\''"))'"), "\(command.name)")
      #expect(script.contains("(\(command.name))\n"))
      for option in command.tool?.options ?? [] { #expect(script.contains("'\(option.name):")) }
    }
    for link in ["'store://product/'", "'store://bag'"] { #expect(script.contains(link)) }
    // Where there is a zsh, it reads the file.
    let check = "command -v zsh > /dev/null || exit 0; \"$tool\" completions zsh | zsh -n /dev/stdin"
    #expect(try await Executable.runInBash(check).status == 0)
  }
}
