import Testing

@testable import ViewHierarchy

@Suite struct WeakTableTests {
  final class Key {}

  @Test func keepsValuesAsLongAsTheirKeysLive() {
    var table = WeakTable<Key, Int>()
    let key = Key()
    table[key: key] = 1
    table[key: Key()] = 2
    #expect(table[key: key] == 1)
    #expect(table.live.count == 1)
    table[key: key] = nil
    #expect(table[key: key] == nil)
  }

  @Test func letsGoOfDeadEntriesByItself() {
    var table = WeakTable<Key, Key>()
    weak var value: Key?
    do {
      let kept = Key()
      value = kept
      table[key: Key()] = kept
    }
    let living = (0..<100).map { _ in Key() }
    for key in living { table[key: key] = Key() }
    #expect(value == nil)
  }
}
