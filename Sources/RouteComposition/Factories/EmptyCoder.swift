#if !(os(iOS) || os(tvOS) || os(visionOS))
  import Foundation
  import ViewHierarchy

  /// A coder that contains at most a nib's name and bundle. It serves to create a view controller from its class by
  /// `init?(coder:)`.
  ///
  /// This class overrides every decoding method, because the methods of the base class trap.
  nonisolated final class EmptyCoder: NSCoder, NibNaming {
    let nibName: String?
    let nibBundle: Bundle?

    init(nibName: String? = nil, bundle: Bundle? = nil) {
      self.nibName = nibName
      nibBundle = bundle
      super.init()
    }

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
    // Foundation on macOS declares these methods in extensions, so they cannot be overridden. They call the methods
    // above.
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
#endif
