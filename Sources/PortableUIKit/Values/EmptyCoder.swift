/// A coder without contents, for `init?(coder:)` of a class that is created from its type alone. It overrides every
/// decoding method, because the base class's methods trap.
nonisolated class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeData() -> Data? { nil }
  override func decodePropertyList() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  #if !canImport(ObjectiveC)
    override func decodeObject<DecodedObject>(of cls: DecodedObject.Type, forKey key: String) -> DecodedObject?
    where DecodedObject: NSObject, DecodedObject: NSCoding { nil }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    override func withDecodedUnsafeBufferPointer<ResultType>(
      forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
    ) rethrows -> ResultType { try body(nil) }
  #endif
  override func encode(_ object: Any?, forKey key: String) {}
  override func version(forClassName className: String) -> Int { NSNotFound }
}
