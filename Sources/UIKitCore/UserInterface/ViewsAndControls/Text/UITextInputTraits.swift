/// The type of an on-screen keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Characters of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Characters of short messages.
  case twitter = 9
  /// Characters of web searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The default label.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// The automatic capitalization while typing.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected while typing.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The properties of text input.
///
/// Differs from Apple: the keyboard is the desktop's. Its input method receives the keyboard type; the label of the return key,
/// capitalization and correction are stored without effect.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the text is obscured.
  var isSecureTextEntry: Bool { get set }
}
