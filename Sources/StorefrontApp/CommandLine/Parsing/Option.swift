/// An option of the tool.
nonisolated enum Option: String, CaseIterable {
  case plan = "--plan"
  case loggedIn = "--logged-in"
  case wide = "--wide"
  case firstLaunch = "--first-launch"
  case waiting = "--waiting"
  case check = "--check"
  case states = "--states"
  case steps = "--steps"
  case interrupted = "--interrupted"
  case processes = "--processes"
  case film = "--film"
  case svg = "--svg"
  case html = "--html"
  case mermaid = "--mermaid"
  case dot = "--dot"
  case json = "--json"
  case compare = "--compare"
  case help = "--help"
  case version = "--version"

  /// The name of the value that follows the option, or `nil` if the option has no value.
  var value: String? {
    switch self {
    case .waiting, .check, .film: "FILE"
    case .states, .steps, .interrupted, .processes: "N"
    case .compare: "OLD"
    default: nil
    }
  }

  /// The option with the name of its value.
  var usage: String { [rawValue, value].compactMap(\.self).joined(separator: " ") }

  var summary: String {
    switch self {
    case .plan: "Print what the app would do, and change nothing."
    case .loggedIn: "Begin with a user who is logged in."
    case .wide: "Begin in a window with room for two columns."
    case .firstLaunch: "Begin with the onboarding."
    case .waiting: "Keep a link that waits for a login in a file, also for a later run."
    case .check: "Compare a site's file with the links."
    case .states: "Explore at most N states; 10000 by default."
    case .steps: "Go at most N steps from the launch; 12 by default."
    case .interrupted: "Interrupt each navigation in N states; 3 by default."
    case .processes: "Explore in N processes; by default one for each core."
    case .film: "Write a page with a film strip of each violation."
    case .svg: "Draw the screens as a picture."
    case .html: "Write a page with the ways of each screen and a search, in one file."
    case .mermaid: "Draw the map as Mermaid, which many sites show as a picture."
    case .dot: "Draw the map for Graphviz."
    case .json: "Write the result as one line of JSON."
    case .compare: "Compare the map with an earlier one."
    case .help: "Print how to write a command, as -h does."
    case .version: "Print the version."
    }
  }
}
