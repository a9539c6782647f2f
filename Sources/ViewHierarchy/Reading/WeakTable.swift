/// Values kept beside objects for as long as these live, without the Objective-C runtime.
///
/// What belonged to an object that is gone is let go at the next insertion that finds the table twice as large as
/// after the last sweep, or when ``sweep()`` is called.
package struct WeakTable<Key: AnyObject, Value> {
  /// Never changed once it is in a table, since copies of the table share it. A class, because copying a weak reference
  /// costs more than all else here.
  private final class Entry {
    private(set) weak var key: Key?
    let value: Value

    // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
    nonisolated deinit {}

    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 16

  package init() {}

  package subscript(key key: Key) -> Value? {
    get {
      // An object may have been made where a dead one stood, hence the comparison.
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(key)] = nil
        return
      }
      entries[ObjectIdentifier(key)] = Entry(key, newValue)
      if entries.count >= sweepAt { sweep() }
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Whether a value suits; one that belonged to an object that is gone may be among them.
  package func contains(where suits: (Value) -> Bool) -> Bool {
    for entry in entries.values where suits(entry.value) { return true }
    return false
  }

  /// The living keys with their values.
  package var live: [(key: Key, value: Value)] {
    entries.values.compactMap { entry in entry.key.map { ($0, entry.value) } }
  }

  /// Lets go of what belonged to objects that are gone.
  package mutating func sweep() {
    var dead: [ObjectIdentifier] = []
    for (id, entry) in entries where entry.key == nil { dead.append(id) }
    for id in dead { entries[id] = nil }
    sweepAt = max(16, entries.count * 2)
  }
}
