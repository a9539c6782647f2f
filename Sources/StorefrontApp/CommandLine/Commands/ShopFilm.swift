import Foundation
import NavigationCore
import Wayfinder
import WayfinderMaps
import WayfinderTesting

/// Writes film strips to a file that the user names.
struct ShopFilm {
  /// The greatest number of strips in one file.
  private static let mostStrips = 10
  private let name: String

  /// Replaces the file by a page without strips, so that no page of an earlier run is left.
  ///
  /// - Throws: ``Refusal`` if the file cannot be written.
  init(_ name: String) throws(Refusal) {
    self.name = name
    try write([])
  }

  /// Writes a page with the strips.
  func write(_ strips: [FilmStrip]) throws(Refusal) {
    do throws(FileWritingError) {
      try WholeFile(URL(fileURLWithPath: name)).write(Data(strips.html().utf8))
    } catch {
      throw Refusal("\(name.shownOnOneLine): \(error.sentence)")
    }
  }

  /// Writes a page with a strip of each violation. Leaves out violations whose steps cannot be taken any more.
  func write<App>(_ violations: [Violation], of app: AppUnderTest<App>) async throws {
    var strips: [FilmStrip] = []
    for violation in violations.prefix(Self.mostStrips) {
      do { strips.append(try await app.filmStrip(of: violation)) } catch is WayError {}
    }
    try write(strips)
  }
}
