#if !canImport(ObjectiveC)
  /// The activity type of a universal link.
  nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// An activity that the user can continue, for example a universal link.
  ///
  /// Follows Apple's page `NSUserActivity`. Foundation on Linux has no such type. The values for Handoff, search and
  /// prediction are only stored.
  nonisolated open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse domain notation.
    open private(set) var activityType: String
    /// The title of the activity.
    open var title: String?
    /// The data that continues the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The web page of the activity, or the universal link itself.
    open var webpageURL: URL?
    /// The web page that contained the link.
    open var referrerURL: URL?
    /// The content of the activity, which helps to select a scene.
    open var targetContentIdentifier: String?
    /// An identifier that deletes the activity.
    open var persistentIdentifier: String?
    /// The required keys of `userInfo`.
    open var requiredUserInfoKeys: Set<String>?
    /// The keywords for a search.
    open var keywords: Set<String> = []
    /// The expiration date of the activity.
    open var expirationDate: Date?
    /// A Boolean value that indicates whether `userInfo` needs an update.
    open var needsSave = false
    /// A Boolean value that indicates whether other devices can continue the activity.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether a search can find the activity.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether the system can suggest the activity.
    open var isEligibleForPrediction = false

    /// Creates an activity with a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes this the current activity. Does nothing.
    open func becomeCurrent() {}
    /// Ends this as the current activity. Does nothing.
    open func resignCurrent() {}
    /// Invalidates the activity. Does nothing.
    open func invalidate() {}
  }
#endif
