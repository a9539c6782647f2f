#if os(iOS) || os(tvOS) || os(visionOS)
  import ObjectiveC
#endif

extension UIViewController {
  /// Keeps an object alive as long as this view controller, for objects that UIKit holds weakly. A second object
  /// replaces the first.
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
