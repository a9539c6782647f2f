import Foundation
import TestApps
import Testing
import WayfinderMaps
import WayfinderTesting

@Suite struct FilmPictureTests {
  @Test("TK-69 The film strip in the guides is as the test kit draws it")
  func filmStripIsAsItsFile() async throws {
    let app = Library.underTest(.noteWithoutWayOut)
    let violation = try #require(try await app.verify(along: [.go("a note")]).first)
    let strip = try await app.filmStrip(of: violation)
    let differences = try KeptDrawing("Sources/Wayfinder/Wayfinder.docc/film-strip.svg").differences(from: strip.svg())
    #expect(differences.isEmpty)
  }
}
