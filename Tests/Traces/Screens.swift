/// A screen that records its callbacks.
final class Screen: UIViewController {
  private let trace: Trace
  private let name: String
  /// Closures that run once, in the callback with the name of their key.
  var inside: [String: () -> Void] = [:]

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
    trace.follow(self, as: name)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String, _ details: String = "") {
    trace("\(callback)\(details)", of: self)
    inside.removeValue(forKey: callback)?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear", "(\(animated))")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing", "(\(animated))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear", "(\(animated))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear", "(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear", "(\(animated))")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove", "(toParent: \(parent.map { trace.name(of: $0) } ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove", "(toParent: \(parent.map { trace.name(of: $0) } ?? "nil"))")
  }
}

/// A layer that records when it enters or leaves a window.
nonisolated final class TracedLayer: CALayer {
  private let onEvent: (@MainActor @Sendable (String) -> Void)?

  @MainActor init(_ name: String, in layer: CALayer, _ trace: Trace) {
    onEvent = { event in trace("  layer \(name): \(event)") }
    super.init()
    layer.addSublayer(self)
  }

  /// Creates a copy that Core Animation presents. The copy records no events.
  override init(layer: Any) {
    onEvent = nil
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == kCAOnOrderIn || event == kCAOnOrderOut, let onEvent else { return nil }
    MainActor.assumeIsolated { onEvent(event) }
    return nil
  }
}

/// An animator that fades to the new screen. The animation can finish, cancel itself, or follow an interaction controller.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  /// A Boolean value that indicates whether the animator cancels the transition at its end.
  var takesBack = false

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let takesBack = takesBack
    let coming = transitionContext.view(forKey: .to)
    if let coming { transitionContext.containerView.addSubview(coming) }
    coming?.alpha = 0
    UIView.animate(withDuration: 0.2) {
      coming?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!takesBack && !transitionContext.transitionWasCancelled)
    }
  }
}
