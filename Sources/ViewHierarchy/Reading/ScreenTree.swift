/// A window's view controllers as a value. It can be compared, printed as an indented tree, and written as JSON.
nonisolated public struct ScreenTree: Hashable, Sendable, Codable {
  /// One view controller.
  public struct Screen: Hashable, Sendable, Codable {
    /// The name of the class.
    public var type: String
    /// The title; `nil` if the screen has none.
    public var title: String?
    /// Whether the screen is visible: it is in the topmost modal, or in the root if nothing is presented, and its
    /// containers show it. A screen below a modal is not visible, even if the modal covers it only in part.
    public var isVisible: Bool
    /// The children, in order.
    public var children: [Screen]
    /// The modal that the screen itself presents; empty if the screen presents none.
    public var presented: [Screen]

    package init(type: String, title: String? = nil, isVisible: Bool, children: [Screen], presented: [Screen]) {
      (self.type, self.title, self.isVisible) = (type, title, isVisible)
      (self.children, self.presented) = (children, presented)
    }
  }

  /// The root of the window; `nil` for an empty window.
  public var root: Screen?

  package init(root: Screen?) { self.root = root }

  /// Creates a value from the present tree of a window. The locator finds the adapters of containers.
  ///
  /// - Complexity: Linear in the number of view controllers.
  @MainActor public init(of window: UIWindow, locator: any ContainerAdapterLocator = DefaultContainerAdapterLocator()) {
    let tree = LiveTree(window: window, locator: locator)
    let top = tree.topmost
    root = tree.root.map { Screen($0, in: tree, isVisible: true, top: top) }
  }

  /// The class names of the visible screens, outermost first.
  public var visibleScreens: [String] {
    var names: [String] = []
    func collect(_ screen: Screen) {
      if screen.isVisible { names.append(screen.type) }
      for child in screen.children + screen.presented { collect(child) }
    }
    if let root { collect(root) }
    return names
  }
}

extension ScreenTree.Screen {
  @MainActor fileprivate init(
    _ viewController: UIViewController, in tree: LiveTree, isVisible: Bool, top: UIViewController?
  ) {
    let shown = tree.visibleChildren(of: viewController)
    let presentedViewController = viewController.directlyPresented
    let isCovered = viewController.familyRoot !== top
    type = viewController.typeName
    title = viewController.title
    self.isVisible = isVisible && !isCovered
    children = tree.reachableChildren(of: viewController).map { child in
      Self(child, in: tree, isVisible: isVisible && shown.contains { $0 === child }, top: top)
    }
    presented = presentedViewController.map { [Self($0, in: tree, isVisible: true, top: top)] } ?? []
  }
}

nonisolated extension ScreenTree: CustomStringConvertible {
  /// The tree as text, with an indented line for each view controller. `●` marks a visible screen, `○` a hidden screen, and
  /// `↑` a presented screen.
  public var description: String {
    guard let root else { return "(empty window)" }
    var lines: [String] = []
    func append(_ screen: Screen, depth: Int, isPresented: Bool) {
      let title = screen.title.map { " “\($0)”" } ?? ""
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(screen.isVisible ? "●" : "○") \(indent)\(isPresented ? "↑ " : "")\(screen.type)\(title)")
      for child in screen.children { append(child, depth: depth + 1, isPresented: false) }
      for child in screen.presented { append(child, depth: depth + 1, isPresented: true) }
    }
    append(root, depth: 0, isPresented: false)
    return lines.joined(separator: "\n")
  }
}

extension ScreenTree {
  /// Returns the view controllers of a tree, in the order of the lines of a printed ``ScreenTree``.
  package static func printedOrder(of live: LiveTree) -> [UIViewController] {
    var order: [UIViewController] = []
    func collect(_ screen: UIViewController) {
      order.append(screen)
      for child in live.reachableChildren(of: screen) { collect(child) }
      if let presented = screen.directlyPresented { collect(presented) }
    }
    if let root = live.root { collect(root) }
    return order
  }
}
