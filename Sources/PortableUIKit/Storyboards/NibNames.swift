/// A coder that names the nib of a view controller which is made from its type alone.
nonisolated package protocol NibNaming: NSCoder {
  /// The name, as for `init(nibName:bundle:)`.
  var nibName: String? { get }
  /// Where the nib is; `nil` for the main bundle.
  var nibBundle: Bundle? { get }
}

/// Nibs that are found by the name of a controller's class.
///
/// As Apple's page `nibName` says: `ShelfViewController` has its view in `ShelfView` or in `ShelfViewController`.
enum NibNames {
  /// What was found in the main bundle, by class; most classes have none.
  private static var found: [ObjectIdentifier: String?] = [:]

  /// The nib of a controller that names none; `nil` if there is no such file.
  static func name(for controller: UIViewController) -> String? {
    let type = type(of: controller)
    if let bundle = controller.nibBundle { return search(type, in: bundle) }
    if let known = found[ObjectIdentifier(type)] { return known }
    let name = search(type, in: .main)
    found[ObjectIdentifier(type)] = .some(name)
    return name
  }

  private static func search(_ type: UIViewController.Type, in bundle: Bundle) -> String? {
    guard !String(reflecting: type).hasPrefix("PortableUIKit.") else { return nil }
    let name = "\(type)"
    let ending = "Controller"
    let short = name.hasSuffix(ending) && name != ending ? [String(name.dropLast(ending.count))] : []
    return (short + [name]).first { isThere($0, in: bundle) }
  }

  /// A compiled one counts, so that the sentence about it is heard.
  private static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    do throws(UIStoryboardError) {
      _ = try InterfaceFiles.find(InterfaceFiles.fileName(name, "xib"), in: bundle)
      return true
    } catch {
      if case .compiled = error.reason { return true }
      return false
    }
  }
}
