/// A counter of changes in all trees of view controllers. A cached search is valid while the number is unchanged.
package enum TreeRevision {
  /// The number of changes so far. Changes of children, modals, selections and window roots count.
  package static var current: Int { number }

  static var number = 0
}
