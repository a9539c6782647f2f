extension UIStoryboard {
  /// Something drawn in the editor that needs the Objective-C runtime and is therefore not connected here.
  ///
  /// Not Apple's. What it would have done, the app does itself: find views by `tag`, call actions by hand. Tests find what
  /// was drawn by `drawnObject(forOutlet:)` and its like, and tap it by its action's name.
  nonisolated public struct Connection: Hashable, Sendable, CustomStringConvertible {
    /// What was drawn.
    public enum Kind: String, Hashable, Sendable {
      /// A property that would hold another object.
      case outlet
      /// A property that would hold several objects.
      case outletCollection
      /// A method that would be called.
      case action
      /// A value that would be set by its key path.
      case runtimeAttribute
    }

    /// The file.
    public let file: String
    /// The scene.
    public let scene: String
    /// What was drawn.
    public let kind: Kind
    /// The class of the object that has the outlet or sends the action.
    public let owner: String
    /// The object id of that object; `nil` if it has none.
    public let object: String?
    /// The property, the selector or the key path.
    public let name: String
    /// The object at the other end.
    public let target: String?

    /// One sentence that says what is not connected.
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
  /// Collects what is drawn in this object and is not connected.
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
