import NavigationCore

/// What is asked for the parts of a request.
struct PartQuestions {
  /// What came up within a transaction, and is asked before it is tried again.
  var toAsk: [Question] = []
  /// Those that have been handed over, and are answered with yes before anything is committed.
  private var handedOver: Set<Question.ID> = []

  mutating func handOver(_ questions: [Question]) -> [Question] {
    for question in questions { handedOver.insert(question.id) }
    return questions
  }

  /// Asks what answers at once. For anything else the transaction is put back, and tried again with the answer.
  func ask(_ questions: [Question]) throws {
    try questions.checkAtOnce()
    let open = questions.filter { $0.form == .conversation && !handedOver.contains($0.id) }
    if !open.isEmpty { throw OpenQuestions(questions: open) }
  }
}

/// Something came up within a transaction that cannot be asked there.
struct OpenQuestions: EndingWithoutFailure {
  let questions: [Question]
}
