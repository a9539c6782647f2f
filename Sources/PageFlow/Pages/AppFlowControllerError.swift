public import NavigationCore
public import ViewHierarchy

/// An error that occurs when a page is registered, shown or popped to. ``info`` explains the error and names a remedy.
nonisolated public enum AppFlowControllerError: Error, Equatable {
  /// The reason why a page cannot be registered at a place.
  public enum Conflict: Sendable, Hashable {
    /// The page, or this variant of it, is already registered at the same place.
    case duplicate
    /// Another page is already registered as the first page.
    case secondRoot(root: String)
    /// The page is already registered under another parent. A parent is `nil` if the page is, or would become, the first page of
    /// the flow.
    case otherParent(registered: String?, asked: String?)
    /// The page would be registered below itself.
    case cycle
    /// A page with this name is already registered with another class, transition or variant support.
    case otherPage
  }

  /// The page is already registered, or cannot be registered at this place.
  case pathAlreadyRegistered(identifier: String, conflict: Conflict = .duplicate)
  /// The page is not registered, or not under the parent that `variant` names.
  case unregisteredPathIdentifier(identifier: String)
  /// The controller is not prepared, its window was released, or the window does not contain the controller's root navigation
  /// controller. For a presented flow, the error also occurs if the window has no root.
  case missingConfiguration
  /// The page is registered as a variant, and no variant was given. The error occurs even if the page has only one variant. It
  /// also occurs if the given variant is itself ambiguous.
  case missingVariant(identifier: String)
  /// A variant was given for a page that does not support variants.
  case variantNotSupported(identifier: String)
  /// The first page of the flow has a transition, but no page precedes it.
  case missingPathStepTransition(identifier: String)
  /// The page to pop to is skipped now.
  case popToSkippedPath(identifier: String)
  /// The page to show is skipped now.
  case showingSkippedPage(identifier: String)
  /// A page's view controller is not of the class that the page declares.
  case unregisteredViewControllerType(viewControllerType: UIViewController.Type?)
  /// A parameter was given for a page that is skipped or not on the path. A page outside the path accepts a parameter only if
  /// it is a typed page and is made together with a page on the path.
  case parameterOutsidePath(identifier: String, path: String)
  /// The page requires a parameter, and none was given.
  case missingParameter(identifier: String)
  /// The page to pop to is not on screen.
  case pageNotShown(identifier: String)
  /// A path, or a branch of it, has no pages.
  case internalError

  /// Returns a Boolean value that indicates whether two errors are equal. The conflict of a registration is not compared.
  public static func == (left: AppFlowControllerError, right: AppFlowControllerError) -> Bool {
    left.comparable == right.comparable
  }

  private var comparable: [AnyHashable?] {
    switch self {
    case .pathAlreadyRegistered(let identifier, _): [0, identifier]
    case .unregisteredPathIdentifier(let identifier): [1, identifier]
    case .missingConfiguration: [2]
    case .missingVariant(let identifier): [3, identifier]
    case .variantNotSupported(let identifier): [4, identifier]
    case .missingPathStepTransition(let identifier): [5, identifier]
    case .popToSkippedPath(let identifier): [6, identifier]
    case .showingSkippedPage(let identifier): [7, identifier]
    case .unregisteredViewControllerType(let type): [8, type.map { AnyHashable(ObjectIdentifier($0)) }]
    case .parameterOutsidePath(let identifier, let path): [9, identifier, path]
    case .missingParameter(let identifier): [10, identifier]
    case .pageNotShown(let identifier): [11, identifier]
    case .internalError: [12]
    }
  }
}

nonisolated extension AppFlowControllerError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var reason: String { sentences.reason }

  package var mayLackRoot: Bool { if case .missingConfiguration = self { true } else { false } }

  /// The remedy as a sentence.
  public var remedy: String { sentences.remedy }

  /// The reason and the remedy, as sentences.
  public var info: String { "\(reason). \(remedy)" }

  /// The same text as ``info``.
  public var description: String { info }

  private var sentences: (reason: String, remedy: String) {
    switch self {
    case .pathAlreadyRegistered(let identifier, let conflict): conflict.sentences(identifier)
    case .unregisteredPathIdentifier(let identifier):
      ("\(identifier) is not registered", "Register it with the way that leads to it before it is shown.")
    case .missingConfiguration:
      ("There is no window", "Call prepare(for:) or prepare(presentingBy:) first, and keep the window.")
    case .missingVariant(let identifier):
      ("\(identifier) may stand under several pages", "Name the one that is meant by `variant`.")
    case .variantNotSupported(let identifier):
      ("\(identifier) stands under one page only", "Leave `variant` out, or make the page with supportVariants: true.")
    case .missingPathStepTransition(let identifier):
      ("A transition stands before \(identifier), the first page, and leads from nowhere", "Take it out.")
    case .popToSkippedPath(let identifier):
      ("\(identifier) is skipped now, so there is nothing to pop to", "Pop to a page before it.")
    case .showingSkippedPage(let identifier):
      ("\(identifier) is skipped now", "Go back to a page before it, then show it.")
    case .unregisteredViewControllerType(let type):
      (
        "A \(type.map { "\($0)" } ?? "view controller") was made for a page that declares another type",
        "Correct the page's viewControllerType, or what makes it."
      )
    case .parameterOutsidePath(let identifier, let path):
      ("\(identifier) is given a parameter and is not on the way \(path)", "Leave the parameter out.")
    case .missingParameter(let identifier):
      (
        "\(identifier) is made from a parameter, and none was given",
        "Show it with: its parameter. Where it only is on the way, or is made with a page on it as a tab is, give AppFlowControllerParameter(page:value:) among the parameters."
      )
    case .pageNotShown(let identifier): ("\(identifier) is not on screen, so there is nothing to pop to", "Show it.")
    case .internalError: ("The path has no pages", "Put at least one into it.")
    }
  }
}

nonisolated extension AppFlowControllerError.Conflict {
  fileprivate func sentences(_ page: String) -> (reason: String, remedy: String) {
    switch self {
    case .duplicate: ("\(page) is registered already", "Leave it out, or make it a variant with supportVariants: true.")
    case .secondRoot(let root):
      ("\(page) cannot be a first page, as \(root) is", "Begin the path with \(root).")
    case .otherParent(let registered, let asked):
      (
        "\(page) cannot stand \(Self.place(asked)), as it is registered \(Self.place(registered))",
        "Make it with supportVariants: true to register it in both places."
      )
    case .cycle: ("\(page) cannot stand below itself", "Give the inner page another name.")
    case .otherPage:
      (
        "\(page) is the name of another page, with another type, transition or variant support",
        "Give one another name."
      )
    }
  }

  private static func place(_ parent: String?) -> String { parent.map { "under \($0)" } ?? "first" }
}
