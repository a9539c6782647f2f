nonisolated extension UIKitMisuse.Kind {
  func sentence(_ names: [String]) -> String {
    let first = names.first ?? "something"
    let second = names.count > 1 ? names[1] : "a controller"
    let third = names.count > 2 ? names[2] : "another"
    return "PortableUIKit: " + text(first, second, third)
  }

  private func text(_ first: String, _ second: String, _ third: String) -> String {
    switch self {
    case .presenterAlreadyPresents:
      "\(first) cannot be presented on \(second), which presents \(third) already; dismiss that first or present on it."
    case .presenterOutsideWindow:
      "\(first) cannot be presented on \(second), which is in no visible window; present from what is on screen."
    case .presenterIsBeingDismissed:
      "\(first) cannot be presented on \(second), which is being dismissed; present from its presenter when it is gone."
    case .alreadyPresented:
      "\(first) cannot be presented, as it is presented already; dismiss it first or make another one."
    case .presentingChild:
      "\(first) cannot be presented, as it is contained in \(second); remove it from there first."
    case .presentingItself: "\(first) cannot be presented on itself; present another controller."
    case .popoverWithoutAnchor:
      "\(first) is presented as a popover that points at nothing; set its sourceView or barButtonItem before."
    case .viewInEffectView: "\(first) cannot go into \(second) itself; add it to its contentView."
    case .dismissalInProgress:
      "\(first) is being dismissed already; wait for its completion before dismissing again."
    case .pushingTwice: "\(first) cannot be pushed, as \(second) holds it already; pop to it instead."
    case .pushingNavigationController:
      "\(first) cannot be pushed, as it is a navigation controller; present it, or push its first controller."
    case .containingPresented: "\(first) cannot go into \(second), as it is presented; dismiss it first."
    case .containingItself: "\(first) cannot go into \(second), as it contains it; remove it from there first."
    case .duplicateInList: "\(first) is given more than once to \(second); give each controller once."
    case .duplicateTabIdentifier:
      "\(first) is given two tabs of the same identifier; give each tab, in groups as well, one of its own."
    case .poppingToStranger: "\(first) cannot be popped to, as \(second) does not hold it; push it first."
    case .selectingStranger: "\(first) cannot select a tab it does not have; add it to viewControllers first."
    case .presentedAsRoot: "\(first) cannot become a window's root, as it is presented; dismiss it first."
    case .transitionBetweenStrangers:
      "\(first) cannot have a transition between controllers that are not both its children; add them first."
    case .transitionWhileForwarding:
      "\(first) cannot have a transition, as it tells its children itself that they appear; swap their views by hand."
    case .animatorLeftViewOut:
      "\(first) is shown by an animator that left its view out; add the context's view(forKey: .to) to its containerView."
    case .unusableInterface: "\(first) cannot be made from its file; load it by UIStoryboard.load to learn why."
    case .misconfiguredAlert: "\(first) cannot be used like that; look at its actions and text fields."
    case .unknownSegue, .unansweredUnwind, .segueWithoutAction:
      "\(first) cannot perform the segue; connect it in the editor."
    case .viewInsideItself: "\(first) cannot go into a view that lies in it; remove that view first."
    case .viewWhileLoading: "\(first) asks for its view in loadView before it has set one; set `view` first."
    case .pushingSplitViewController:
      "\(first) cannot be pushed, as it is a split view controller; present it, or make it a root or a tab."
    case .columnNotInStyle:
      "\(first) has no such column in its style; make it with init(style:) of a style that has it."
    case .unsuitableChild: "\(first) cannot go into that place of \(second); give a controller that it takes there."
    case .constraintBetweenStrangers:
      "\(first) and \(second) lie in no common view; add both to one before a constraint between them is activated."
    case .unsuitableCell: "\(first) cannot show that cell; register its class or dequeue it by its identifier."
    case .selectorWithoutRuntime:
      "\(first) has a target and a selector, which need the Objective-C runtime; give it a UIAction instead."
    case .changingManagedBar:
      "The bar of \(first) cannot be changed directly; set its controllers or tabs, what is selected of them, or its own delegate."
    case .unheardNotification:
      "\(first) has nobody told what the user did with a notification; set UNUserNotificationCenter.current().delegate before the launch is over, and keep it."
    case .neverIdle: "The scheduler never came to rest; look for a callback that always begins another transition."
    }
  }
}
