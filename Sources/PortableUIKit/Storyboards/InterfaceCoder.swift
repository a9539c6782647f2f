/// A coder that passes a scene to `init?(coder:)`. It has nothing to decode.
nonisolated final class InterfaceCoder: EmptyCoder {
  let origin: InterfaceOrigin

  init(_ origin: InterfaceOrigin) {
    self.origin = origin
    super.init()
  }
}
