import PortableUIKit
import Testing

@Suite("Answers with equal titles") struct EqualAnswerTests {
  private let stage = Stage()

  @Test("UK-14 Of two answers with one title the user can choose each", arguments: [0, 1])
  func each(number: Int) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for position in 0...1 {
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [journal = stage.journal] _ in journal("answer \(position)") })
    }
    let screen = stage.screen("screen")
    stage.show(screen)
    screen.present(alert, animated: false)
    stage.settle()
    #expect(stage.window.perform(.answer("Yes"), after: number))
    #expect(stage.told().filter { $0.hasPrefix("answer") } == ["answer \(number)"])
  }
}
