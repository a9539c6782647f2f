import Wayfinder

enum Routes {
  static let birds = Route.existing(BirdsScreen.self)
}
