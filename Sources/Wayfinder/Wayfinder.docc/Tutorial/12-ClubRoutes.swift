import Wayfinder

final class RareBirdsScreen: UIViewController {}

final class ClubRoutes {
  let club: Club

  init(_ club: Club) { self.club = club }

  lazy var join = Route.present(inStack: true) { [club] in JoinScreen(club) }
  lazy var isMember: Gate = .gate(until: { [club] in club.member != nil }, asking: join)
  lazy var rareBirds = Route.push(onto: Routes.birds, guardedBy: isMember) { RareBirdsScreen() }
}
