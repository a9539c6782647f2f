extension Command {
  /// All commands, in the order in which help lists them.
  static let all: [Command] = [
    // On the command line, and some in the shell too.
    shellItself, open, plan, notify, links, aasa, exploring, map, completions,
    // What a user does.
    back, tab, dismiss, tap, answer, page, login, logout,
    // What has no link, and what is there.
    show, share, tree, flow, position, restore, set, journal, replay,
    // About the commands themselves.
    help, quit,
  ]
}
