/// Which keys there are.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those for text.
  case `default` = 0
  /// Those of the Latin alphabet.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Those for links.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those for telephone numbers.
  case phonePad = 5
  /// Those for names and telephone numbers.
  case namePhonePad = 6
  /// Those for mail addresses.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// Those for short messages.
  case twitter = 9
  /// Those for searching.
  case webSearch = 10
  /// Digits of the Latin alphabet.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”.
  case go = 1
  /// “google”.
  case google = 2
  /// “join”.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”.
  case route = 5
  /// “search”.
  case search = 6
  /// “send”.
  case send = 7
  /// “yahoo”.
  case yahoo = 8
  /// “done”.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11
}

/// Which letters become capital ones.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of words.
  case words = 1
  /// The first of sentences.
  case sentences = 2
  /// All of them.
  case allCharacters = 3
}

/// Whether words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// What kind of text is typed.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that works once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
}
