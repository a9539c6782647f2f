public import Wayfinder

extension AppUnderTest {
  /// Replays a journal in a new launch: makes its requests, the user's moves and the changes around the app, and compares the screens
  /// after each entry.
  ///
  /// Requests are found by their links, by the names of destinations, and by ``resolving(_:)``. Moves are found by their names among the
  /// present ones, and by ``resolvingMoves(_:)``. The replay waits for actions of the app itself. If the journal has lost its beginning,
  /// the replay begins with its oldest position and facts.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - comparesTitles: A Boolean value that indicates whether titles are compared. Pass `false` for another language.
  ///   - patience: The time to wait for an entry that does not happen at once.
  /// - Returns: The result, with the first difference.
  /// - Throws: An error of the launch.
  public func replay(
    _ journal: Journal, comparingTitles comparesTitles: Bool = true, patience: Duration = .seconds(5)
  ) async throws -> Replay {
    let replayer = Replayer(self, try await launched(), journal, comparesTitles: comparesTitles, patience: patience)
    return await replayer.run()
  }
}
