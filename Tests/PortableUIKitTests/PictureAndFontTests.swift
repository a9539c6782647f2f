import PortableUIKit
import Testing

@Suite struct PictureTests {
  @Test("UK-5 A picture in another rendering mode or tint is another picture from the same place")
  func rendering() {
    let star = UIImage(systemName: "star")
    #expect(star?.withRenderingMode(.alwaysTemplate) != star)
    #expect(star?.withRenderingMode(.alwaysTemplate).isSymbolImage == true)
    #expect(star?.withTintColor(.red) == UIImage(systemName: "star")?.withTintColor(.red))
    #expect(star?.withTintColor(.red) != star?.withTintColor(.blue))
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test("UK-5 A picture made from a file's contents returns them; one made from a name has none")
  func contents() {
    let data = Data("picture".utf8)
    #expect(UIImage(data: data)?.pngData() == data)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(named: "photo")?.pngData() == nil)
    #expect(UIImage(data: data, scale: 3)?.scale == 3)
    #expect(UIImage(contentsOfFile: "/nowhere") == nil)
  }
}

@Suite struct FontTests {
  @Test("UK-5 Fonts of the system differ by what they are for, and their measures grow with their size")
  func fonts() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 9), .italicSystemFont(ofSize: 9), .monospacedSystemFont(ofSize: 9, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 9, weight: .regular), .boldSystemFont(ofSize: 9),
      .systemFont(ofSize: 9, weight: .regular, width: .condensed),
    ]
    #expect(Set(fonts).count == 6)
    for font in fonts {
      let larger = font.withSize(18)
      #expect(larger.lineHeight == 2 * font.lineHeight && larger != font && larger.familyName == font.familyName)
      #expect(font.lineHeight >= font.ascender - font.descender && font.ascender > font.capHeight)
      #expect(font.capHeight > font.xHeight && font.descender < 0)
    }
    #expect(UIFont.smallSystemFontSize < UIFont.systemFontSize && UIFont.labelFontSize < UIFont.buttonFontSize)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil) == .preferredFont(forTextStyle: .body))
    #expect(UIFont.Weight(0.4) == .bold && UIFont(name: "Avenir-Heavy", size: 9)?.familyName == "Avenir")
  }
}
