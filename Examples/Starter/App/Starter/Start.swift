import Screens
import UIKit

/// Starts the app. All other code is in the package beside this project, so that tests can use it.
@main
enum Start {
  static func main() { AppDelegate.main() }
}
