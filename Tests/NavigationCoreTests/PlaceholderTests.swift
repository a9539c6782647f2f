import NavigationCore
import Testing
import Walks

@Suite struct PlaceholderTests {
  @Test("EN-60 A placeholder and the request made in its place both receive the outcome")
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
