extension Completions {
  var zsh: String {
    """
    #compdef storefront
    # Completes storefront in zsh; written by `storefront completions zsh`.
    _storefront() {
      local word command=''
      local -a commands options links
      commands=(
    \(entries(commands.map { ($0.name, $0.summary) }))
      )
      links=(\(links.map { "'\($0)'" }.joined(separator: " ")))
    \(zshFiles)  for word in ${words[2,CURRENT-1]}; do
        [[ $word == -* ]] || { command=$word; break }
      done
      case $command in
        ('')
          options=(
    \(entries(options(of: .shellItself).map { ($0.name, $0.summary) }))
          )
          _describe -t commands command commands ;;
    \(commands.map(zshCase).joined(separator: "\n"))
      esac
      if [[ ${words[CURRENT]} == -* ]]; then
        _describe -o -t options option options
      fi
    }
    # In a folder of $fpath this file is the function's body; elsewhere it may be sourced.
    if [[ ${funcstack[1]} == _storefront ]]; then
      _storefront "$@"
    else
      compdef _storefront storefront
    fi
    """
  }

  private var zshFiles: String {
    let names = optionsOfFiles.map(\.name)
    guard !names.isEmpty else { return "" }
    return """
        case ${words[CURRENT-1]} in
          (\(names.joined(separator: "|"))) _files; return ;;
        esac

      """
  }

  private func zshCase(_ command: Command) -> String {
    let arguments = (command.arguments(in: .tool) ?? []).compactMap { argument -> String? in
      switch argument.kind {
      case .link: "compadd -S '' -- $links"
      case .file: "_files"
      case .command: "_describe -t commands command commands"
      case .choice(let words): "compadd -- \(words.joined(separator: " "))"
      case .word, .text: nil
      }
    }
    return """
          (\(command.names.joined(separator: "|")))
            options=(
      \(entries(options(of: command).map { ($0.name, $0.summary) }))
            )
            \(arguments.first ?? ":") ;;
      """
  }

  /// Names and what they mean, as `_describe` takes them: a line each, colons and quotation marks hidden.
  private func entries(_ entries: [(String, String)]) -> String {
    entries.map { name, meaning in
      let text = "\(name):\(meaning.replacing(":", with: "\\:"))".replacing("'", with: "'\\''")
      return "    '\(text)'"
    }.joined(separator: "\n")
  }
}
