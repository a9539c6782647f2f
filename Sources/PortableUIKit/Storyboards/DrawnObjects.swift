/// The connections of a scene or nib that the headless UIKit does not make, and the names of objects in them.
struct DrawnConnections {
  let all: [UIStoryboard.Connection]
  /// The names of each object in addition to its object id: its actions, and the outlets that refer to it.
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

/// The objects of a scene or nib, by their names in the file.
final class DrawnObjects {
  private let connections: DrawnConnections
  private var views: [String: WeakView] = [:]
  /// The bar buttons, including those that only this dictionary retains.
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

  /// The objects of the outlets with a name, in the order of the file.
  func objects(outlet name: String) -> [NSObject] {
    connections.all.filter { ($0.kind == .outlet || $0.kind == .outletCollection) && $0.name == name }
      .compactMap { $0.target.flatMap(object) }
  }

  /// The objects that send an action, in the order of the file. An object with several events occurs once.
  func objects(action name: String) -> [NSObject] {
    var seen: Set<String> = []
    return connections.all.filter { $0.kind == .action && $0.name == name }
      .compactMap { $0.object.flatMap { seen.insert($0).inserted ? object($0) : nil } }
  }

  nonisolated deinit {}
}

// Not Apple's. On Apple's systems, outlets and actions are connected, so no search is needed.
extension UIViewController {
  private var drawn: DrawnObjects? {
    loadedView()
    return origin?.drawn ?? extras?.drawnInNib
  }

  /// The view or bar button with an object id in the view controller's scene or nib. Not Apple's. Loads the view.
  ///
  /// - Returns: `nil` if there is no such object, or if it has been deallocated.
  public func drawnObject(withID id: String) -> NSObject? { drawn?.object(id) }

  /// The object of an outlet that the view controller, or an object in its scene, has in the file. Not Apple's. Loads
  /// the view.
  ///
  ///     let total = cart.drawnObject(forOutlet: "totalLabel") as? UILabel
  ///
  /// - Returns: `nil` if the file has no such outlet, or if its object is neither a view nor a bar button.
  public func drawnObject(forOutlet name: String) -> NSObject? { drawn?.objects(outlet: name).first }

  /// The objects of an outlet collection, in the order of the file. Not Apple's. Loads the view.
  public func drawnObjects(forOutletCollection name: String) -> [NSObject] { drawn?.objects(outlet: name) ?? [] }

  /// The objects that send an action, in the order of the file. Not Apple's. Loads the view. The action can also name
  /// the user's tap: `window.perform(.tap("buy:"))`.
  ///
  /// - Parameter selector: The action in the file, with its colons.
  public func drawnObjects(sendingAction selector: String) -> [NSObject] { drawn?.objects(action: selector) ?? [] }
}
