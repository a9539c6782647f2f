/// An error in a storyboard, a nib or a scene. Its sentence names the file, the scene, the problem and the solution.
/// Not Apple's. On Apple's systems, the build refuses such a file, or the process ends.
nonisolated public struct UIStoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Constants that specify the problem.
  public enum Reason: Hashable, Sendable {
    /// The bundle does not contain the file.
    case missingFile(bundle: String)
    /// The file cannot be read.
    case unreadableFile(String)
    /// The file is compiled. The headless UIKit reads only source files.
    case compiled
    /// The file has too many bytes.
    case tooLarge(Int)
    /// The file, or the scenes of one call, have too many elements.
    case tooManyElements
    /// Elements are nested too deep.
    case tooDeep(line: Int)
    /// The file is not XML.
    case malformed(line: Int, String)
    /// The file is XML of another kind.
    case wrongRoot(found: String, expected: String)
    /// An object identifier occurs twice.
    case duplicateObject(String, line: Int)
    /// Two scenes have the same storyboard identifier.
    case duplicateIdentifier(String)
    /// The file names an initial view controller that it does not contain.
    case danglingInitialController(String)
    /// The file names no initial view controller.
    case noInitialController
    /// No scene has the identifier.
    case unknownIdentifier(String, known: [String])
    /// The destination of a segue does not exist.
    case danglingSegue(String, destination: String?)
    /// View controllers contain each other in a cycle.
    case containmentCycle([String])
    /// View controllers are nested too deep, or there are too many.
    case tooManyControllers
    /// A container does not accept the view controller of a relationship segue. Both are named by class.
    case unsuitableRelationship(String, controller: String, container: String)
    /// The class is unknown.
    case unknownClass(String, module: String?)
    /// The class does not suit the element.
    case wrongClass(String, expected: String)
    /// The class's `init?(coder:)` returned `nil`.
    case refusedByClass(String)
    /// The file or scene of a reference cannot be used.
    case brokenReference(String, because: String)
    /// The bundle of a reference is unknown.
    case unknownBundle(String)
    /// The file has no view to load.
    case noView
  }

  /// The name of the file.
  public let file: String
  /// The scene: its storyboard identifier, its title or its object identifier.
  public let scene: String?
  /// The problem.
  public let reason: Reason

  init(_ file: String, scene: String? = nil, _ reason: Reason) {
    self.file = file
    self.scene = scene
    self.reason = reason
  }

  /// The sentence of the error. Long names are shortened, and characters that a terminal interprets become `\u{…}`.
  public var description: String {
    guard let scene else { return "\(file.harmless): \(text)" }
    return "\(file.harmless): in scene \(scene.quoted) \(text)"
  }

  private var text: String {
    switch reason {
    case .missingFile(let bundle):
      "the file is not in the bundle at \(bundle); copy its source there as a resource and look at the spelling."
    case .unreadableFile(let message): "the file cannot be read (\(message)); look at its permissions."
    case .compiled: "the file is compiled; copy the source (.storyboard or .xib) into the bundle instead."
    case .tooLarge(let bytes):
      "\(bytes) bytes are more than the \(InterfaceLimits.bytes) that are read; split the file by storyboard references."
    case .tooManyElements:
      "there are more than the \(InterfaceLimits.elements) elements that are read, or made at once; split the file by"
        + " references, and load some of it later."
    case .tooDeep(let line):
      "elements lie deeper than \(InterfaceLimits.depth) in one another (line \(line)); make the hierarchy flatter."
    case .malformed(let line, let what): "\(what) (line \(line)); restore the file as the editor saved it."
    case .wrongRoot(let found, let expected):
      "the file is \(found.quoted) where \(expected.quoted) was expected; name a file of that kind."
    case .duplicateObject(let id, let line):
      "the object \(id.quoted) stands twice (line \(line)); give one of them another id, a merge may have doubled it."
    case .duplicateIdentifier(let identifier):
      "the storyboard identifier \(identifier.quoted) is used by more than one scene; rename one."
    case .danglingInitialController(let id):
      "the initial view controller \(id.quoted) is not in the file; choose another one in the editor."
    case .noInitialController: "no controller is the initial one; mark one in the editor or ask by identifier."
    case .unknownIdentifier(let identifier, let known):
      "no scene has the identifier \(identifier.quoted); "
        + (known.isEmpty ? "give a scene that identifier, none has any." : "there are \(known.quoted).")
    case .danglingSegue(let segue, let destination):
      "the segue \(segue.quoted) leads to \((destination ?? "nothing").quoted), which is not in the file; connect it"
        + " again."
    case .containmentCycle(let scenes):
      "controllers contain one another in a circle (\(scenes.map(\.harmless).joined(separator: " → "))); remove one of"
        + " the segues."
    case .tooManyControllers:
      "more than \(InterfaceLimits.controllers) controllers, or \(InterfaceLimits.containment) in one another, are"
        + " wanted at once; load some of them later."
    case .unsuitableRelationship(let relationship, let controller, let container):
      "the relationship \(relationship.quoted) leads to \(controller), which \(container) cannot hold there; remove"
        + " the segue if another leads to that place already, connect another controller (for a stack its first one),"
        + " or give a split a style with that column."
    case .unknownClass(let name, let module): Self.unknownClass(name.harmless, module: module?.harmless)
    case .wrongClass(let name, let expected):
      "the class \(name.harmless) is not a subclass of \(expected); choose another class, or another kind of object."
    case .refusedByClass(let name):
      "init(coder:) of \(name) gave nil; make it call super.init(coder:), or instantiate with a creator."
    case .brokenReference(let name, let because): "the reference \(name.quoted) leads nowhere: \(because)"
    case .unknownBundle(let identifier):
      "the bundle \(identifier.quoted) is not known; call UIStoryboard.register(_:identifier:) with it."
    case .noView: "there is no view; add one, or connect the owner's outlet “view” to it."
    }
  }

  private static func unknownClass(_ name: String, module: String?) -> String {
    "the class \(module.map { $0 + "." } ?? "")\(name) is not found; look at class and module in the editor, or"
      + " call UIStoryboard.register(\(name).self, named: \"\(name)\", module: \(module.map { "\"\($0)\"" } ?? "nil"))."
  }
}

nonisolated extension UIStoryboardError: LocalizedError {
  /// The sentence of the error.
  public var errorDescription: String? { description }
}
