// Misuses whose sentences name more than classes.
extension UIKitMisuse {
  static func report(_ error: UIStoryboardError) {
    record(.unusableInterface, [], "PortableUIKit: \(error)")
  }

  static func report(unknownSegue identifier: String, of controller: UIViewController) {
    let name = "\(type(of: controller))"
    guard let origin = controller.origin, origin.scene != nil else {
      return record(
        .unknownSegue, [name],
        "PortableUIKit: \(name) has no segue \(identifier.quoted), as it was not made from a storyboard; instantiate it"
          + " from one.", by: [controller])
    }
    let known = origin.segues.compactMap(\.identifier)
    record(
      .unknownSegue, [name],
      "PortableUIKit: \(origin.file.harmless): in scene \(origin.sceneName.quoted) \(name) has no segue"
        + " \(identifier.quoted); "
        + (known.isEmpty ? "give one that identifier in the editor." : "it has \(known.quoted)."), by: [controller])
  }

  static func report(unansweredUnwind action: String, from controller: UIViewController) {
    let name = "\(type(of: controller))"
    record(
      .unansweredUnwind, [name],
      "PortableUIKit: nobody around \(name) answers the unwind action \(action.quoted); register it for the class to"
        + " return to by UIStoryboard.register(unwindAction:of:), or override canPerformUnwindSegueAction there.",
      by: [controller])
  }
}
