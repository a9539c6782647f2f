#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif

extension UIViewController {
  /// Keeps an object alive for exactly as long as this view controller, for what UIKit itself holds weakly. One object at
  /// a time.
  func keepAlive(_ object: AnyObject) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      objc_setAssociatedObject(self, Self.companionKey, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      companion = object
    #endif
  }

  #if os(iOS) || os(tvOS) || os(visionOS)
    private static let companionKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  #endif
}
