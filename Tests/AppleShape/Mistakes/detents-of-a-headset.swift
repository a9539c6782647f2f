// expect: 'detents' is unavailable in visionOS
// on: visionos
import UIKit

#if !os(tvOS)
  @MainActor func heights(of sheet: UISheetPresentationController) -> Int {
    sheet.detents.count
  }
#endif
