extension Command {
  static let completions = Command(
    "completions", "Write the file by which bash or zsh completes what is typed.",
    tool: ToolForm(
      [.one("SHELL", .choice(CompletedShell.allCases.map(\.rawValue)))],
      details: """
        For bash: storefront completions bash > ~/.local/share/bash-completion/completions/storefront
        For zsh, in a folder of $fpath: storefront completions zsh > _storefront
        """
    ) { call in
      let shell = CompletedShell(rawValue: call.words[0].lowercased()) ?? .bash
      let script = try Completions().script(for: shell)
      call.output.tell(Report(command: "completions", script: script)) { call.output.say(script) }
      return .success
    })
}
