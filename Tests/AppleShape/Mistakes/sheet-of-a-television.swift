// expect: 'UISheetPresentationController' is unavailable in tvOS
// on: tvos
import UIKit

@MainActor func edges(of sheet: UISheetPresentationController) -> Int {
  sheet.prefersEdgeAttachedInCompactHeight ? 1 : 0
}
