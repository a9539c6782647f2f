/// Whether requests may run at all: a window takes them once it is visible, and while nothing is in flight in it.
package protocol NavigationGate: AnyObject {
  /// Whether requests may run now.
  var isOpen: Bool { get }

  /// Calls back once, when ``isOpen`` may have become true.
  func whenOpen(_ body: @escaping @MainActor () -> Void)
}
