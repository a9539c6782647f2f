import Wayfinder

final class RareBirdsScreen: UIViewController {}

struct ClubRoutes {
  let rareBirds: DestinationStep<RareBirdsScreen, NoContext>

  init(_ club: Club) {
    let join = StepAssembler<JoinScreen, NoContext>()
      .finder(.classFinder).factory(.classFactory { JoinScreen(club) })
      .using(.push).from(.navigationController)
      .using(.present).from(.current)
      .assemble()

    let isMember: Gate = .gate(until: { club.member != nil }, asking: join)

    rareBirds = StepAssembler<RareBirdsScreen, NoContext>()
      .finder(.classFinder).factory(.classFactory { RareBirdsScreen() })
      .adding(isMember)
      .using(.push).from(Routes.birds.expectingContainer())
      .assemble()
  }
}
