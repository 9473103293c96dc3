/// Which keys an on-screen keyboard offers.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// What addresses of pages are made of.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// What telephone numbers are made of.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// What mail addresses are made of.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// What short messages are made of.
  case twitter = 9
  /// What searches are made of.
  case webSearch = 10
}

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As usual.
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

/// Which letters are made capitals while one types.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected while one types.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How text is to be typed.
///
/// Differs from Apple: the keyboard is the desktop's. Its input method is told the kind of keyboard; what the return key
/// says, capitals and corrections are kept and change nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keys are offered.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the text is kept from view.
  var isSecureTextEntry: Bool { get set }
}
