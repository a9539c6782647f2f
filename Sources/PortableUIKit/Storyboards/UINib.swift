/// The views of a nib, read from the editor's source file.
///
/// Follows Apple's page `UINib`, but does not connect outlets and actions.
@preconcurrency @MainActor open class UINib: NSObject {
  let file: String
  private let root: InterfaceElement?
  /// The error of a file that cannot be used. `nil` if it can be used. Not Apple's.
  public let loadError: UIStoryboardError?

  /// Creates a nib from `name.xib` in a bundle. `nil` selects the main bundle. A file that cannot be used is a misuse.
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

  /// Creates a nib from its source. A source that cannot be used is a misuse.
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

  /// Returns whether there is a nib with a name in the search path.
  package static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    (try? InterfaceFiles.find(InterfaceFiles.fileName(name, "xib"), in: bundle)) != nil
  }

  /// Creates the top-level objects of the file, including its owner's view.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let drawn = DrawnObjects(DrawnConnections(connections))
    return topViews.map { makeView($0, in: drawn) }
  }

  /// The keys of options for loading a nib. They have no effect.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that replace placeholders of the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The connections in the file that the headless UIKit does not make. The owner's view is connected. Not Apple's.
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

  /// The object of the owner's outlet “view”.
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

  /// Returns the view of the view controller that owns the nib: the object of its outlet, or the first view.
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
  /// Creates the top-level objects of `name.xib`. Returns `nil` if the file cannot be used, which is a misuse.
  ///
  /// Follows Apple's page `loadNibNamed(_:owner:options:)`, UIKit's addition to `Bundle`.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.loadError == nil ? nib.instantiate(withOwner: owner, options: options) : nil
  }
}
