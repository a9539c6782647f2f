// All that differs between PortableUIKit and Apple's UIKit.
#if os(Linux) || os(macOS)
  @_exported import PortableUIKit

  /// What moves time on: turns that are taken one by one, and animations that are in flight until told.
  final class Clock {
    /// What the traces are of.
    static var system: String { "PortableUIKit" }

    private let scheduler = TransitionScheduler(.manual)

    func makeWindow() -> UIWindow {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.transitionScheduler = scheduler
      return window
    }

    /// One turn: the first of what waits is done; what animates stays in flight.
    func turn() async { scheduler.advance() }

    /// Turns until nothing waits and nothing is in flight; `false` if that does not come.
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

  /// What moves time on: the main run loop, and frames of the display while something animates.
  final class Clock {
    /// What the traces are of.
    static var system: String { "UIKit of \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }

    func makeWindow() -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
        return UIWindow(frame: UIScreen.main.bounds)
      }
      return UIWindow(windowScene: scene)
    }

    /// One turn of the main run loop, at whose end the system lays out and draws what has changed.
    func turn() async {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    /// Frames until nothing has happened and no coordinator has been there for thirty; `false` if that does not come.
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

  /// Frames of the display, one after the other.
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
