import NavigationCore

/// The questions of a request's steps.
struct PartQuestions {
  /// The questions that came up within a transaction. They are asked before the transaction is tried again.
  var toAsk: [Question] = []
  /// The questions that the executor asks before it commits.
  private var handedOver: Set<Question.ID> = []

  mutating func handOver(_ questions: [Question]) -> [Question] {
    for question in questions { handedOver.insert(question.id) }
    return questions
  }

  /// Checks the questions that are answered immediately.
  ///
  /// - Throws: The refusal of such a question, or ``OpenQuestions`` if another question is not asked yet. The
  ///   transaction is then rolled back and tried again with the answer.
  func ask(_ questions: [Question]) throws {
    try questions.checkAtOnce()
    let open = questions.filter { $0.form == .conversation && !handedOver.contains($0.id) }
    if !open.isEmpty { throw OpenQuestions(questions: open) }
  }
}

/// An error for questions that came up within a transaction and must be asked outside of it.
struct OpenQuestions: EndingWithoutFailure {
  let questions: [Question]
}
