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
  /// What stands before a person's name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a person's name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What a person is called by friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a person is by profession.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number, in one or more lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or a region.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A link.
  public static let URL = UITextContentType(rawValue: "url")
}

/// How a keyboard looks.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of the dark one.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether words are checked for how they are spelled.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As suits what is typed.
  case `default` = 0
  /// It is not so.
  case no = 1
  /// It is so.
  case yes = 2
}

/// Whether straight quotation marks become curly ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As suits what is typed.
  case `default` = 0
  /// It is not so.
  case no = 1
  /// It is so.
  case yes = 2
}

/// Whether two hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As suits what is typed.
  case `default` = 0
  /// It is not so.
  case no = 1
  /// It is so.
  case yes = 2
}

/// Whether room between words is kept where words are put in and taken out.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As suits what is typed.
  case `default` = 0
  /// It is not so.
  case no = 1
  /// It is so.
  case yes = 2
}

/// What a password has to be like that the system makes up; it makes up none here.
///
/// Follows Apple's page `UITextInputPasswordRules`.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's language for them.
  open private(set) var passwordRulesDescriptor: String
  /// Makes rules of their wording; it is not read.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  nonisolated deinit {}
}
