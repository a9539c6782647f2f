import PortableUIKit
import Testing

@Suite struct PictureTests {
  private typealias Symbols = UIImage.SymbolConfiguration

  @Test("UK-5 A symbol keeps its configuration, and one that is applied counts where both say something")
  func configurations() throws {
    let bold = Symbols(pointSize: 12, weight: .bold, scale: .large)
    let star = try #require(UIImage(systemName: "star", withConfiguration: bold))
    #expect(star.configuration == bold && star.symbolConfiguration == bold && star.isSymbolImage)
    #expect(star != UIImage(systemName: "star") && star == UIImage(systemName: "star")?.withConfiguration(bold))
    #expect(Symbols(pointSize: 12).applying(Symbols(weight: .bold)) == Symbols(pointSize: 12, weight: .bold))
    #expect(bold.applying(Symbols(weight: .thin)) == Symbols(pointSize: 12, weight: .thin, scale: .large))
    #expect(bold.applying(nil) == bold && bold.applying(Symbols.unspecified) == bold)
    let applied = star.applyingSymbolConfiguration(Symbols(textStyle: .body))
    #expect(applied?.configuration == bold.applying(Symbols(textStyle: .body)) && applied != star)
    #expect(UIImage(named: "photo")?.applyingSymbolConfiguration(bold) == nil)
    let (red, palette) = (Symbols(hierarchicalColor: .red), Symbols(paletteColors: [.red]))
    #expect(red != palette && red == Symbols(hierarchicalColor: .red) && red != Symbols.preferringMulticolor())
    #expect(Symbols(font: .boldSystemFont(ofSize: 9)) != Symbols(font: .systemFont(ofSize: 9)))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bold.withTraitCollection(dark).traitCollection == dark && bold.withTraitCollection(dark) != bold)
    #expect(UIImage.Configuration(traitCollection: dark) == UIImage.Configuration(traitCollection: dark))
  }

  @Test("UK-5 A symbol always has a configuration for symbols, which takes the traits alone from one that is for none")
  func symbolsAlone() throws {
    let (bold, dark) = (Symbols(weight: .bold), UITraitCollection(userInterfaceStyle: .dark))
    let night = UIImage.Configuration(traitCollection: dark)
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.symbolConfiguration == .unspecified && star.configuration == Symbols.unspecified)
    #expect(star == UIImage(systemName: "star", withConfiguration: Symbols.unspecified))
    #expect(star.withConfiguration(bold).withConfiguration(night).symbolConfiguration == bold.withTraitCollection(dark))
    let applied = UIImage(systemName: "star", withConfiguration: night)?.applyingSymbolConfiguration(bold)
    #expect(applied?.symbolConfiguration == bold.withTraitCollection(dark))
    let photo = try #require(UIImage(named: "photo", in: nil, with: bold))
    #expect(photo.symbolConfiguration == nil && photo.withConfiguration(night).configuration == night)
  }

  @Test("UK-5 A picture in another way is another picture, and keeps how it is shown besides")
  func looks() throws {
    let photo = try #require(UIImage(named: "photo"))
    let others = [
      photo.withTintColor(.red), photo.withTintColor(.red, renderingMode: .alwaysOriginal),
      photo.withRenderingMode(.alwaysTemplate), photo.imageFlippedForRightToLeftLayoutDirection(),
      photo.withHorizontallyFlippedOrientation(),
      photo.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      photo.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    ]
    for (number, other) in others.enumerated() {
      #expect(other != photo && !others[..<number].contains(other), "\(number)")
      #expect(other.withRenderingMode(.automatic).withRenderingMode(other.renderingMode) == other, "\(number)")
    }
    let flipped = photo.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored && flipped.withHorizontallyFlippedOrientation() == photo)
    #expect(photo.scale == 1 && photo.size == .zero && photo == #imageLiteral(resourceName: "photo"))
  }

  @Test("UK-5 A picture made from a file's contents gives them back; one made from a name has none")
  func contents() async throws {
    let data = Data([1, 2, 3])
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.pngData() == data && image.jpegData(compressionQuality: 0.8) == data && image.scale == 2)
    #expect(image != UIImage(data: data) && UIImage(data: Data(), scale: 2) == nil)
    #expect(UIImage(named: "photo", in: nil, with: nil)?.pngData() == nil)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 9, height: 9)) == image)
    let film = UIImage.animatedImage(with: [image, image], duration: 2)
    #expect(film?.images?.count == 2 && film?.duration == 2 && UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("UK-5 A view goes through its pictures from when it is told to until it is told not to")
  func animation() {
    let view = UIImageView(image: UIImage(named: "one"))
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(), UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && view.animationRepeatCount == 0)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    #expect(view.preferredSymbolConfiguration == UIImage.SymbolConfiguration(scale: .small))
  }
}

@Suite struct FontTests {
  @Test("UK-5 Traits that a descriptor asks for are those of the font made of it")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: both, size: 0)
    #expect(made.pointSize == 12 && made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic] && made != font)
    let plain = both.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) }
    #expect(plain == font && UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    let heavy = font.fontDescriptor.addingAttributes([
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .heavy))
    #expect(UIFont(descriptor: heavy, size: 9).pointSize == 9)
    #expect(UIFontDescriptor(fontAttributes: heavy.fontAttributes) == heavy)
    let round = font.fontDescriptor.withDesign(.rounded)
    #expect(round != font.fontDescriptor && round?.withDesign(.default) == font.fontDescriptor)
    let named = UIFontDescriptor(name: "Avenir-Heavy", size: 9)
    #expect(
      named.object(forKey: .family) as? String == "Avenir" && named.withFace("Light").postscriptName == "Avenir-Light")
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
  }

  @Test("UK-5 Text is as large as it is unless there is a limit")
  func metrics() {
    let (metrics, font) = (UIFontMetrics(forTextStyle: .body), UIFont.boldSystemFont(ofSize: 20))
    #expect(metrics.scaledFont(for: font) == font && metrics.scaledFont(for: font, maximumPointSize: 30) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 15) == font.withSize(15))
    #expect(UIFontMetrics.default.scaledValue(for: 7) == 7)
  }

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
