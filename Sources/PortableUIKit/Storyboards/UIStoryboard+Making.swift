extension UIStoryboard {
  /// Creates the view controller of a scene. It reports errors as misuses, because Apple's methods do not throw.
  func instantiate<ViewController: UIViewController>(
    _ type: ViewController.Type, creator: ((NSCoder) -> ViewController?)?,
    _ find: () throws(UIStoryboardError) -> InterfaceScene
  ) -> ViewController {
    do throws(UIStoryboardError) {
      let scene = try find()
      let made = try make(scene, creator: creator.map { creator in { creator($0) } })
      if let made = made as? ViewController { return made }
      throw UIStoryboardError(
        fileName, scene: scene.name, .wrongClass("\(Swift.type(of: made))", expected: "\(ViewController.self)"))
    } catch {
      UIKitMisuse.report(error)
      return Self.standIn(creator, for: error)
    }
  }

  /// Returns the replacement of a view controller that cannot be created.
  private static func standIn<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?, for error: UIStoryboardError
  ) -> ViewController {
    let plain = ViewController.self == UIViewController.self ? UIViewController() as? ViewController : nil
    guard let made = plain ?? creator?(EmptyCoder()) ?? ViewController(coder: EmptyCoder()) else {
      preconditionFailure("PortableUIKit: \(error)")
    }
    return made
  }

  /// - Parameter strictly: Whether unknown classes of views and segues are errors.
  func make(
    _ scene: InterfaceScene, strictly: Bool = false, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(UIStoryboardError) -> UIViewController {
    var making = SceneMaking(isStrict: strictly)
    return try making.make(scene, of: self, inside: [], creator: creator)
  }
}

/// The number of objects created for one requested view controller, including later embedded ones.
final class MadeCount {
  var controllers = 0
  /// The elements of their scenes. A scene that is created twice counts twice.
  var elements = 0

  nonisolated deinit {}
}

/// The view controller of a relationship segue.
typealias RelatedController = (relationship: String, controller: UIViewController)

/// Creates a view controller with all its contents.
struct SceneMaking {
  private let isStrict: Bool
  private let count: MadeCount

  /// - Parameter count: The count of an existing view controller in which this one is embedded.
  init(isStrict: Bool = false, countingOn count: MadeCount? = nil) {
    self.isStrict = isStrict
    self.count = count ?? MadeCount()
  }

  mutating func make(
    _ scene: InterfaceScene, of storyboard: UIStoryboard, inside line: [InterfaceScene],
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(UIStoryboardError) -> UIViewController {
    let (storyboard, scene) = try storyboard.resolved(scene)
    try admit(scene, of: storyboard, inside: line)
    let origin = InterfaceOrigin(storyboard, scene, line: line + [scene], count: count)
    let made = try controller(origin, scene, creator: creator)
    // If a creator does not pass on the coder, its view controller has not received the scene's attributes.
    made.configure(from: origin)
    if isStrict { try checkClasses(scene, file: storyboard.fileName) }
    var related: [RelatedController] = []
    for segue in scene.segues where segue.kind == "relationship" {
      guard let next = storyboard.document?.scene(id: segue.destination) else { continue }
      let inner: RelatedController = (segue.relationship, try make(next, of: storyboard, inside: origin.line))
      guard made.hasPlace(for: inner, beside: related) else {
        throw UIStoryboardError(
          storyboard.fileName, scene: scene.name,
          .unsuitableRelationship(
            segue.relationship, controller: "\(type(of: inner.controller))", container: "\(type(of: made))"))
      }
      related.append(inner)
    }
    made.takeIn(related)
    made.awakeFromNib()
    return made
  }

  private mutating func admit(
    _ scene: InterfaceScene, of storyboard: UIStoryboard, inside line: [InterfaceScene]
  ) throws(UIStoryboardError) {
    count.controllers += 1
    count.elements += scene.elementCount
    if let start = line.firstIndex(where: { $0 === scene }) {
      let circle = line[start...].map(\.name) + [scene.name]
      throw UIStoryboardError(storyboard.fileName, scene: scene.name, .containmentCycle(circle))
    }
    guard line.count < InterfaceLimits.containment, count.controllers <= InterfaceLimits.controllers else {
      throw UIStoryboardError(storyboard.fileName, scene: scene.name, .tooManyControllers)
    }
    guard count.elements <= InterfaceLimits.elements else {
      throw UIStoryboardError(storyboard.fileName, scene: scene.name, .tooManyElements)
    }
  }

  private func controller(
    _ origin: InterfaceOrigin, _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
  ) throws(UIStoryboardError) -> UIViewController {
    let coder = InterfaceCoder(origin)
    // Without a creator, the usual initializer runs, as Apple's page `instantiateViewController(identifier:creator:)`
    // says.
    if let made = creator?(coder) { return made }
    let type = try scene.element.controllerClass(file: origin.file, scene: scene.name)
    guard let made = type.init(coder: coder) else {
      throw UIStoryboardError(origin.file, scene: scene.name, .refusedByClass("\(type)"))
    }
    return made
  }

  private func checkClasses(_ scene: InterfaceScene, file: String) throws(UIStoryboardError) {
    for segue in scene.segues { _ = try segue.element.segueClass(file: file, scene: scene.name) }
    guard let view = scene.element.first(key: "view") else { return }
    try view.forEachView { (element) throws(UIStoryboardError) in
      _ = try element.viewClass(file: file, scene: scene.name)
    }
  }
}

extension UIStoryboard {
  /// Returns a scene, or the scene of another file that it refers to.
  func resolved(_ scene: InterfaceScene) throws(UIStoryboardError) -> (UIStoryboard, InterfaceScene) {
    var (storyboard, target) = (self, scene)
    var steps = 0
    while target.isReference {
      steps += 1
      guard steps <= InterfaceLimits.containment else {
        throw UIStoryboardError(fileName, scene: scene.name, .containmentCycle([scene.name, target.name]))
      }
      do throws(UIStoryboardError) {
        (storyboard, target) = try storyboard.follow(target.element)
      } catch {
        throw UIStoryboardError(
          fileName, scene: scene.name, .brokenReference(scene.element.referenceName, because: error.description))
      }
    }
    return (storyboard, target)
  }

  private func follow(_ reference: InterfaceElement) throws(UIStoryboardError) -> (UIStoryboard, InterfaceScene) {
    var bundle = document?.bundle ?? .main
    if let identifier = reference["bundleIdentifier"] {
      guard let found = InterfaceFiles.bundle(identifier: identifier) else {
        throw UIStoryboardError(fileName, .unknownBundle(identifier))
      }
      bundle = found
    }
    let other = try reference["storyboardName"].map { (name) throws(UIStoryboardError) in
      UIStoryboard(try InterfaceFiles.storyboard(name, bundle: bundle))
    }
    let storyboard = other ?? self
    if let identifier = reference["referencedIdentifier"] { return (storyboard, try storyboard.find(identifier)) }
    return (storyboard, try storyboard.initial())
  }
}

extension InterfaceElement {
  fileprivate var referenceName: String {
    [self["storyboardName"], self["referencedIdentifier"]].compactMap { $0 }.joined(separator: "/")
  }
}

extension UIViewController {
  /// Whether this container accepts the view controller of a relationship segue beside the others.
  fileprivate func hasPlace(for next: RelatedController, beside others: [RelatedController]) -> Bool {
    if self is UINavigationController { return UINavigationController.misuse(pushing: next.controller) == nil }
    if let split = self as? UISplitViewController { return split.hasColumn(for: next, beside: others) }
    return true
  }

  /// Adds the view controllers of relationship segues, in the order of the file.
  fileprivate func takeIn(_ related: [RelatedController]) {
    guard !related.isEmpty else { return }
    let controllers = related.map(\.controller)
    if let navigation = self as? UINavigationController {
      navigation.setStack(controllers, animated: false)
    } else if let tabs = self as? UITabBarController {
      tabs.haveControllersBeenSet = tabs.setTabs(controllers, animated: false)
    } else if let split = self as? UISplitViewController {
      split.takeInColumns(related)
    } else {
      for controller in controllers { adopt(controller) }
    }
  }
}
