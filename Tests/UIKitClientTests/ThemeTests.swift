import Foundation
import Testing
import UIKit

// A theme as apps write it: values, enumerations and extensions that are not isolated.

private enum Theme {
  static let accent = UIColor.orange
  static let logo = UIImage(named: "logo")
  static let title = UIFont.preferredFont(forTextStyle: .title1)
}

extension UIColor {
  fileprivate static let brand = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x112233) }

  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: 1
    )
  }

  fileprivate var hex: UInt32 {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}

private struct Row: Sendable, Equatable {
  var tint: UIColor = .systemRed
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var image: UIImage? = UIImage(systemName: "star")
}

private enum Status: Int, CaseIterable {
  case ready, failed
  var color: UIColor { self == .ready ? .systemGreen : .brand }
  var attributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: color, .strikethroughStyle: NSUnderlineStyle.single.rawValue]
  }
}

@Suite struct ThemeTests {
  @Test("UK-2 Colours, images, fonts and attributes can be used off the main actor")
  func theme() async {
    let row = await Task.detached { Row(tint: Theme.accent) }.value
    #expect(row == Row(tint: .orange))
    #expect(row.image?.isSymbolImage == true)
    #expect(Theme.logo != nil)
    #expect(Theme.title.withSize(9) != Theme.title)
    let text = NSAttributedString(string: "Done", attributes: Status.ready.attributes)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
    #expect(Status.failed.color.hex == 0x112233)
    #expect(UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
