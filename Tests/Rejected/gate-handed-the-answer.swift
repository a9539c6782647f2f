// expect: a gate is not handed the answer: have the screen keep it before it answers, and the condition look there
import Wayfinder

final class Card: UIViewController, Answering { typealias Answer = Int }
final class Reader { var card: Int? }

func wrong(_ reader: Reader, _ card: DestinationStep<Card, Any?>) -> Gate {
  .gate(until: { reader.card != nil }, asking: card) { reader.card = $0 }
}
