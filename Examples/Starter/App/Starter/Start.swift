import Screens
import UIKit

/// Starts the app. All of it is in the package beside this project, where tests find it.
@main
enum Start {
  static func main() { AppDelegate.main() }
}
