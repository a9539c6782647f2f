import NavigationCore
import TestStage
import Testing
import Wayfinder

@testable import ViewHierarchy
@Suite struct LeavingTests {
  @Test("EN-18 A new screen at the address of a released screen is asked as well")
  func sameAddress() {
    var asked: Set<Question.ID> = []
    var places: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let draft = Draft()
      places.insert(ObjectIdentifier(draft))
      for question in Question.leaving(draft) { asked.insert(question.id) }
    }
    #expect(places.count < 100, "none was made where another had stood, so that this proves nothing")
    #expect(asked.count == 100)
  }
}
