/// The classes that interface files name. A class is found by its registration, or by its name in the process.
enum InterfaceClasses {
  private struct Name: Hashable {
    let name: String
    let module: String?
  }

  private static var registered: [Name: AnyClass] = [:]

  static func register(_ type: AnyClass, named name: String, module: String?) {
    registered[Name(name: name, module: module)] = type
  }

  /// Returns the class with a name and module in the file. The order of the search is: a registration for the module, a
  /// registration for any module, the classes of the process.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let type = registered[Name(name: name, module: module)] ?? registered[Name(name: name, module: nil)] {
      return type
    }
    guard let module else {
      // On Apple's systems, a name without a module is that of an Objective-C class, in any module.
      return registered.first { $0.key.name == name }?.value ?? builtIn(name)
    }
    return inProcess(name, module: module)
  }

  /// Returns a class of the headless UIKit by the name of an element: `navigationController` for
  /// `UINavigationController`.
  static func builtIn(element: String) -> AnyClass? {
    guard let first = element.first else { return nil }
    return builtIn("UI" + first.uppercased() + element.dropFirst())
  }

  private static func builtIn(_ name: String) -> AnyClass? { inProcess(name, module: "PortableUIKit") }

  private static func inProcess(_ name: String, module: String) -> AnyClass? {
    guard isIdentifier(name), isIdentifier(module) else { return nil }
    return NSClassFromString("\(module).\(name)")
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 200 && text.first?.isNumber == false
      && text.allSatisfy { $0 == "_" || (($0.isLetter || $0.isNumber) && $0.isASCII) }
  }
}

extension InterfaceElement {
  /// Returns the class of the element's view controller, or the app's custom class.
  func controllerClass(file: String, scene: String) throws(UIStoryboardError) -> UIViewController.Type {
    let builtIn = InterfaceClasses.builtIn(element: name) as? UIViewController.Type ?? UIViewController.self
    guard let customClass = self["customClass"] else { return builtIn }
    let module = self["customModule"]
    guard let found = InterfaceClasses.find(customClass, module: module) else {
      throw UIStoryboardError(file, scene: scene, .unknownClass(customClass, module: module))
    }
    guard let type = found as? UIViewController.Type, canStand(type) else {
      throw UIStoryboardError(file, scene: scene, .wrongClass(customClass, expected: "\(builtIn)"))
    }
    return type
  }

  private func canStand(_ type: UIViewController.Type) -> Bool {
    switch name {
    case "navigationController": type is UINavigationController.Type
    case "tabBarController": type is UITabBarController.Type
    case "splitViewController": type is UISplitViewController.Type
    default: true
    }
  }

  /// Returns the class of the element's view, or the app's custom class.
  func viewClass(file: String, scene: String) throws(UIStoryboardError) -> UIView.Type {
    let builtIn = InterfaceClasses.builtIn(element: name) as? UIView.Type ?? UIView.self
    guard let customClass = self["customClass"] else { return builtIn is UIWindow.Type ? UIView.self : builtIn }
    let module = self["customModule"]
    guard let found = InterfaceClasses.find(customClass, module: module) else {
      throw UIStoryboardError(file, scene: scene, .unknownClass(customClass, module: module))
    }
    guard let type = found as? UIView.Type, !(type is UIWindow.Type) else {
      throw UIStoryboardError(file, scene: scene, .wrongClass(customClass, expected: "UIView"))
    }
    return type
  }
}
