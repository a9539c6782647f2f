extension Command {
  static let shellItself = Command(
    "shell", "Read commands from standard input, one a line; so does `storefront` alone.",
    tool: ToolForm(
      options: [.loggedIn, .wide, .firstLaunch],
      details: """
        `help` lists its commands. An empty line does nothing, nor does one that begins with #. On a terminal the shell asks
        for each command. Its status is 0, at `quit` or at the end of the input.
        """
    ) { call in
      let shell = Shell(shop: try call.makeShop(isAttended: true), output: call.output)
      await shell.readCommands(call.input)
      return .success
    })
}
