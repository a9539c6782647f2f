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

// uikit/uiapplicationdelegate/main()
extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main() { fatalError() }
}

// uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:), as much as is used
extension UIAction {
  @MainActor @preconcurrency
  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { fatalError() }
}

// uikit/uibutton/init(type:primaryaction:)
extension UIButton {
  @MainActor @preconcurrency
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { fatalError() }
}

// uikit/uimutabletraits-13ja5, uikit/uitraitoverrides-swift.struct
@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits {
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get { fatalError() } set { fatalError() } }
  public var horizontalSizeClass: UIUserInterfaceSizeClass
}
// uikit/uitraitdefinition-64c15
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
// uikit/uitraitcollection/subscript(_:)
@available(iOS 17.0, tvOS 17.0, *)
extension UITraitCollection {
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { fatalError() }
}
// uikit/uiview/traitoverrides
@available(iOS 17.0, tvOS 17.0, *)
extension UIView {
  @MainActor @preconcurrency public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set { fatalError() }
  }
}

// uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UIViewController.Transition {
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) -> Self { fatalError() }
}

// uikit/uicontrol/state/normal
extension UIControl.State {
  public static var normal: UIControl.State { [] }
}

// uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
  @MainActor @preconcurrency
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
}

// uikit/uicontentconfiguration-swift.protocol, uikit/uilistcontentconfiguration-swift.struct, as much as is used
public protocol UIContentConfiguration {}
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var prefersSideBySideTextAndSecondaryText: Bool
}
extension UITableViewCell {
  @MainActor @preconcurrency public var contentConfiguration: UIContentConfiguration? {
    get { fatalError() }
    set { fatalError() }
  }
}
extension UICollectionViewCell {
  @MainActor @preconcurrency public var contentConfiguration: UIContentConfiguration? {
    get { fatalError() }
    set { fatalError() }
  }
}
