// The differences between PortableUIKit and Apple's UIKit.
#if os(Linux) || os(macOS)
  @_exported import PortableUIKit

  /// A clock that advances only on demand: it runs turns one at a time, and finishes animations only in `rest(isQuiet:)`.
  final class Clock {
    /// The name of the traced system.
    static var system: String { "PortableUIKit" }

    private let scheduler = TransitionScheduler(.manual)

    func makeWindow() -> UIWindow {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.transitionScheduler = scheduler
      return window
    }

    /// Runs one turn: the first waiting work. Animations stay in flight.
    func turn() async { scheduler.advance() }

    /// Runs turns and finishes transitions until none is left. Returns `false` if they do not end.
    func rest(isQuiet: () -> Bool) async -> Bool {
      for _ in 0..<10_000 {
        guard scheduler.advance() || scheduler.finishTransition() else { return true }
        await Task.yield()
      }
      return false
    }
  }
#else
  @_exported import UIKit

  /// The clock of the system: turns of the main run loop, and frames of the display.
  final class Clock {
    /// The name and the version of the traced system.
    static var system: String { "UIKit of \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }

    func makeWindow() -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
        return UIWindow(frame: UIScreen.main.bounds)
      }
      return UIWindow(windowScene: scene)
    }

    /// Waits for one turn of the main run loop. At the end of a turn the system lays out and draws changed views.
    func turn() async {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    /// Waits until thirty frames in a row are quiet. Returns `false` if this does not happen within 1,200 frames.
    func rest(isQuiet: () -> Bool) async -> Bool {
      let frames = Frames()
      defer { frames.stop() }
      var quiet = 0
      for _ in 0..<1_200 where quiet < 30 {
        await frames.next()
        quiet = isQuiet() ? quiet + 1 : 0
      }
      return quiet >= 30
    }
  }

  /// The frames of the display, as a sequence.
  private final class Frames: NSObject {
    private var link: CADisplayLink?
    private var waiting: CheckedContinuation<Void, Never>?

    override init() {
      super.init()
      let link = CADisplayLink(target: self, selector: #selector(drawn))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func next() async { await withCheckedContinuation { waiting = $0 } }

    func stop() { link?.invalidate() }

    @objc private func drawn() {
      let next = waiting
      waiting = nil
      next?.resume()
    }
  }
#endif
