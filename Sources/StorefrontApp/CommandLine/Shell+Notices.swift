import Wayfinder

// Notifications.
extension Shell {
  /// Follows a notification that is written in words: what it is about, and what belongs to it.
  func notify(_ words: [String], _ command: String) {
    do throws(Refusal) {
      let notice = try notice(words)
      follow(command) { completion in
        do {
          try shop.follow(notice, completion: completion)
        } catch {
          completion(.failed(NavigationFailure(reason: error, remedy: "")))
        }
      }
    } catch {
      output.complain(error.sentence)
    }
  }

  private struct Refusal: Error {
    let sentence: String
  }

  private func notice(_ words: [String]) throws(Refusal) -> Notice {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "order":
      guard rest.count == 2, let order = Int(rest[0]), let status = OrderStatus(rawValue: rest[1]) else {
        let known = OrderStatus.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal(sentence: "Write `notify order N STATUS`, as in `notify order 1001 shipped`; statuses: \(known).")
      }
      return .order(order, status)
    case "promotion":
      guard rest.count == 1, let product = Int(rest[0]) else {
        throw Refusal(sentence: "Write `notify promotion N`, with the number of a product.")
      }
      return .promotion(product: product)
    case "chat":
      guard !rest.isEmpty else { throw Refusal(sentence: "Write `notify chat` and the message.") }
      return .chat(message: rest.joined(separator: " "))
    default: throw Refusal(sentence: "Write `notify` and one of: order N STATUS, promotion N, chat MESSAGE.")
    }
  }
}
