/// What a request does at each stage of its life. The queue decides when; see ``NavigationQueue``.
package protocol NavigationWork: AnyObject {
  /// A number that no other request of this process has, and that grows.
  var id: Int { get }

  /// Names the request; made only where somebody reads it.
  var summary: RequestSummary { get }

  /// What two requests share that ask for the same thing; `nil` where that cannot be told.
  var sameness: AnyHashable? { get }

  /// Whether what it is to be done for has gone before it began.
  var isForsaken: Bool { get }

  /// Looks at the tree as it is and returns all that has to be asked before going. Changes nothing.
  func resolve() throws -> [Question]

  /// Lets go of what was found. Called when guards are about to be asked; the request is resolved again afterwards.
  func forget()

  /// Lets every part of the plan check that it has what it needs.
  func prepare() throws

  /// Makes what can be made before the tree is touched.
  ///
  /// - Returns: Screens that turn out to be threatened only now. They are asked, and the request is resolved again.
  func build() throws -> [Question]

  /// Changes the tree and settles; on failure puts it back. The completion is called once.
  func commit(completion: @escaping (Commitment) -> Void)

  /// Gives up an action that keeps its completion for ever, as soon as no transition is in flight.
  func abandon()
}

extension NavigationWork {
  package var isForsaken: Bool { false }
}

/// What a commit has come to.
package enum Commitment {
  /// The request has ended.
  case ended(Outcome<Void>)
  /// A part of the request is done. The next is resolved at once, before anything that waits, so that what it has to ask
  /// is asked without holding the window.
  case nextPart
  /// All is put back, because something has to be asked about a part, by its number, that could not be known before; the
  /// request is resolved again.
  case askFirst(about: Int)
}

/// Numbers requests, whatever their vocabulary.
package enum RequestNumber {
  private static var last = 0

  /// A number that no other request of this process has, and that grows.
  package static func next() -> Int {
    last += 1
    return last
  }
}
