/// What the app's own code does to a stage: an action of a step, a transition of a page or of a context. Nothing can be
/// told of it beforehand.
package final class AppCode: TreeChange {
  /// Begins the change, and is given what it answers with.
  package typealias Begin = (_ animated: Bool, _ answer: OnceOnly<RoutingResult>) throws -> Void

  private let makeName: () -> String
  private let makePlace: () -> String?
  private let tell: () -> [RoutePlan.Change]
  private let stage: any Stage
  private let begin: Begin

  nonisolated deinit {}

  /// - Parameters:
  ///   - stage: Where it acts; the change ends when nothing is in flight there any more.
  ///   - place: The step or page that it belongs to.
  ///   - told: What plans say of it.
  package init(
    _ name: @autoclosure @escaping () -> String, on stage: any Stage,
    place: @autoclosure @escaping () -> String? = nil, told: @escaping () -> [RoutePlan.Change] = { [] },
    begin: @escaping Begin
  ) {
    makeName = name
    makePlace = place
    tell = told
    self.stage = stage
    self.begin = begin
  }

  package var footprint: Footprint { .everything }
  package var needsAudience: Bool { true }
  package var name: String { makeName() }
  package var place: String? { makePlace() }
  package var told: [RoutePlan.Change] { tell() }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    do {
      try stage.scope { try begin(animated, answer) }
    } catch {
      answer(.failure(error))
    }
  }
}
