import PortableUIKit
import Testing

/// A window that writes down when it becomes and resigns the key window.
private final class NotedWindow: UIWindow {
  var name = ""
  var note: (String) -> Void = { _ in }

  override func becomeKey() { note("\(name) becomes key") }
  override func resignKey() { note("\(name) resigns key") }
}

/// A window that cannot become the key window.
private final class KeylessWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

@Suite("The key window") struct KeyWindowTests {
  private let journal = Journal()
  private let scheduler = TransitionScheduler(.manual)

  private func window(_ name: String) -> NotedWindow {
    let window = NotedWindow(frame: UIScreen.main.bounds)
    window.transitionScheduler = scheduler
    (window.name, window.note) = (name, { [journal] in journal($0) })
    window.makeKeyAndVisible()
    scheduler.advanceUntilIdle()
    return window
  }

  @Test("UK-6 The old key window resigns before the new one becomes key, each with its notification")
  func order() {
    let (old, new) = (window("old"), window("new"))
    old.makeKey()
    scheduler.advanceUntilIdle()
    _ = journal.take()
    let observers = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification].flatMap { name in
      [old, new].map { window in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { [journal] _ in
          MainActor.assumeIsolated { journal(name.rawValue) }
        }
      }
    }
    new.makeKey()
    scheduler.advanceUntilIdle()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      journal.take() == [
        "old resigns key", "UIWindowDidResignKeyNotification", "new becomes key", "UIWindowDidBecomeKeyNotification",
      ])
  }

  @Test("UK-6 A window that is the key window already is not asked to become it again")
  func again() {
    let only = window("only")
    _ = journal.take()
    only.makeKey()
    scheduler.advanceUntilIdle()
    #expect(journal.take() == [])
  }

  @Test("UK-6 A window that cannot become the key window leaves the keys where they are")
  func keyless() {
    let standing = window("standing")
    _ = journal.take()
    let keyless = KeylessWindow(frame: UIScreen.main.bounds)
    keyless.transitionScheduler = scheduler
    keyless.makeKeyAndVisible()
    scheduler.advanceUntilIdle()
    #expect(standing.isKeyWindow)
    #expect(!keyless.isKeyWindow)
    #expect(journal.take() == [])
  }
}
