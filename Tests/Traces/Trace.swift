/// The record of one move, with a line for each event.
final class Trace {
  private(set) var lines: [String] = []
  /// A Boolean value that indicates whether the trace records events; `false` while the stage is prepared.
  var isRecording = false
  private var subjects: [Subject] = []

  /// A controller with its name in the trace.
  private struct Subject {
    let name: String
    weak var controller: UIViewController?
  }

  /// Gives a controller a name, and includes the controller in the states between callbacks.
  func follow(_ controller: UIViewController, as name: String) {
    subjects.append(Subject(name: name, controller: controller))
  }

  /// Returns the name of a controller, or its class if it has no name.
  func name(of controller: UIViewController) -> String {
    subjects.first { $0.controller === controller }?.name ?? String(describing: type(of: controller))
  }

  /// The followed controllers that are alive.
  var controllers: [UIViewController] { subjects.compactMap(\.controller) }

  /// Records a line.
  func callAsFunction(_ line: String) {
    if isRecording { lines.append(line) }
  }

  /// Records a line about a controller, with its state.
  func callAsFunction(_ line: String, of controller: UIViewController) {
    self("  \(name(of: controller)).\(line)  [\(facts(of: controller).joined(separator: ", "))]")
  }

  /// Records the state of every followed controller.
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

  /// Describes the contents of a container; empty for other controllers.
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
