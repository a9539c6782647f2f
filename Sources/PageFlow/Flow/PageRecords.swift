import NavigationCore
import ViewHierarchy

/// The page of a view controller, and the manner in which the page was shown.
struct PageRecord {
  let node: Int
  /// The parameter that the page was last shown with.
  private(set) var parameter: PageParameter?
  /// Counts how often contexts had updated the view controller when the parameter was set. If the view controller has
  /// been updated since, the parameter is out of date.
  private var updates = 0
  /// The nodes of the pages that were skipped directly before this page on its path.
  var skipped: [Int] = []
  /// A Boolean value that indicates whether the page counts as shown.
  ///
  /// A page that a transition class of the app shows counts only after that transition has begun. When app code leaves the page,
  /// the page no longer counts. For any other page, the value is `true`.
  var isShown = true
  /// The view controllers that were made together with this view controller, by the nodes of their pages.
  var preloaded: [Int: UIViewController] = [:]

  init(node: Int, parameter: PageParameter? = nil, isShown: Bool = true) {
    self.node = node
    self.parameter = parameter
    self.isShown = isShown
  }

  /// Sets the parameter that a view controller shows from now on.
  mutating func show(_ parameter: PageParameter?, on controller: UIViewController) {
    self.parameter = parameter
    updates = ScreenUpdates.count(of: controller)
  }

  /// Records that app code leaves the page: the page no longer counts as shown, and has no parameter and no skipped pages.
  /// The app may keep the view controller and show it again.
  mutating func leave() { (isShown, parameter, skipped) = (false, nil, []) }

  /// Returns the parameter of a view controller, or `nil` if it has none or a context has updated the view controller since.
  func parameter(of controller: UIViewController) -> PageParameter? {
    updates == ScreenUpdates.count(of: controller) ? parameter : nil
  }
}

/// The records of one flow. Each record is stored with its view controller, and released together with it.
struct PageRecords {
  private static var last = 0

  /// The number of the flow. No other flow has the same number, not even a released one.
  private let flow: Int
  /// A Boolean value that indicates whether a page was ever skipped.
  private(set) var hasSkippedPages = false

  init() {
    Self.last += 1
    flow = Self.last
  }

  subscript(key viewController: UIViewController) -> PageRecord? {
    get { kept(of: viewController)?.record }
    set {
      if newValue?.skipped.isEmpty == false { hasSkippedPages = true }
      if let kept = kept(of: viewController) {
        kept.record = newValue
      } else if let newValue {
        ScreenPage.set(KeptRecord(newValue, of: flow, before: first(of: viewController)), of: viewController)
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

extension AppFlowController {
  /// Changes the record of a view controller. Does nothing if there is no record. If the request fails, the record is restored.
  func change(_ screen: UIViewController, _ run: Executor, _ edit: (inout PageRecord) -> Void) {
    let before = records[key: screen]
    guard var record = before else { return }
    run.onFailure { [self] in records[key: screen] = before }
    edit(&record)
    records[key: screen] = record
  }
}

/// The record that one flow keeps of a view controller. The records of several flows form a list.
private final class KeptRecord {
  let flow: Int
  var record: PageRecord?
  let next: KeptRecord?

  nonisolated deinit {}

  init(_ record: PageRecord, of flow: Int, before next: KeptRecord?) {
    (self.record, self.flow, self.next) = (record, flow, next)
  }
}
