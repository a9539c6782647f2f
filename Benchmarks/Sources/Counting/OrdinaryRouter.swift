import Wayfinder

/// A step of a chain. It has closures that find or make its screen, and join the screen to that of the previous step.
final class OrdinaryStep {
  typealias Completion = (Result<UIViewController, any Error>) -> Void
  typealias Joining =
    @MainActor (
      _ new: UIViewController, _ host: UIViewController, _ completion: @escaping Completion
    ) -> Void

  let name: String
  let find: (_ window: UIWindow, _ context: Int) -> UIViewController?
  let make: ((_ context: Int) -> UIViewController)?
  let join: Joining?
  let previous: OrdinaryStep?

  init(
    _ name: String, find: @escaping (_ window: UIWindow, _ context: Int) -> UIViewController? = { _, _ in nil },
    make: ((_ context: Int) -> UIViewController)? = nil,
    join: Joining? = nil, from previous: OrdinaryStep? = nil
  ) {
    self.name = name
    self.find = find
    self.make = make
    self.join = join
    self.previous = previous
  }
}

/// A router that an app could write in an afternoon. It searches for the destination, and follows the chain back until a step finds its
/// screen. It then shows this screen, and makes and joins the screens of the other steps.
///
/// It has no queue, plan, guards or transaction. If a step fails, the changes of earlier steps remain.
final class OrdinaryRouter {
  enum Failure: Error {
    case nothingFound(String)
  }

  private let window: UIWindow
  private let log: ((String) -> Void)?

  init(window: UIWindow, log: ((String) -> Void)? = nil) {
    self.window = window
    self.log = log
  }

  func navigate(to step: OrdinaryStep, with context: Int, completion: @escaping OrdinaryStep.Completion) {
    log?("Started to search for the view controller to start the navigation process from.")
    begin(at: step, context: context, making: [], completion)
  }

  private func begin(
    at step: OrdinaryStep, context: Int, making: [OrdinaryStep], _ completion: @escaping OrdinaryStep.Completion
  ) {
    if let found = step.find(window, context) {
      log?("Step \(step.name) found \(String(describing: found)) to start the navigation process from.")
      return bringIntoSight(found) { [self] in
        log?("Made \(String(describing: found)) visible, \(making.count) to make.")
        proceed(making[...], on: found, context: context, completion)
      }
    }
    guard let previous = step.previous else { return completion(.failure(Failure.nothingFound(step.name))) }
    log?("Step \(step.name) found nothing, so \(previous.name) is tried.")
    begin(at: previous, context: context, making: [step] + making, completion)
  }

  private func proceed(
    _ steps: ArraySlice<OrdinaryStep>, on host: UIViewController, context: Int,
    _ completion: @escaping OrdinaryStep.Completion
  ) {
    guard let step = steps.first, let make = step.make, let join = step.join else {
      log?("Arrived at \(String(describing: host)).")
      return completion(.success(host))
    }
    let new = make(context)
    log?("Step \(step.name) made \(String(describing: new)).")
    join(new, host) { [self] result in
      switch result {
      case .success(let joined):
        log?("Step \(step.name) joined \(String(describing: joined)) to \(String(describing: host)).")
        proceed(steps.dropFirst(), on: joined, context: context, completion)
      case .failure:
        log?("Step \(step.name) could not join \(String(describing: new)) to \(String(describing: host)).")
        completion(result)
      }
    }
  }

  private func bringIntoSight(_ found: UIViewController, _ completion: @escaping () -> Void) {
    if found.presentedViewController != nil {
      return found.dismiss(animated: false) { [self] in bringIntoSight(found, completion) }
    }
    var child = found
    while let parent = child.parent {
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: false)
      }
      child = parent
    }
    completion()
  }
}

extension UIWindow {
  /// Returns the first view controller that satisfies the predicate, from the topmost down.
  func first(visibleOnly: Bool = false, where isMeant: (UIViewController) -> Bool) -> UIViewController? {
    guard let root = rootViewController else { return nil }
    var line = [root]
    while let presented = line.last?.presentedViewController { line.append(presented) }
    for controller in visibleOnly ? line.suffix(1) : line[...].reversed()[...] {
      if let found = controller.first(visibleOnly: visibleOnly, where: isMeant) { return found }
    }
    return nil
  }
}

extension UIViewController {
  fileprivate func first(visibleOnly: Bool, where isMeant: (UIViewController) -> Bool) -> UIViewController? {
    if isMeant(self) { return self }
    if let tabs = self as? UITabBarController {
      if let found = tabs.selectedViewController?.first(visibleOnly: visibleOnly, where: isMeant) { return found }
      if visibleOnly { return nil }
      for child in tabs.viewControllers ?? [] where child !== tabs.selectedViewController {
        if let found = child.first(visibleOnly: visibleOnly, where: isMeant) { return found }
      }
    } else if let stack = self as? UINavigationController {
      for child in visibleOnly ? stack.viewControllers.suffix(1) : stack.viewControllers[...] {
        if let found = child.first(visibleOnly: visibleOnly, where: isMeant) { return found }
      }
    }
    return nil
  }
}
