import Wayfinder

/// Whether there was a moment for an interruption.
enum InterruptedMoment {
  /// The interruption came.
  case came
  /// The navigation was still under way, and nothing of that kind could come.
  case nothingToDo
  /// The navigation had ended, or waited for the user alone.
  case over
}

/// What is known of an app when navigations in it are interrupted.
struct KnownStates {
  /// Whether a state was explored, so that all that has to hold there was checked.
  var isExplored: (Fingerprint) -> Bool = { _ in false }
  /// What a destination shows elsewhere.
  var arrival: (String) -> Arrival? = { _ in nil }
}

extension AppUnderTest {
  /// TK-10: in the states that were found first, each navigation again with one interruption at each moment.
  ///
  /// - Returns: How many were interrupted.
  func interrupt(_ verification: Verification, within bound: VerificationBound) async throws -> Int {
    var count = 0
    let graph = verification.graph
    for number in graph.states.indices.prefix(bound.interruptedStates) where graph.states[number].isExplored {
      let way = graph.way(to: Int32(number))
      for destination in destinations {
        for kind in kinds(for: destination) {
          count += try await interrupt(way + [.go(destination.name)], kind, verification)
        }
      }
    }
    return count
  }

  /// What may come between on the way to a destination: among others that it is asked for twice, and that another is.
  private func kinds(for destination: AppDestination<App>) -> [Interruption.Kind] {
    let other = destinations.first { $0.name != destination.name }
    return [.cancelling, .failingCall, .goingBack, .choosingTab, .request(destination.name)]
      + (other.map { [.request($0.name)] } ?? [])
  }

  private func interrupt(
    _ way: [AppStep], _ kind: Interruption.Kind, _ verification: Verification
  ) async throws -> Int {
    let known = KnownStates {
      verification.graph.isExplored($0)
    } arrival: {
      verification.arrivals[$0]?.arrival
    }
    var count = 0
    for moment in 0..<200 {
      let interruption = Interruption(kind, at: moment)
      let (findings, reached) = try await findings(interrupting: way, by: interruption, knowing: known)
      if reached == .over { break }
      guard reached == .came else { continue }
      count += 1
      for finding in findings {
        let first = finding.property == .showsTheSame ? way.last.flatMap(verification.firstWay) : nil
        verification.note(finding, way: way, otherWay: first, interruption: interruption)
      }
    }
    return count
  }

  /// What does not hold where something comes between while the last step of a way is under way.
  ///
  /// - Returns: What was found, and whether there was such a moment.
  func findings(
    interrupting way: [AppStep], by interruption: Interruption, knowing known: KnownStates = KnownStates()
  ) async throws -> (findings: [Finding], moment: InterruptedMoment) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // Nobody there can stop the clock of transitions.
      return ([], .over)
    #else
      let (findings, gone, moment) = try await interrupted(way, by: interruption, knowing: known)
      guard let kept = await gone.finding() else { return (findings, moment) }
      return (findings + [kept], moment)
    #endif
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
    /// The app is gone when this returns.
    private func interrupted(
      _ way: [AppStep], by interruption: Interruption, knowing known: KnownStates
    ) async throws -> (findings: [Finding], gone: GoneApp, moment: InterruptedMoment) {
      guard case .go(let name)? = way.last, let destination = destination(named: name),
        let run = try await LiveRun.replaying(way.dropLast(), of: self)
      else { throw WayError.impossible(way.last ?? .go(""), position: way.count) }
      let stopped = StoppedRun(run, destination, interruption)
      let moment = await stopped.interrupt()
      let findings = moment == .came ? try await stopped.findings(knowing: known) : []
      return (findings, await GoneApp(leaving: run), moment)
    }
  #endif
}
