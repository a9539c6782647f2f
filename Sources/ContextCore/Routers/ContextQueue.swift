public import NavigationCore

/// A queue in which context routers perform their requests one at a time.
///
/// Each window has one queue for all its requests. A router with a stack provider of the app's own class has a queue of its own.
/// To let several such routers share a queue, pass the same queue to each.
public final class ContextQueue {
  package let queue: NavigationQueue
  /// The stage of requests without a window; `nil` for the queue of a window.
  package let bare: BareStage?

  /// Creates a queue for routers with stack providers of the app's own class.
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

  /// The waiting requests in the order of their turn, each with the reason why it waits.
  public var waiting: [WaitingRequest] { queue.waits.requests }
}

/// The source of the queue and the stage of a router's requests.
enum RouterLine {
  /// The router uses the provider's queue and stage. The queue that the app has given is stored only to detect a mismatch.
  case staged(any StagedStackProvider, given: ContextQueue?)
  /// The stack provider has no stage, so the router uses this queue.
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

  var stage: any Stage {
    switch self {
    case .staged(let provider, _): provider.stage
    case .own(let own): own.bare ?? BareStage()
    }
  }

  /// A Boolean value that indicates whether the app has given a queue that is not the provider's queue.
  var hasForeignQueue: Bool {
    if case .staged(let provider, let given?) = self { given.queue !== provider.queue } else { false }
  }
}
