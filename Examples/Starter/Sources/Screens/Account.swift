/// Who is using the app.
public final class Account {
  /// Whether somebody is signed in.
  public var isSignedIn = false
  /// Whether somebody has seen the tour.
  public var hasSeenTour: Bool

  /// Somebody who is not signed in yet.
  public init(hasSeenTour: Bool = false) { self.hasSeenTour = hasSeenTour }
}
