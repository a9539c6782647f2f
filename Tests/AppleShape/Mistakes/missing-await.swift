// expect: expression is 'async' but is not marked with 'await'
import UIKit

@MainActor func follow(_ url: URL) async {
  UIApplication.shared.open(url)
}
