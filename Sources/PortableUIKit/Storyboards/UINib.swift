/// Views drawn in an editor, read from the source the editor saves.
///
/// Follows Apple's page `UINib`, as far as views and controllers go; outlets and actions are not connected.
@preconcurrency @MainActor open class UINib: NSObject {
  let file: String
  private let root: InterfaceElement?
  /// Why the file cannot be used; `nil` if it can. Not Apple's.
  public let loadError: UIStoryboardError?

  /// Makes a nib from `name.xib` in a bundle, the main one unless given; a file that cannot be used is a misuse.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    file = InterfaceFiles.fileName(name, "xib")
    do throws(UIStoryboardError) {
      let url = try InterfaceFiles.find(file, in: bundleOrNil ?? .main)
      root = try Self.read(InterfaceFiles.read(url, file), file: file)
      loadError = nil
    } catch {
      root = nil
      loadError = error
    }
    super.init()
    if let loadError { UIKitMisuse.report(loadError) }
  }

  /// Makes a nib from its source; a source that cannot be used is a misuse.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    file = "a nib"
    do throws(UIStoryboardError) {
      root = try Self.read(data, file: file)
      loadError = nil
    } catch {
      root = nil
      loadError = error
    }
    super.init()
    if let loadError { UIKitMisuse.report(loadError) }
  }

  /// Whether there is a file of a name, in any place where nibs are looked for.
  package static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    (try? InterfaceFiles.find(InterfaceFiles.fileName(name, "xib"), in: bundle)) != nil
  }

  /// Makes the objects at the top of the file, its owner's view among them.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let drawn = DrawnObjects(DrawnConnections(connections))
    return topViews.map { makeView($0, in: drawn) }
  }

  /// What may be said when a nib is loaded; nothing of it is used here.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand for proxies in the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// What was drawn in the editor and is not connected; the owner's view is. Not Apple's.
  public var unconnected: [UIStoryboard.Connection] {
    connections.filter { $0.target == nil || $0.name != "view" || $0.target != ownersView }
  }

  private static func read(_ data: Data, file: String) throws(UIStoryboardError) -> InterfaceElement {
    let root = try InterfaceElement.read(data, file: file)
    try root.requireRoot(InterfaceKind.nib, file: file)
    try root.requireUniqueObjects(file: file)
    return root
  }

  private var objects: [InterfaceElement] { root?.first("objects")?.children ?? [] }

  private var topViews: [InterfaceElement] {
    objects.filter { $0.name != "placeholder" && ($0.first(key: "frame") != nil || $0.name == "view") }
  }

  /// The object the owner's outlet “view” leads to.
  private var ownersView: String? {
    let owner = objects.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.first("connections")?.children.first { $0.attributes["property"] == "view" }?["destination"]
  }

  private var connections: [UIStoryboard.Connection] {
    var found: [UIStoryboard.Connection] = []
    root?.collectConnections(scene: file, file: file, into: &found)
    return found
  }

  private func makeView(_ element: InterfaceElement, in drawn: DrawnObjects) -> UIView {
    var making = InterfaceViewMaking(file: file, scene: file) { drawn.remember($0, id: $1) }
    let view = making.view(element)
    for failure in making.failures { UIKitMisuse.report(failure) }
    return view
  }

  /// The view of the controller that owns the nib: the one its outlet leads to, else the first.
  static func view(_ name: String, bundle: Bundle?, for controller: UIViewController) -> UIView? {
    let nib = UINib(nibName: name, bundle: bundle)
    guard nib.loadError == nil else { return nil }
    let wanted = nib.ownersView
    let element = nib.topViews.first { wanted == nil || $0.id == wanted }
    guard let element else {
      UIKitMisuse.report(UIStoryboardError(nib.file, .noView))
      return nil
    }
    let drawn = DrawnObjects(DrawnConnections(nib.connections))
    controller.madeExtras().drawnInNib = drawn
    return nib.makeView(element, in: drawn)
  }

  nonisolated deinit {}
}

extension Bundle {
  /// Makes the objects at the top of `name.xib`; `nil` if the file cannot be used, which is a misuse.
  ///
  /// Follows UIKit's addition to `Bundle`, on Apple's page `loadNibNamed(_:owner:options:)`.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.loadError == nil ? nib.instantiate(withOwner: owner, options: options) : nil
  }
}
