/// Counts the changes of all trees of view controllers, so that somebody who has looked at one can tell whether it may be
/// another by now.
package enum TreeRevision {
  /// Another number after each change of what a controller contains, presents or shows, and of a window's root.
  package static var current: Int { number }

  static var number = 0
}
