/// Lets others have their turn until something is so, but not for ever: a test fails then, and does not hang.
package func until(_ isSo: () -> Bool) async {
  var turns = 0
  while !isSo(), turns < 100_000 {
    await Task.yield()
    turns += 1
  }
}
