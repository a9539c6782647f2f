extension Command {
  static let help = Command(
    "help", "List the commands and the links, or say more about one command.",
    tool: ToolForm([.optional("COMMAND", .command)]) { call in
      let help = try call.words.first.map { name in try Help(.tool, named: name) }
      try (help ?? Help(.tool)).tell(call.output)
      return .success
    },
    shell: ShellForm([.optional("COMMAND", .command)]) { call in
      let help = try call.words.first.map { name in try Help(.shell, named: name) }
      try (help ?? Help(.shell)).tell(call.shell.output)
    })

  static let quit = Command(
    "quit", "Leave the shell.", otherNames: ["exit"], shell: ShellForm { $0.shell.isOver = true })
}
