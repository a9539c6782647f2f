/// Values kept beside objects for as long as these live, without the Objective-C runtime.
///
/// What belonged to an object that is gone is let go at the next insertion that finds the table twice as large as
/// after the last sweep, or when ``sweep()`` is called.
package struct WeakTable<Key: AnyObject, Value> {
  private struct Entry {
    weak var key: Key?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 16

  package init() {}

  package subscript(key key: Key) -> Value? {
    get {
      // An object may have been made where a dead one stood, hence the comparison. Read in place: copying a weak
      // reference costs more than all else here.
      guard let index = entries.index(forKey: ObjectIdentifier(key)), entries.values[index].key === key else {
        return nil
      }
      return entries.values[index].value
    }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(key)] = nil
        return
      }
      entries[ObjectIdentifier(key)] = Entry(key: key, value: newValue)
      if entries.count >= sweepAt { sweep() }
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The living keys with their values.
  package var live: [(key: Key, value: Value)] {
    entries.values.compactMap { entry in entry.key.map { ($0, entry.value) } }
  }

  /// Lets go of what belonged to objects that are gone.
  package mutating func sweep() {
    for entry in entries.values where entry.key == nil {
      entries = entries.filter { $0.value.key != nil }
      break
    }
    sweepAt = max(16, entries.count * 2)
  }
}
