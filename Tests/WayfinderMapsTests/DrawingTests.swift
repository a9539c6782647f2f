import Testing
import WayfinderMaps
import WayfinderTesting

@Suite struct DrawingTests {
  @Test("TK-60 A drawing of a window is the same as its file", arguments: DrawingSample.allCases)
  func drawingIsAsItsFile(_ sample: DrawingSample) throws {
    let svg = sample.window().drawing().svg()
    let differences = try KeptDrawing("Tests/WayfinderMapsTests/Drawings/\(sample.rawValue).svg").differences(from: svg)
    #expect(differences.isEmpty)
  }
}
