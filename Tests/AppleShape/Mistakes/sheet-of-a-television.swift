// expect: 'UISheetPresentationController' is unavailable in tvOS
// on: tvos
import UIKit

@MainActor func detents(of sheet: UISheetPresentationController) -> Int {
  sheet.detents.count
}
