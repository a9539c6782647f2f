extension Command {
  static let help = Command(
    "help", "List the commands and the links, or say more about one command.",
    tool: ToolForm([.optional("COMMAND", .command)]) { call in
      let command = try call.words.first.map { name in try Command.named(name, in: .tool) }
      try Help(.tool, of: command).tell(call.output)
      return .success
    },
    shell: ShellForm([.optional("COMMAND", .command)]) { call in
      let command = try call.words.first.map { name in try Command.named(name, in: .shell) }
      try Help(.shell, of: command).tell(call.shell.output)
    })

  static let quit = Command(
    "quit", "Leave the shell.", otherNames: ["exit"], shell: ShellForm { $0.shell.isOver = true })
}
