/// What was drawn in one scene or nib and is not connected, with the names that objects have by it.
struct DrawnConnections {
  let all: [UIStoryboard.Connection]
  /// What each object is called in the file besides its object id: its actions, and the outlets that hold it.
  let names: [String: [String]]

  init(_ connections: [UIStoryboard.Connection]) {
    all = connections
    var names: [String: [String]] = [:]
    for drawn in connections {
      switch drawn.kind {
      case .action: if let object = drawn.object { names[object, default: []].append(drawn.name) }
      case .outlet, .outletCollection: if let target = drawn.target { names[target, default: []].append(drawn.name) }
      case .runtimeAttribute: break
      }
    }
    self.names = names
  }
}

/// What was made of what was drawn in one scene or nib, found by what the file calls it.
final class DrawnObjects {
  private let connections: DrawnConnections
  private var views: [String: WeakView] = [:]
  /// What keeps bar buttons that nothing else keeps.
  private(set) var items: [String: UIBarButtonItem] = [:]

  private struct WeakView { weak var view: UIView? }

  init(_ connections: DrawnConnections) { self.connections = connections }

  func remember(_ view: UIView, id: String) {
    views[id] = WeakView(view: view)
    view.madeExtras().drawnNames = [id] + (connections.names[id] ?? [])
  }

  func remember(_ item: UIBarButtonItem, id: String) {
    items[id] = item
    item.drawnNames = [id] + (connections.names[id] ?? [])
  }

  func view(_ id: String) -> UIView? { views[id]?.view }

  func object(_ id: String) -> NSObject? { view(id) ?? items[id] }

  /// What outlets of that name hold, in the order of the file.
  func objects(outlet name: String) -> [NSObject] {
    connections.all.filter { ($0.kind == .outlet || $0.kind == .outletCollection) && $0.name == name }
      .compactMap { $0.target.flatMap(object) }
  }

  /// What sends the action, in the order of the file; an object once, for however many events.
  func objects(action name: String) -> [NSObject] {
    var seen: Set<String> = []
    return connections.all.filter { $0.kind == .action && $0.name == name }
      .compactMap { $0.object.flatMap { seen.insert($0).inserted ? object($0) : nil } }
  }

  nonisolated deinit {}
}

// Not Apple's: there outlets and actions are connected, and nobody has to look for what they hold.
extension UIViewController {
  private var drawn: DrawnObjects? {
    loadedView()
    return origin?.drawn ?? extras?.drawnInNib
  }

  /// The view or bar button of that object id in the controller's storyboard scene or nib; loads the view. Not Apple's.
  ///
  /// - Returns: `nil` if there is none, or it is gone.
  public func drawnObject(withID id: String) -> NSObject? { drawn?.object(id) }

  /// What the outlet of that name would hold, of the controller or of something drawn in it; loads the view. Not Apple's.
  ///
  ///     let total = cart.drawnObject(forOutlet: "totalLabel") as? UILabel
  ///
  /// - Returns: `nil` if no such outlet was drawn, or what it holds is no view and no bar button.
  public func drawnObject(forOutlet name: String) -> NSObject? { drawn?.objects(outlet: name).first }

  /// What the outlet collection of that name would hold, in the order of the file; loads the view. Not Apple's.
  public func drawnObjects(forOutletCollection name: String) -> [NSObject] { drawn?.objects(outlet: name) ?? [] }

  /// What would send that action, in the order of the file; loads the view. Not Apple's.
  ///
  /// The user's tap on one of them can be named by the action as well: `window.perform(.tap("buy:"))`.
  ///
  /// - Parameter selector: The action in the file, colons and all.
  public func drawnObjects(sendingAction selector: String) -> [NSObject] { drawn?.objects(action: selector) ?? [] }
}
