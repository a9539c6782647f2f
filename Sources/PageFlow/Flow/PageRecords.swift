import ViewHierarchy

/// What is known of a view controller that stands for a page.
struct PageRecord {
  let node: Int
  /// What the page was shown with last.
  private(set) var parameter: PageParameter?
  /// How often its view controller had been updated by then.
  private var updates = 0
  /// The pages of its way that were left out directly before it.
  var skipped: [Int] = []
  /// Whether its page has been shown; one that was only preloaded for a transition of the app's own has not.
  var isShown = true
  /// The view controllers made together with this one, by their pages.
  var preloaded: [Int: UIViewController] = [:]

  init(node: Int, parameter: PageParameter? = nil, isShown: Bool = true) {
    self.node = node
    self.parameter = parameter
    self.isShown = isShown
  }

  /// Notes what a view controller is shown with from now on.
  mutating func show(_ parameter: PageParameter?, on controller: UIViewController) {
    self.parameter = parameter
    updates = ScreenUpdates.count(of: controller)
  }

  /// Notes that its page has been left by a transition of the app's own, which may keep the view controller for later.
  mutating func leave() { (isShown, parameter, skipped) = (false, nil, []) }

  /// What a view controller was shown with; `nil` where a context has had it show something else since.
  func parameter(of controller: UIViewController) -> PageParameter? {
    updates == ScreenUpdates.count(of: controller) ? parameter : nil
  }
}

/// What a flow knows of the view controllers that stand for its pages, kept with each for as long as it lives.
struct PageRecords {
  private static var last = 0

  /// Tells the flow from all others, also from those that are gone.
  private let flow: Int
  /// Whether a page was ever left out.
  private(set) var haveLeftOut = false

  init() {
    Self.last += 1
    flow = Self.last
  }

  subscript(key viewController: UIViewController) -> PageRecord? {
    get { kept(of: viewController)?.record }
    set {
      if newValue?.skipped.isEmpty == false { haveLeftOut = true }
      if let kept = kept(of: viewController) {
        kept.record = newValue
      } else if let newValue {
        ScreenPage.set(KeptRecord(newValue, of: flow, besides: first(of: viewController)), of: viewController)
      }
    }
  }

  private func kept(of viewController: UIViewController) -> KeptRecord? {
    var kept = first(of: viewController)
    while let current = kept, current.flow != flow { kept = current.next }
    return kept
  }

  private func first(of viewController: UIViewController) -> KeptRecord? {
    ScreenPage.of(viewController) as? KeptRecord
  }
}

/// What one flow knows of a view controller. Others may know it too.
private final class KeptRecord {
  let flow: Int
  var record: PageRecord?
  let next: KeptRecord?

  nonisolated deinit {}

  init(_ record: PageRecord, of flow: Int, besides next: KeptRecord?) {
    (self.record, self.flow, self.next) = (record, flow, next)
  }
}
