import PortableUIKit
import Testing

private struct ThemeTrait: UITraitDefinition { static let defaultValue = "plain" }

@Suite struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("UK-5 A colour made of hue, saturation and brightness has these again, for all of them")
  func hues() {
    for step in 0..<216 {
      let (hue, saturation, brightness) = (
        CGFloat(step / 36) / 6, CGFloat(1 + step / 6 % 6) / 6, CGFloat(1 + step % 6) / 6
      )
      var (h, s, b, a) = (-CGFloat(1), -CGFloat(1), -CGFloat(1), -CGFloat(1))
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(
        abs(h - hue) < 0.001 && abs(s - saturation) < 0.001 && abs(b - brightness) < 0.001 && a == 0.5,
        "\(hue), \(saturation), \(brightness) became \(h), \(s), \(b), \(a)")
    }
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor.green)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == UIColor.red)
  }

  @Test("UK-5 A colour hands out its components, or those of the grey that is as bright")
  func components() {
    let color = UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    var (r, g, b, a, w) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a) && [r, g, b, a] == [0.2, 0.4, 0.6, 0.8])
    color.withAlphaComponent(0.1).getRed(nil, green: nil, blue: nil, alpha: &a)
    #expect(a == 0.1)
    #expect(UIColor.gray.getWhite(&w, alpha: &a) && w == 0.5 && a == 1)
    #expect(color.getWhite(&w, alpha: nil) && w > 0.2 && w < 0.6)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test("UK-5 Colours of a catalogue are equal by name, patterns by picture; their components are not known")
  func unknownComponents() throws {
    let brand = try #require(UIColor(named: "Brand"))
    let stars = try #require(UIImage(named: "stars"))
    #expect(UIColor(named: "") == nil && brand == UIColor(named: "Brand", in: nil, compatibleWith: nil))
    #expect(brand != UIColor(named: "Other") && brand != UIColor.black && brand != brand.withAlphaComponent(0.5))
    #expect(UIColor(patternImage: stars) == UIColor(patternImage: stars) && UIColor(patternImage: stars) != brand)
    var red: CGFloat = 0.7
    #expect(!brand.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 0.7)
    #expect(!UIColor(patternImage: stars).getWhite(&red, alpha: nil) && red == 0.7)
  }

  @Test("UK-5 A colour that depends on its surroundings is what its closure gives by the traits")
  func dynamicColors() {
    let own = UIColor { $0[ThemeTrait.self] == "loud" ? .red : .gray }
    let color = UIColor { $0.userInterfaceStyle == .dark ? own : .blue }
    #expect(color.resolvedColor(with: light) == UIColor.blue && color.resolvedColor(with: dark) == UIColor.gray)
    let loud = dark.modifyingTraits { $0[ThemeTrait.self] = "loud" }
    #expect(color.resolvedColor(with: loud) == UIColor.red)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: loud) == UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.red.resolvedColor(with: dark) == UIColor.red)
    #expect(color == color && color != UIColor { _ in .blue } && color != UIColor.blue)
  }

  @Test("UK-5 Components of such a colour are those by the current traits")
  func currentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent {
      var white: CGFloat = 0
      #expect(color.getWhite(&white, alpha: nil) && white == 1 && color.cgColor == UIColor.white.cgColor)
      light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light && color.cgColor == UIColor.black.cgColor)
  }

  @Test("UK-5 Colours and traits are used on any thread, each of which has current traits of its own")
  func threads() async {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let resolved = await Task.detached {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      dark.performAsCurrent {}
      return [color.resolvedColor(with: dark), UIColor(cgColor: color.cgColor)]
    }.value
    #expect(resolved == [.white, .black])
  }

  @Test("UK-5 All of the system's colours have names, and greys get lighter")
  func systemColors() {
    let greys: [UIColor] = [.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
    let whites = greys.map { grey in
      var white: CGFloat = 0
      grey.getWhite(&white, alpha: nil)
      return white
    }
    #expect(whites == whites.sorted() && Set(whites).count == 6)
    let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let others: [UIColor] = [
      .systemMint, .systemCyan, .systemBrown, .link, .quaternaryLabel, .opaqueSeparator, .lightText,
    ]
    #expect(Set(fills + others).count == 11)
    #expect(UIColor.secondarySystemGroupedBackground == UIColor.tertiarySystemBackground)
    #expect(
      UIColor.tertiarySystemGroupedBackground == UIColor.systemGroupedBackground && UIColor.darkText == UIColor.black)
  }
}
