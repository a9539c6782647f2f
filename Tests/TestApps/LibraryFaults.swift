package import Wayfinder
package import WayfinderTesting

/// A fault of a ``Library``. There are three faults of each property, and more that show only after an interruption.
package nonisolated enum Fault: CaseIterable, Codable, Sendable {
  // P1
  case bookFailsInOtherTab, noteWaitsForEver, otherTabIsShownAfterwards
  // P2
  case noteCannotBeSwipedDown, noteWithoutWayOut, bookWithoutBackButton
  // P3
  case anyBookWillDo, titleSaysWhoReads, linkLeadsElsewhere
  // P4
  case guardIsMissing, shelfStaysVisible, guardRemembers
  // P5
  case bookIsWrittenAsAnother, noteIsRestoredAsShelf, noteIsNotMadeAgain, shelfIsRestoredEmpty
  // P6
  case guardPops, taskSelectsAndThrows, factoryDismissesAndThrows
  // P7
  case pushesTwice, presentsTwice, sameTabTwice
  // P8
  case bookKeepsItself, appKeepsNotes, bookIsKeptByItsQuestion
  // P9
  case finderChangesItsMind, builtIsAnother, preparationChangesItsMind, postTaskTakesAway
  // Faults that show only after an interruption
  case guardLeavesItsTab, noteWantsItsTab, noteWantsItsScreen, guardChoosesTheTab, guardAnswersTheLastAsker

  /// The interruption that the fault needs, or `nil` if the fault shows without one.
  package var interruption: Interruption.Kind? {
    switch self {
    case .guardLeavesItsTab: .cancelling
    case .noteWantsItsTab: .choosingTab
    case .noteWantsItsScreen: .goingBack
    case .guardChoosesTheTab: .failingCall
    case .guardAnswersTheLastAsker: .request("a note")
    default: nil
    }
  }

  package static let showingByThemselves = allCases.filter { $0.interruption == nil }
  package static let takingAnInterruption = allCases.filter { $0.interruption != nil }

  /// The property that the fault breaks.
  package var property: VerifiedProperty {
    switch self {
    case .bookFailsInOtherTab, .noteWaitsForEver, .otherTabIsShownAfterwards: .arrives
    case .noteCannotBeSwipedDown, .noteWithoutWayOut, .bookWithoutBackButton: .leadsBack
    case .anyBookWillDo, .titleSaysWhoReads, .linkLeadsElsewhere: .showsTheSame
    case .guardIsMissing, .shelfStaysVisible, .guardRemembers: .keepsGuarded
    case .bookIsWrittenAsAnother, .noteIsRestoredAsShelf, .noteIsNotMadeAgain, .shelfIsRestoredEmpty: .restores
    case .guardPops, .taskSelectsAndThrows, .factoryDismissesAndThrows: .leavesTree
    case .pushesTwice, .presentsTwice, .sameTabTwice: .usesUIKit
    case .bookKeepsItself, .appKeepsNotes, .bookIsKeptByItsQuestion: .releases
    case .finderChangesItsMind, .builtIsAnother, .preparationChangesItsMind, .postTaskTakesAway: .keepsPlan
    case .noteWantsItsTab, .noteWantsItsScreen, .guardAnswersTheLastAsker: .arrives
    case .guardLeavesItsTab, .guardChoosesTheTab: .leavesTree
    }
  }
}

// The behaviour of the app with each fault and without faults.
extension Library {
  package func finds(_ book: BookScreen, _ number: Int) -> Bool {
    switch fault {
    case .anyBookWillDo: return true
    case .finderChangesItsMind:
      memory.calls += 1
      return book.number == number && memory.calls % 2 == 0
    default: return book.number == number
    }
  }

  package func prepareBook() throws {
    guard fault == .preparationChangesItsMind else { return }
    memory.calls += 1
    if memory.calls == 1 { throw OutOfPrint() }
  }

  package func makeBook(_ number: Int) throws -> BookScreen {
    switch fault {
    case .bookFailsInOtherTab where tabs?.selectedIndex == 1: throw OutOfPrint()
    case .factoryDismissesAndThrows where tabs?.presentedViewController != nil:
      tabs?.dismiss(animated: false)
      throw OutOfPrint()
    case .builtIsAnother: return RareBookScreen(number)
    default: break
    }
    let book = BookScreen(number)
    switch fault {
    case .bookWithoutBackButton: book.navigationItem.hidesBackButton = true
    case .titleSaysWhoReads: book.title = isMember ? "Book \(number), yours" : "Book \(number)"
    case .bookKeepsItself: book.keep = { book.title = "Kept" }
    case .presentsTwice:
      book.onAppear = { book in
        for _ in 0..<2 where number == 2 { book.present(UIViewController(), animated: false) }
      }
    case .bookIsKeptByItsQuestion: memory.waiting.append { _ in book.title = "Answered" }
    default: break
    }
    return book
  }

  package func setUp(_ book: BookScreen) throws {
    switch fault {
    case .taskSelectsAndThrows where book.number == 2:
      tabs?.selectedIndex = 1 - (tabs?.selectedIndex ?? 0)
      throw OutOfPrint()
    default: break
    }
  }

  package func hasShown(_ book: BookScreen) {
    switch fault {
    case .otherTabIsShownAfterwards where isMember: tabs?.selectedIndex = 1
    case .postTaskTakesAway:
      guard let stack = visibleStack, stack.viewControllers.count == 3 else { return }
      stack.viewControllers.remove(at: 1)
    default: break
    }
  }

  package func checkMember() throws {
    switch fault {
    case .guardIsMissing: return
    case .guardRemembers:
      if isMember { memory.hasPassed = true }
      if memory.hasPassed { return }
    case .guardPops where !isMember: visibleStack?.popToRootViewController(animated: false)
    default: break
    }
    guard isMember else { throw NotAMember() }
  }

  package func makeNote() throws -> NoteScreen {
    if fault == .noteWantsItsTab, tabs?.selectedIndex != memory.tab { throw OutOfPrint() }
    if fault == .noteWantsItsScreen, visibleStack?.topViewController.map({ ObjectIdentifier($0) }) != memory.screen {
      throw OutOfPrint()
    }
    let note = NoteScreen()
    if fault == .noteCannotBeSwipedDown { note.isModalInPresentation = true }
    if fault == .appKeepsNotes { memory.kept.append(note) }
    return note
  }

  package func askBeforeNote(_ answer: @escaping @MainActor (RoutingResult) -> Void) {
    switch fault {
    case .noteWaitsForEver where isMember: memory.waiting.append(answer)
    case .guardLeavesItsTab:
      let tab = tabs?.selectedIndex ?? 0
      tabs?.selectedIndex = 1 - tab
      answerLater { [weak self] in
        guard let self, !router.waiting.isEmpty else { return }
        tabs?.selectedIndex = tab
        answer(.success)
      }
    case .noteWantsItsTab, .noteWantsItsScreen:
      memory.tab = tabs?.selectedIndex
      memory.screen = visibleStack?.topViewController.map { ObjectIdentifier($0) }
      answerLater { answer(.success) }
    case .guardChoosesTheTab:
      tabs?.selectedIndex = 0
      answer(.success)
    case .guardAnswersTheLastAsker:
      memory.waiting = [answer]
      answerLater { [weak self] in
        self?.memory.waiting.popLast()?(.success)
      }
    default: answer(.success)
    }
  }

  /// Gives a guard's answer in a later turn.
  private func answerLater(_ answer: @escaping @MainActor () -> Void) { Task { answer() } }
}
