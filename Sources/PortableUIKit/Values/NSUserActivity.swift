#if !canImport(ObjectiveC)
  /// The type of activity a universal link arrives as.
  nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Something the user was doing and can go on with, a universal link among others.
  ///
  /// Follows Apple's page `NSUserActivity`; only here because Foundation does not have it on this system. What concerns
  /// other devices and searching is kept and has no effect.
  nonisolated open class NSUserActivity: NSObject {
    /// What kind of activity it is, in reverse domain notation.
    open private(set) var activityType: String
    /// What to call it.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// The page that shows the same, or the universal link itself.
    open var webpageURL: URL?
    /// The page the user came from.
    open var referrerURL: URL?
    /// What it is about, for choosing a scene.
    open var targetContentIdentifier: String?
    /// A name to delete it by.
    open var persistentIdentifier: String?
    /// The keys of `userInfo` that are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// When it is of no use any more.
    open var expirationDate: Date?
    /// Whether `userInfo` is to be brought up to date.
    open var needsSave = false
    /// Whether other devices may go on with it.
    open var isEligibleForHandoff = true
    /// Whether it may be found by searching.
    open var isEligibleForSearch = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false

    /// Makes an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds to what is needed to go on with it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it what the user does now; nothing offers it here.
    open func becomeCurrent() {}
    /// Says that the user does something else now.
    open func resignCurrent() {}
    /// Says that it is of no use any more.
    open func invalidate() {}
  }
#endif
