import Wayfinder

enum Routes {
  static let birds = Route.existing(BirdsScreen.self)
  static let bird = Route.push(onto: birds) { BirdScreen(name: $0) }
}
