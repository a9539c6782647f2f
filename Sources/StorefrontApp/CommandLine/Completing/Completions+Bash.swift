extension Completions {
  /// bash takes a colon for the end of a word, so that a link is put together again from the line, and of what is offered
  /// only that is handed back which stands after the last colon.
  var bash: String {
    """
    # Completes storefront in bash; written by `storefront completions bash`.
    _storefront_files() {
      local IFS=$'\n'
      COMPREPLY=($(compgen -f -- "$1"))
      compopt -o filenames 2> /dev/null
    }
    _storefront() {
      local word=${COMP_WORDS[COMP_CWORD]} last='' command='' offered='' i
      if [[ -n $COMP_LINE ]]; then
        word=${COMP_LINE:0:COMP_POINT}
        word=${word##*[[:space:]]}
      fi
      ((COMP_CWORD > 0)) && last=${COMP_WORDS[COMP_CWORD - 1]}
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          -*) ;;
          *) command=${COMP_WORDS[i]}; break ;;
        esac
      done
      COMPREPLY=()
    \(bashFiles)  case $command in
        '') offered='\(names(commands)) \(commands.first { $0.name == "shell" }.map(optionNames) ?? "")' ;;
    \(commands.map(bashCase).joined(separator: "\n"))
      esac
      COMPREPLY=($(compgen -W "$offered" -- "$word"))
      [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == */ ]] && compopt -o nospace 2> /dev/null
      if [[ $word == *:* && ${COMP_WORDS[COMP_CWORD]} != "$word" ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${word%"${word##*:}"}"}")
      fi
    }
    complete -F _storefront storefront
    """
  }

  private var bashFiles: String {
    let names = optionsOfFiles.map(\.name)
    guard !names.isEmpty else { return "" }
    return """
        case $last in
          \(names.joined(separator: "|"))) _storefront_files "$word"; return ;;
        esac

      """
  }

  private func bashCase(_ command: Command) -> String {
    let pattern = command.names.joined(separator: "|")
    let arguments = command.arguments(in: .tool) ?? []
    if arguments.contains(where: { $0.kind == .file }) {
      return """
            \(pattern)) [[ $word == -* ]] || { _storefront_files "$word"; return; }
              offered='\(optionNames(command))' ;;
        """
    }
    let words = arguments.flatMap { argument -> [String] in
      switch argument.kind {
      case .link: links
      case .command: self.commands.map(\.name)
      case .choice(let words): words
      case .file, .word, .text: []
      }
    }
    return "    \(pattern)) offered='\((words + [optionNames(command)]).joined(separator: " "))' ;;"
  }

  private func names(_ commands: [Command]) -> String { commands.map(\.name).joined(separator: " ") }

  private func optionNames(_ command: Command) -> String { options(of: command).map(\.name).joined(separator: " ") }
}
