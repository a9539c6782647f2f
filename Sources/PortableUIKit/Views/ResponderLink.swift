/// Leads to a responder without keeping it alive, as a weak reference does; a responder has one, and all share it.
///
/// A weak reference gives its target a side table, and each retain and release of the target takes several times as long from
/// then on. A controller is retained hundreds of times in one navigation. So what leads to it for as long as it is on screen, as
/// to a parent or a presenter, is one of these.
final class ResponderLink {
  /// Keeps the memory from being used again, so that it can always be asked whether the responder is there.
  private unowned let keeper: UIResponder
  private let address: UnsafeMutableRawPointer

  init(to responder: UIResponder) {
    keeper = responder
    address = Unmanaged.passUnretained(responder).toOpaque()
  }

  /// The responder; `nil` once it is being released.
  ///
  /// - Precondition: It was made for a responder of this class.
  func target<Target: UIResponder>(_: Target.Type = Target.self) -> Target? {
    guard let retained = tryRetain(address) else { return nil }
    return Unmanaged<Target>.fromOpaque(retained).takeRetainedValue()
  }

  nonisolated deinit {}
}

/// Retains an object unless it is being released, and returns it; `nil` where it is. Its memory has to be there still.
@_silgen_name("portable_uikit_try_retain")
private nonisolated func tryRetain(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
