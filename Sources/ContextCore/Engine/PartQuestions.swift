import NavigationCore

/// A record of the questions of a request's steps: the questions that the executor asks outside of a transaction, and the
/// questions that came up within a transaction.
struct PartQuestions {
  /// The questions that came up within a transaction. They are asked before the transaction is tried again.
  var toAsk: [Question] = []
  /// The questions that were given to the executor, which asks them before it commits.
  private var handedOver: Set<Question.ID> = []

  mutating func handOver(_ questions: [Question]) -> [Question] {
    for question in questions { handedOver.insert(question.id) }
    return questions
  }

  /// Checks the questions of a later step within a transaction.
  ///
  /// - Throws: The refusal of a question that is answered immediately, or ``OpenQuestions`` if the executor has not received one
  ///   of the other questions. After ``OpenQuestions``, the transaction is rolled back. It is tried again when the questions are
  ///   answered.
  func ask(_ questions: [Question]) throws {
    try questions.checkAtOnce()
    let open = questions.filter { $0.form == .conversation && !handedOver.contains($0.id) }
    if !open.isEmpty { throw OpenQuestions(questions: open) }
  }
}

/// An error that ends a transaction because its questions have to be asked outside of the transaction.
struct OpenQuestions: EndingWithoutFailure {
  let questions: [Question]
}
