/// A segue in the file.
struct InterfaceSegue {
  let id: String
  let identifier: String?
  let kind: String
  let relationship: String
  let destination: String
  /// The container view for the view of an embedded view controller.
  let holder: String?
  /// The view or bar button that triggers the segue.
  let origin: String?
  let element: InterfaceElement

  var isContainment: Bool { kind == "relationship" || kind == "embed" }
  /// The name of the segue in error messages.
  var name: String { identifier ?? id }
}

/// A scene in the file: a view controller or a reference to one.
final class InterfaceScene {
  let element: InterfaceElement
  let id: String
  let identifier: String?
  let segues: [InterfaceSegue]
  let elementCount: Int
  /// The connections in the file that the headless UIKit does not make.
  var connections: [UIStoryboard.Connection] = []
  /// The same connections with the names of objects. All view controllers of the scene share them.
  private(set) lazy var named = DrawnConnections(connections)
  /// The segues that a tap on a view triggers, by view. If a view has several, only the first is included.
  private(set) lazy var tapped: [String: InterfaceSegue] = Dictionary(
    segues.filter { !$0.isContainment }.compactMap { segue in segue.origin.map { ($0, segue) } },
    uniquingKeysWith: { first, _ in first })

  init(_ element: InterfaceElement, id: String, segues: [InterfaceSegue], elementCount: Int) {
    self.element = element
    self.id = id
    identifier = element["storyboardIdentifier"]
    self.segues = segues
    self.elementCount = elementCount
  }

  /// The name of the scene in error messages.
  var name: String { identifier ?? element["title"] ?? element["userLabel"] ?? element["customClass"] ?? id }
  var isReference: Bool { element.name == "viewControllerPlaceholder" }

  nonisolated deinit {}
}

/// The file of a storyboard, read and checked for consistency.
final class InterfaceDocument {
  let file: String
  let bundle: Bundle
  let scenes: [InterfaceScene]
  private let byID: [String: InterfaceScene]
  private let byIdentifier: [String: InterfaceScene]
  let initial: InterfaceScene?
  private let unconnectedInScenes: [UIStoryboard.Connection]

  var unconnected: [UIStoryboard.Connection] { unconnectedInScenes }
  var identifiers: [String] { byIdentifier.keys.sorted() }
  func scene(id: String) -> InterfaceScene? { byID[id] }
  func scene(identifier: String) -> InterfaceScene? { byIdentifier[identifier] }

  init(_ source: Data, file: String, bundle: Bundle) throws(UIStoryboardError) {
    let root = try InterfaceElement.read(source, file: file)
    try root.requireRoot(InterfaceKind.storyboard, file: file)
    var reading = SceneReading(file: file)
    try reading.read(root)
    self.file = file
    self.bundle = bundle
    scenes = reading.scenes
    byID = reading.byID
    byIdentifier = reading.byIdentifier
    unconnectedInScenes = reading.unconnected
    if let id = root["initialViewController"] {
      guard let scene = reading.byID[id] else { throw UIStoryboardError(file, .danglingInitialController(id)) }
      initial = scene
    } else {
      initial = nil
    }
    try reading.checkContainment()
  }

  nonisolated deinit {}
}

nonisolated enum InterfaceKind {
  static let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  static let nib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
}

extension InterfaceElement {
  nonisolated func requireRoot(_ kind: String, file: String) throws(UIStoryboardError) {
    guard name == "document" else { throw UIStoryboardError(file, .wrongRoot(found: name, expected: "document")) }
    let type = self["type"] ?? "a document without a type"
    guard type == kind else { throw UIStoryboardError(file, .wrongRoot(found: type, expected: kind)) }
  }

  /// Throws if an object identifier occurs twice.
  nonisolated func requireUniqueObjects(file: String) throws(UIStoryboardError) {
    var seen: Set<String> = []
    var double: (id: String, line: Int)?
    forEach { element in
      guard double == nil, let id = element.id, !id.isEmpty else { return }
      if !seen.insert(id).inserted { double = (id, element.line) }
    }
    if let double { throw UIStoryboardError(file, .duplicateObject(double.id, line: double.line)) }
  }
}
