public import NavigationCore

/// The order in which routers carry out their requests, one at a time.
///
/// Each window has one, in which all requests for the window wait. Routers of stacks without a window have one each,
/// unless several are given the same.
public final class ContextQueue {
  package let queue: NavigationQueue
  /// Where requests act that have no window.
  package let bare: BareStage?

  /// Makes a queue for routers of stacks without a window.
  public init() {
    let bare = BareStage()
    self.bare = bare
    queue = NavigationQueue(stage: bare, events: NavigationRecorder(broadcast: EventBroadcast()) { [] })
  }

  package init(of queue: NavigationQueue) {
    self.queue = queue
    bare = nil
  }

  nonisolated deinit {}

  /// What waits, in the order in which it comes next, each with what it waits for.
  public var waiting: [WaitingRequest] { queue.waits.requests }
}

/// Where the requests of one router wait.
enum RouterLine {
  /// In the queue of what the stack provider tells of, whatever queue was given.
  case staged(any StagedStackProvider, given: ContextQueue?)
  case own(ContextQueue)

  init(_ provider: (any StagedStackProvider)?, given: ContextQueue?) {
    if let provider { self = .staged(provider, given: given) } else { self = .own(given ?? ContextQueue()) }
  }

  var queue: NavigationQueue {
    switch self {
    case .staged(let provider, _): provider.queue
    case .own(let own): own.queue
    }
  }

  /// Where its requests act.
  var stage: any Stage {
    switch self {
    case .staged(let provider, _): provider.stage
    case .own(let own): own.bare ?? BareStage()
    }
  }

  /// Whether a queue was given that is not the stage's.
  var isOfAnotherStage: Bool {
    if case .staged(let provider, let given?) = self { given.queue !== provider.queue } else { false }
  }
}
