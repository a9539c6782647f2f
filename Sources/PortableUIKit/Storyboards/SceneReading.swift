/// Reads the scenes of a storyboard, and checks their consistency.
struct SceneReading {
  let file: String
  private(set) var scenes: [InterfaceScene] = []
  private(set) var byID: [String: InterfaceScene] = [:]
  private(set) var byIdentifier: [String: InterfaceScene] = [:]
  private(set) var unconnected: [UIStoryboard.Connection] = []
  private var exits: Set<String> = []

  init(file: String) { self.file = file }

  mutating func read(_ root: InterfaceElement) throws(UIStoryboardError) {
    try root.requireUniqueObjects(file: file)
    for scene in root.first("scenes")?.children ?? [] where scene.name == "scene" {
      try readScene(scene)
    }
    for scene in scenes {
      for segue in scene.segues { try check(segue, of: scene) }
    }
  }

  private mutating func readScene(_ scene: InterfaceElement) throws(UIStoryboardError) {
    guard let objects = scene.first("objects") else { return }
    for object in objects.children where object.name == "exit" {
      if let id = object.id { exits.insert(id) }
    }
    guard let controller = objects.children.first(where: \.isController), let id = controller.id, !id.isEmpty else {
      return
    }
    var segues: [InterfaceSegue] = []
    for object in objects.children { object.collectSegues(into: &segues) }
    let made = InterfaceScene(controller, id: id, segues: segues, elementCount: scene.elementCount)
    for object in objects.children { object.collectConnections(of: made, file: file, into: &made.connections) }
    unconnected += made.connections
    scenes.append(made)
    byID[id] = made
    guard let identifier = made.identifier else { return }
    guard byIdentifier.updateValue(made, forKey: identifier) == nil else {
      throw UIStoryboardError(file, scene: made.name, .duplicateIdentifier(identifier))
    }
  }

  private func check(_ segue: InterfaceSegue, of scene: InterfaceScene) throws(UIStoryboardError) {
    let isThere = segue.kind == "unwind" ? exits.contains(segue.destination) : byID[segue.destination] != nil
    guard isThere else {
      let destination = segue.destination.isEmpty ? nil : segue.destination
      throw UIStoryboardError(file, scene: scene.name, .danglingSegue(segue.name, destination: destination))
    }
  }

  /// Throws if view controllers of this file contain each other, or are nested too deep.
  func checkContainment() throws(UIStoryboardError) {
    var checked: Set<String> = []
    for scene in scenes {
      var line: [InterfaceScene] = []
      try check(scene, below: &line, checked: &checked)
    }
  }

  private func check(
    _ scene: InterfaceScene, below line: inout [InterfaceScene], checked: inout Set<String>
  ) throws(UIStoryboardError) {
    if let start = line.firstIndex(where: { $0 === scene }) {
      let circle = line[start...].map(\.name) + [scene.name]
      throw UIStoryboardError(file, scene: scene.name, .containmentCycle(circle))
    }
    guard !checked.contains(scene.id) else { return }
    guard line.count < InterfaceLimits.containment else {
      throw UIStoryboardError(file, scene: scene.name, .tooManyControllers)
    }
    line.append(scene)
    for segue in scene.segues where segue.isContainment {
      if let next = byID[segue.destination] { try check(next, below: &line, checked: &checked) }
    }
    line.removeLast()
    checked.insert(scene.id)
  }
}

extension InterfaceElement {
  nonisolated fileprivate var isController: Bool {
    if attributes["sceneMemberID"] == "viewController" { return true }
    return name == "viewControllerPlaceholder" || name.hasSuffix("ViewController") || name.hasSuffix("viewController")
      || ["navigationController", "tabBarController", "splitViewController"].contains(name)
  }

  fileprivate func collectSegues(into segues: inout [InterfaceSegue]) {
    for child in children {
      guard child.name == "connections" else {
        child.collectSegues(into: &segues)
        continue
      }
      for segue in child.children where segue.name == "segue" {
        segues.append(
          InterfaceSegue(
            id: segue.id ?? "line \(segue.line)", identifier: segue["identifier"], kind: segue["kind"] ?? "custom",
            relationship: segue["relationship"] ?? "", destination: segue["destination"] ?? "",
            holder: name == "containerView" ? id : nil, origin: id, element: segue))
      }
    }
  }
}
