/// The user of the app.
public final class Account {
  /// A Boolean value that indicates whether the user is signed in.
  public var isSignedIn = false
  /// A Boolean value that indicates whether the user has seen the tour.
  public var hasSeenTour: Bool

  /// Makes an account that is not signed in.
  public init(hasSeenTour: Bool = false) { self.hasSeenTour = hasSeenTour }
}
