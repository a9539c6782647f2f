/// A change that the app's own code makes: an action of a step, or a transition of a page or a context. Its effects cannot be planned.
package final class AppCode: TreeChange {
  /// Begins the change. Calls `answer` with the result, within the call or later. If the closure throws, the change fails with this
  /// error.
  package typealias Begin = (_ animated: Bool, _ answer: OnceOnly<RoutingResult>) throws -> Void

  private let makeName: () -> String
  private let makePlace: () -> String?
  private let makeEntries: () -> [RoutePlan.Change]
  private let stage: any Stage
  private let begin: Begin

  nonisolated deinit {}

  /// - Parameters:
  ///   - stage: The stage that the code changes.
  ///   - place: The step or page that the code belongs to; `nil` if there is none.
  ///   - describing: Returns the entries of the change in a plan.
  package init(
    _ name: @autoclosure @escaping () -> String, on stage: any Stage,
    place: @autoclosure @escaping () -> String? = nil, describing: @escaping () -> [RoutePlan.Change] = { [] },
    begin: @escaping Begin
  ) {
    makeName = name
    makePlace = place
    makeEntries = describing
    self.stage = stage
    self.begin = begin
  }

  package var footprint: Footprint { .everything }
  package var needsAudience: Bool { true }
  package var name: String { makeName() }
  package var place: String? { makePlace() }
  package var description: [RoutePlan.Change] { makeEntries() }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    do {
      try stage.scope { try begin(animated, answer) }
    } catch {
      answer(.failure(error))
    }
  }
}
