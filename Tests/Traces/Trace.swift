/// What is written down of one move, a line for each thing that happened.
final class Trace {
  private(set) var lines: [String] = []
  /// Whether what happens is written down; not while the stage is set.
  var isRecording = false
  private var subjects: [Subject] = []

  /// A controller by the name that it has in the trace.
  private struct Subject {
    let name: String
    weak var controller: UIViewController?
  }

  /// Has a controller be known by a name, and looked at between callbacks.
  func follow(_ controller: UIViewController, as name: String) {
    subjects.append(Subject(name: name, controller: controller))
  }

  /// The name of a controller; its class where it has none.
  func name(of controller: UIViewController) -> String {
    subjects.first { $0.controller === controller }?.name ?? String(describing: type(of: controller))
  }

  /// The controllers that are followed and alive.
  var controllers: [UIViewController] { subjects.compactMap(\.controller) }

  /// Writes a line.
  func callAsFunction(_ line: String) {
    if isRecording { lines.append(line) }
  }

  /// Writes a line about a controller, with what is true of it.
  func callAsFunction(_ line: String, of controller: UIViewController) {
    self("  \(name(of: controller)).\(line)  [\(facts(of: controller).joined(separator: ", "))]")
  }

  /// Writes what is true of every controller.
  func look(_ moment: String) {
    self("-- \(moment)")
    for subject in subjects {
      let facts = subject.controller.map { self.facts(of: $0) + contents(of: $0) }
      self("     \(subject.name)  \(facts.map { "[\($0.joined(separator: ", "))]" } ?? "is gone")")
    }
  }

  private func facts(of controller: UIViewController) -> [String] {
    var facts: [String] = []
    if controller.isBeingPresented { facts.append("isBeingPresented") }
    if controller.isBeingDismissed { facts.append("isBeingDismissed") }
    if controller.isMovingToParent { facts.append("isMovingToParent") }
    if controller.isMovingFromParent { facts.append("isMovingFromParent") }
    if let parent = controller.parent { facts.append("parent \(name(of: parent))") }
    if let presenting = controller.presentingViewController { facts.append("presented by \(name(of: presenting))") }
    if let presented = controller.presentedViewController { facts.append("presents \(name(of: presented))") }
    if controller.transitionCoordinator != nil { facts.append("coordinator") }
    if controller.viewIfLoaded?.window != nil { facts.append("in window") }
    return facts
  }

  /// What a container holds.
  private func contents(of controller: UIViewController) -> [String] {
    let names = { (controllers: [UIViewController]) in controllers.map { self.name(of: $0) }.joined(separator: " ") }
    switch controller {
    case let stack as UINavigationController: return ["stack \(names(stack.viewControllers))"]
    case let tabs as UITabBarController: return ["chosen \(tabs.selectedViewController.map { names([$0]) } ?? "none")"]
    case let pages as UIPageViewController: return ["pages \(names(pages.viewControllers ?? []))"]
    case let split as UISplitViewController:
      return [split.isCollapsed ? "collapsed" : "expanded", "displayMode \(split.displayMode.rawValue)"]
    default: return []
    }
  }
}
