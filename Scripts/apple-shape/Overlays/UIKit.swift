@_exported import Foundation
@_exported import UIKit

#if !os(tvOS) && !os(visionOS)
  extension UISheetPresentationController {
    @available(iOS 15.0, *)
    @MainActor @preconcurrency
    public var preferredCornerRadius: CGFloat? {
      get { fatalError() }
      set { fatalError() }
    }
  }
#endif
