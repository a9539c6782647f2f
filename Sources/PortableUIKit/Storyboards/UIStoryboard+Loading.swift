// Additions to UIKit. On Apple's systems, the build checks a storyboard.
extension UIStoryboard {
  /// Loads the source of a storyboard from a bundle, and checks its consistency. Not Apple's.
  ///
  ///     let storyboard = try UIStoryboard.load(name: "Main", bundle: .module)
  ///     window.rootViewController = try storyboard.initialScene()
  ///
  /// The file can be in the bundle itself, in its `Base.lproj`, or in a folder `Resources` that SwiftPM copied. Its
  /// name can end in `.storyboard` or in `.storyboard.xml`. Classes are resolved when a scene is created.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundle: The bundle of the file. `nil` selects the main bundle.
  /// - Throws: An error with one sentence that names the scene and the problem.
  public static func load(name: String, bundle: Bundle? = nil) throws(UIStoryboardError) -> UIStoryboard {
    UIStoryboard(try InterfaceFiles.storyboard(name, bundle: bundle ?? .main))
  }

  /// Loads a storyboard from source in memory. References to other files are resolved in the bundle. Not Apple's.
  public static func load(
    source: Data, name: String, bundle: Bundle? = nil
  ) throws(UIStoryboardError) -> UIStoryboard {
    let file = InterfaceFiles.fileName(name, "storyboard")
    return UIStoryboard(try InterfaceDocument(source, file: file, bundle: bundle ?? .main))
  }

  /// Creates the initial view controller with all its contents. Not Apple's.
  ///
  /// - Throws: An error if the view controller cannot be created, or if a class of its views or segues is unknown.
  public func initialScene() throws(UIStoryboardError) -> UIViewController { try make(initial(), strictly: true) }

  /// Creates the view controller with a storyboard identifier and all its contents. Not Apple's.
  ///
  /// - Throws: An error if the view controller cannot be created, or if a class of its views or segues is unknown.
  public func scene(withIdentifier identifier: String) throws(UIStoryboardError) -> UIViewController {
    try make(find(identifier), strictly: true)
  }

  /// The storyboard identifiers of the scenes, sorted. Not Apple's.
  public var identifiers: [String] { document?.identifiers ?? [] }
  /// The connections that the headless UIKit does not make, in the order of the file. Not Apple's.
  public var unconnected: [Connection] { document?.unconnected ?? [] }

  /// Registers a class for its name in interface files. Not Apple's. The process cannot find some classes by name:
  /// nested classes, generic classes, and classes whose module has another name in the file.
  ///
  ///     UIStoryboard.register(Cart.Screen.self, named: "CartScreen", module: "Shop")
  ///
  /// - Parameters:
  ///   - type: The class of a view controller, a view or a segue.
  ///   - name: The name of the class in the file.
  ///   - module: The module in the file. `nil` matches any module.
  public static func register(_ type: AnyClass, named name: String, module: String? = nil) {
    InterfaceClasses.register(type, named: name, module: module)
  }

  /// Registers a bundle for its identifier in storyboard references. Not Apple's.
  public static func register(_ bundle: Bundle, identifier: String) {
    InterfaceFiles.bundles[identifier] = bundle
  }

  func initial() throws(UIStoryboardError) -> InterfaceScene {
    guard let scene = try readable().initial else { throw UIStoryboardError(fileName, .noInitialController) }
    return scene
  }

  func find(_ identifier: String) throws(UIStoryboardError) -> InterfaceScene {
    let document = try readable()
    guard let scene = document.scene(identifier: identifier) else {
      throw UIStoryboardError(fileName, .unknownIdentifier(identifier, known: document.identifiers))
    }
    return scene
  }

  private func readable() throws(UIStoryboardError) -> InterfaceDocument {
    if let document { return document }
    throw failure ?? UIStoryboardError(fileName, .noInitialController)
  }
}
