/// A coder that names the nib of a view controller that is created from its type alone.
nonisolated package protocol NibNaming: NSCoder {
  /// The name, as for `init(nibName:bundle:)`.
  var nibName: String? { get }
  /// The bundle of the nib. `nil` selects the main bundle.
  var nibBundle: Bundle? { get }
}

/// The search for nibs by the name of a view controller's class.
///
/// Follows Apple's page `nibName`: the view of `ShelfViewController` is in `ShelfView` or in `ShelfViewController`.
enum NibNames {
  /// The nibs found in the main bundle, by class. Most classes have none.
  private static var found: [ObjectIdentifier: String?] = [:]

  /// Returns the nib of a view controller that names none. `nil` if there is no such file.
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

  /// Whether a nib exists. A compiled nib counts, so that its error is reported.
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
