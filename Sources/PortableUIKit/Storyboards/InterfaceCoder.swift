/// Hands a scene to `init?(coder:)`; there is nothing to decode in it.
nonisolated final class InterfaceCoder: EmptyCoder {
  /// The object that is made from the scene.
  let origin: InterfaceOrigin

  init(_ origin: InterfaceOrigin) {
    self.origin = origin
    super.init()
  }
}
