extension UIStoryboard {
  /// A connection in a file that needs the Objective-C runtime and is not made by the headless UIKit. Not Apple's.
  ///
  /// The app does the same in code: it finds views by `tag`, and calls actions directly. Tests find objects with
  /// `drawnObject(forOutlet:)` and related methods, and tap an object by the name of its action.
  nonisolated public struct Connection: Hashable, Sendable, CustomStringConvertible {
    /// Constants that specify the kind of a connection.
    public enum Kind: String, Hashable, Sendable {
      /// A property that refers to another object.
      case outlet
      /// A property that refers to several objects.
      case outletCollection
      /// A method that an event calls.
      case action
      /// A value for a key path.
      case runtimeAttribute
    }

    /// The file of the connection.
    public let file: String
    /// The scene of the connection.
    public let scene: String
    /// The kind of the connection.
    public let kind: Kind
    /// The class of the object that has the outlet or sends the action.
    public let owner: String
    /// The object id of that object. `nil` if it has none.
    public let object: String?
    /// The property, the selector or the key path.
    public let name: String
    /// The object at the other end.
    public let target: String?

    /// A sentence that describes the missing connection.
    public var description: String {
      let end = target.map { " to \($0.quoted)" } ?? ""
      let id = object.map { " \($0.quoted)" } ?? ""
      return
        "\(file.harmless): in scene \(scene.quoted) the \(kind.words) \(name.quoted) of \(owner.harmless)\(id)\(end)"
        + " is not connected."
    }
  }
}

extension UIStoryboard.Connection.Kind {
  nonisolated fileprivate var words: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outlet collection"
    case .action: "action"
    case .runtimeAttribute: "runtime attribute"
    }
  }
}

extension InterfaceElement {
  /// Collects the connections of this element that the headless UIKit does not make.
  func collectConnections(
    of scene: InterfaceScene, file: String, into found: inout [UIStoryboard.Connection]
  ) {
    collectConnections(scene: scene.name, file: file, into: &found)
  }

  func collectConnections(scene: String, file: String, into found: inout [UIStoryboard.Connection]) {
    let owner = self["customClass"] ?? name
    for child in children {
      for drawn in child.children {
        let made = drawn.connection(in: child.name).map {
          UIStoryboard.Connection(
            file: file, scene: scene, kind: $0.kind, owner: owner, object: id, name: $0.name,
            target: drawn["destination"])
        }
        if let made { found.append(made) }
      }
      child.collectConnections(scene: scene, file: file, into: &found)
    }
  }

  private func connection(in parent: String) -> (kind: UIStoryboard.Connection.Kind, name: String)? {
    switch (parent, name) {
    case ("connections", "outlet"): (.outlet, self["property"] ?? "?")
    case ("connections", "outletCollection"): (.outletCollection, self["property"] ?? "?")
    case ("connections", "action"): (.action, self["selector"] ?? "?")
    case ("userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute"): (.runtimeAttribute, self["keyPath"] ?? "?")
    default: nil
    }
  }
}
