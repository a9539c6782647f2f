// The one place that decides which UIKit serves. A module named UIKit in the graph makes `canImport(UIKit)` true
// everywhere, so the system is asked for, not the module.
#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import UIKit
#else
  @_exported public import PortableUIKit
#endif
