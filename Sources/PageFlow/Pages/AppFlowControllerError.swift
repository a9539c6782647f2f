public import NavigationCore
public import ViewHierarchy

/// Why a page was not registered or not shown. ``info`` explains it as a sentence, with the remedy.
nonisolated public enum AppFlowControllerError: Error, Equatable {
  /// What a registration contradicts.
  public enum Conflict: Sendable, Hashable {
    /// The page, or this variant of it, is registered already, at this very place.
    case duplicate
    /// There is a first page already.
    case secondRoot(root: String)
    /// The page stands under another parent; `nil` where it is the first page.
    case otherParent(registered: String?, asked: String?)
    /// The page would stand below itself.
    case cycle
    /// The name is that of a page with other properties.
    case otherPage
  }

  /// A page is registered already, or cannot stand where it was put.
  case pathAlreadyRegistered(identifier: String, conflict: Conflict = .duplicate)
  /// There is no such page, or not in that place.
  case unregisteredPathIdentifier(identifier: String)
  /// The controller has no window yet.
  case missingConfiguration
  /// The page is registered under several parents, and it was not said which is meant.
  case missingVariant(identifier: String)
  /// The page stands under one parent only, and a variant was named.
  case variantNotSupported(identifier: String)
  /// A transition stands before the first page of a path.
  case missingPathStepTransition(identifier: String)
  /// The page to pop to is skipped now.
  case popToSkippedPath(identifier: String)
  /// The page to show is skipped now.
  case showingSkippedPage(identifier: String)
  /// The view controller made for a page is not of the type that the page declares.
  case unregisteredViewControllerType(viewControllerType: UIViewController.Type?)
  /// A parameter was given for a page that is not on the way, nor a typed page that is made together with one on it.
  case parameterOutsidePath(identifier: String, path: String)
  /// The page is made from a parameter, and none was given.
  case missingParameter(identifier: String)
  /// The page to pop to is not on screen.
  case pageNotShown(identifier: String)
  /// A path without pages.
  case internalError

  /// Whether two errors are the same. What exactly a registration contradicts is of no account.
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
  /// What is wrong, as a sentence without its stop.
  public var reason: String { sentences.reason }

  package var mayBeForWantOfRoot: Bool { if case .missingConfiguration = self { true } else { false } }

  /// What to do about it, as a sentence.
  public var remedy: String { sentences.remedy }

  /// What is wrong and what to do about it.
  public var info: String { "\(reason). \(remedy)" }

  /// The same as ``info``.
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
