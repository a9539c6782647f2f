/// Counts the changes of all trees of view controllers, so that somebody who has looked at one can tell whether it may be
/// another by now.
package enum TreeRevision {
  /// Another number after each change of what a controller contains, presents or shows, and of a window's root.
  package static var current: Int { number }

  /// Not checked for exclusive access: it is read or set as a whole.
  @exclusivity(unchecked) static var number = 0
}
