/// The origin of a view controller: a scene of a storyboard, or a nib.
final class InterfaceOrigin {
  let storyboard: UIStoryboard?
  let scene: InterfaceScene?
  /// The scenes that contain this one, the outermost first, ending with this one.
  let line: [InterfaceScene]
  /// The number of objects created together with this one.
  let count: MadeCount
  /// The objects of the scene, including container views of segues and anchors of popovers.
  let drawn: DrawnObjects

  init(_ storyboard: UIStoryboard, _ scene: InterfaceScene, line: [InterfaceScene], count: MadeCount) {
    self.storyboard = storyboard
    self.scene = scene
    self.line = line
    self.count = count
    drawn = DrawnObjects(scene.named)
  }

  var segues: [InterfaceSegue] { scene?.segues ?? [] }

  var items: [String: UIBarButtonItem] { drawn.items }
  func view(_ id: String) -> UIView? { drawn.view(id) }

  /// The name of the file in this view controller's errors.
  var file: String { storyboard?.fileName ?? "" }
  var sceneName: String { scene?.name ?? "" }

  nonisolated deinit {}
}

extension UIViewController {
  /// Applies the scene's attributes of the view controller itself.
  func configure(from origin: InterfaceOrigin) {
    guard self.origin == nil, let element = origin.scene?.element else { return }
    self.origin = origin
    if let title = element["title"] { self.title = title }
    hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? hidesBottomBarWhenPushed
    definesPresentationContext = element.flag("definesPresentationContext") ?? definesPresentationContext
    providesPresentationContextTransitionStyle =
      element.flag("providesPresentationContextTransitionStyle") ?? providesPresentationContextTransitionStyle
    isModalInPresentation = element.flag("modalInPresentation") ?? isModalInPresentation
    element.modalStyles(of: self)
    if let size = element.first(key: "preferredContentSize") ?? element.first(key: "contentSizeForViewInPopover") {
      preferredContentSize = CGSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let item = element.first(key: "navigationItem") { madeNavigationItem().configure(from: item, origin: origin) }
    connectButtons(origin)
    if let item = element.first(key: "tabBarItem") { tabBarItemStore = item.tabBarItem(title: title) }
    if let navigation = self as? UINavigationController, element.flag("navigationBarHidden") == true {
      navigation.isBarHidden = true
    }
  }
}

extension InterfaceElement {
  /// Applies the modal styles of this element, which describes a view controller or a segue.
  func modalStyles(of controller: UIViewController) {
    if let style = self["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(interface:)) {
      controller.modalPresentationStyle = style
    }
    if let style = self["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(interface:)) {
      controller.modalTransitionStyle = style
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate init?(interface name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "blurOverFullScreen": self = .blurOverFullScreen
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  fileprivate init?(interface name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
