import PortableUIKit
import Testing

/// Makes presentation controllers that write down what they are told.
private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
  private final class Manager: UIPresentationController {
    var note: (String) -> Void = { _ in }

    override func presentationTransitionWillBegin() { note("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { note("did present \(completed)") }
    override func dismissalTransitionWillBegin() { note("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { note("did dismiss \(completed)") }
    override var shouldPresentInFullscreen: Bool { false }
  }

  private let name: String
  private let journal: Journal
  private(set) var presenters: [UIViewController] = []

  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presenters.append(source)
    let manager = Manager(presentedViewController: presented, presenting: presenting)
    manager.note = { [name, journal] in journal("\(name): \($0)") }
    return manager
  }
}

@Suite("The end of presentations") struct PresentationEndTests {
  private let stage = Stage()

  private func modal(_ name: String, _ delegate: Presenting) -> Screen {
    let modal = stage.screen(name)
    (modal.modalPresentationStyle, modal.transitioningDelegate) = (.custom, delegate)
    return modal
  }

  @Test("UK-10 Each presentation controller is told once that its dismissal ends, if several screens go together")
  func several() {
    let delegates = (Presenting("m", stage.journal), Presenting("n", stage.journal))
    let (a, m, n) = (stage.screen("a"), modal("m", delegates.0), modal("n", delegates.1))
    stage.show(a)
    a.present(m, animated: false)
    m.present(n, animated: false)
    _ = stage.told()
    a.dismiss(animated: true)
    #expect(
      stage.told().filter { $0.contains(": ") } == [
        "n: will dismiss", "m: will dismiss", "n: did dismiss true", "m: did dismiss true",
      ])
  }

  @Test("UK-11 A presentation that is refused leaves no presentation controller: the next one is made anew")
  func refused() {
    let delegate = Presenting("m", stage.journal)
    let (a, m) = (stage.screen("a"), modal("m", delegate))
    let (navigation, tabs) = (UINavigationController(rootViewController: a), UITabBarController())
    tabs.viewControllers = [navigation, stage.screen("other")]
    navigation.definesPresentationContext = true
    stage.show(tabs)
    navigation.present(stage.screen("first"), animated: false)
    stage.settle()
    let misuses = UIKitMisuse.collect { a.present(m, animated: false) }
    #expect(misuses.map(\.kind) == [.presenterAlreadyPresents])
    tabs.dismiss(animated: false)
    stage.settle()
    tabs.present(m, animated: false)
    stage.settle()
    #expect(delegate.presenters.last === tabs)
    #expect(m.presentingViewController === tabs)
  }

  @Test("UK-8 The completions of the coordinator come before the completion of the presentation")
  func completions() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    a.present(m, animated: true) { [journal = stage.journal] in journal("completion") }
    m.transitionCoordinator?.animate(alongsideTransition: nil) { [journal = stage.journal] _ in journal("coordinator") }
    #expect(stage.told().filter { !$0.contains(".") } == ["coordinator", "completion"])
  }

  @Test("UK-10 A dismissal with nothing to dismiss calls its completion once, on a later turn")
  func nothingToDismiss() {
    let a = stage.screen("a")
    stage.show(a)
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    #expect(completions == 0)
    stage.settle()
    #expect(completions == 1)
  }

  @Test("UK-12 The root that is replaced presents nothing any more")
  func replacedRoot() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    a.present(m, animated: false)
    stage.settle()
    stage.window.rootViewController = stage.screen("b")
    #expect(a.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    stage.settle()
    #expect(m.viewIfLoaded?.window == nil)
  }
}
