// What Apple's systems do not have, because there a storyboard is checked when the app is built.
extension UIStoryboard {
  /// Loads a storyboard's source from a bundle, the main one unless given, and checks that it agrees with itself. Not
  /// Apple's.
  ///
  ///     let storyboard = try UIStoryboard.load(name: "Main", bundle: .module)
  ///     window.rootViewController = try storyboard.initialScene()
  ///
  /// The file may lie in the bundle itself, in its `Base.lproj`, or in a folder `Resources` that SwiftPM copied; it may
  /// end in `.storyboard` or in `.storyboard.xml`. Classes are looked for only when a scene is made.
  ///
  /// - Throws: One sentence that names what is wrong in which scene.
  public static func load(name: String, bundle: Bundle? = nil) throws(UIStoryboardError) -> UIStoryboard {
    UIStoryboard(try InterfaceFiles.storyboard(name, bundle: bundle ?? .main))
  }

  /// Loads a storyboard from source that was read already; references to other files are looked for in the bundle. Not
  /// Apple's.
  public static func load(
    source: Data, name: String, bundle: Bundle? = nil
  ) throws(UIStoryboardError) -> UIStoryboard {
    let file = InterfaceFiles.fileName(name, "storyboard")
    return UIStoryboard(try InterfaceDocument(source, file: file, bundle: bundle ?? .main))
  }

  /// Makes the initial controller, with all it contains. Not Apple's.
  ///
  /// - Throws: Why it cannot be made; classes of its views and segues have to be found as well.
  public func initialScene() throws(UIStoryboardError) -> UIViewController { try make(initial(), strictly: true) }

  /// Makes the controller of that storyboard identifier, with all it contains. Not Apple's.
  ///
  /// - Throws: Why it cannot be made; classes of its views and segues have to be found as well.
  public func scene(withIdentifier identifier: String) throws(UIStoryboardError) -> UIViewController {
    try make(find(identifier), strictly: true)
  }

  /// The storyboard identifiers of its scenes, sorted. Not Apple's.
  public var identifiers: [String] { document?.identifiers ?? [] }
  /// What was drawn in the editor and is not connected, in the order of the file. Not Apple's.
  public var unconnected: [Connection] { document?.unconnected ?? [] }

  /// Has a class found under the names an interface file gives it. Not Apple's.
  ///
  /// Needed for classes the process cannot find by name: nested and generic ones, and those of a module that is called
  /// differently here.
  ///
  ///     UIStoryboard.register(Cart.Screen.self, named: "CartScreen", module: "Shop")
  ///
  /// - Parameters:
  ///   - type: A controller, a view, a segue.
  ///   - name: The class in the file.
  ///   - module: The module in the file; `nil` for whatever it is.
  public static func register(_ type: AnyClass, named name: String, module: String? = nil) {
    InterfaceClasses.register(type, named: name, module: module)
  }

  /// Has a bundle found under the identifier that storyboard references give it. Not Apple's.
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
