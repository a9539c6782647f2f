/// Whether requests may run at all: a window takes them once it is visible.
package protocol NavigationGate: AnyObject {
  /// Whether requests may run now.
  var isOpen: Bool { get }

  /// Calls back once, when ``isOpen`` has become true.
  func whenOpen(_ body: @escaping @MainActor () -> Void)
}
