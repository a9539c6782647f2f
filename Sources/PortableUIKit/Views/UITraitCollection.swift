/// What is known about the surroundings an interface is shown in.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Makes traits that differ from a phone's in the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass, vertical: .regular, idiom: .phone)
  }

  /// Makes traits that differ from a phone's in the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(horizontal: .compact, vertical: .regular, idiom: userInterfaceIdiom)
  }

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    super.init()
  }

  /// A phone held upright, which a headless screen stands for.
  static let phone = UITraitCollection(horizontal: .compact, vertical: .regular, idiom: .phone)
}
