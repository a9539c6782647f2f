/// The types of keyboards.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard with ASCII characters.
  case asciiCapable = 1
  /// A keyboard with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keypad with digits.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad with digits and a decimal point.
  case decimalPad = 8
  /// A keyboard for short messages, with @ and #.
  case twitter = 9
  /// A keyboard for web search.
  case webSearch = 10
  /// A keypad with ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The types of the return key, by its title.
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

/// The autocapitalization styles.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// Capitalization of the first letter of each word.
  case words = 1
  /// Capitalization of the first letter of each sentence.
  case sentences = 2
  /// Capitalization of all letters.
  case allCharacters = 3
}

/// The autocorrection styles.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No autocorrection.
  case no = 1
  /// Autocorrection.
  case yes = 2
}

/// The meanings of text, for suggestions of the keyboard.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string of the content type.
  public let rawValue: String
  /// Creates a content type from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A district of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The appearances of the keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default` = 0
  /// A dark appearance.
  case dark = 1
  /// A light appearance.
  case light = 2

  /// The deprecated name of the dark appearance.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The spell-checking styles.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// A style that depends on the text input.
  case `default` = 0
  /// No spell-checking.
  case no = 1
  /// Spell-checking.
  case yes = 2
}

/// The styles of smart quotation marks.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// A style that depends on the text input.
  case `default` = 0
  /// No smart quotation marks.
  case no = 1
  /// Smart quotation marks, which replace straight ones.
  case yes = 2
}

/// The styles of smart dashes.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// A style that depends on the text input.
  case `default` = 0
  /// No smart dashes.
  case no = 1
  /// Smart dashes, which replace two hyphens.
  case yes = 2
}

/// The styles of smart spaces around inserted and deleted words.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// A style that depends on the text input.
  case `default` = 0
  /// No smart spaces.
  case no = 1
  /// Smart spaces.
  case yes = 2
}

/// The rules for passwords that the system generates. The headless UIKit generates none.
///
/// Follows Apple's page `UITextInputPasswordRules`.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's syntax for password rules.
  open private(set) var passwordRulesDescriptor: String
  /// Creates rules from their description, without parsing it.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  nonisolated deinit {}
}
