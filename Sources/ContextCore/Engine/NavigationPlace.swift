package import NavigationCore

/// What a stack provider is that tells of a window, or of anything else that others change too: its requests wait for
/// theirs, and what they change can be put back.
package protocol NavigationPlace<Element>: AnyObject {
  associatedtype Element

  /// The queue that all share who change what is on screen here.
  var queue: NavigationQueue { get }

  /// What is put back when a step fails.
  var tree: any RestorableTree { get }

  /// Throws where the place is gone.
  func check() throws

  /// Runs what looks for something on screen, so that it looks here.
  func scope<Result>(_ body: () throws -> Result) rethrows -> Result

  /// Throws where a transition of the app's own was to show an element and did not.
  func verify(_ element: Element) throws

  /// Calls back when nothing is in flight; at once if nothing is.
  func whenSettled(_ body: @escaping @MainActor () -> Void)
}

/// Always open: a stack that nobody shares has no window to wait for.
final class OpenGate: NavigationGate {
  let isOpen = true

  func whenOpen(_ body: @escaping @MainActor () -> Void) { body() }
}
