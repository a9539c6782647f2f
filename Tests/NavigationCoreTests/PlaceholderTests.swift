import NavigationCore
import Testing
import Walks

@Suite struct PlaceholderTests {
  @Test("EN-60 A request in place of a placeholder reports its outcome to both")
  func ended() {
    var heard: [String] = []
    var made = NavigationRequest<Void>.failing("made", because: Refusal())
    made.ended = { _ in heard.append("made") }
    var placeholder = NavigationRequest<Void>.made { [made] _ in made }
    placeholder.ended = { _ in heard.append("placeholder") }
    placeholder.resolved(with: RouterRoles()).ended?(.cancelled)
    #expect(heard == ["made", "placeholder"])
  }
}
