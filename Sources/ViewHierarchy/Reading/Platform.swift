// This file alone decides which UIKit the module uses. The condition names the operating systems, because
// `canImport(UIKit)` is true everywhere if a module of the package graph is named UIKit.
#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import UIKit
#else
  @_exported public import PortableUIKit
#endif
