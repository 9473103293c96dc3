/// The usages of keys in the HID standard. iOS 13.4. Raw values are the standard's.
///
/// Differs from Apple: only the keys that a host reports are there.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1.
  case keyboard1 = 0x1E
  /// The key 2.
  case keyboard2 = 0x1F
  /// The key 3.
  case keyboard3 = 0x20
  /// The key 4.
  case keyboard4 = 0x21
  /// The key 5.
  case keyboard5 = 0x22
  /// The key 6.
  case keyboard6 = 0x23
  /// The key 7.
  case keyboard7 = 0x24
  /// The key 8.
  case keyboard8 = 0x25
  /// The key 9.
  case keyboard9 = 0x26
  /// The key 0.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The hyphen.
  case keyboardHyphen = 0x2D
  /// The equals sign.
  case keyboardEqualSign = 0x2E
  /// The opening bracket.
  case keyboardOpenBracket = 0x2F
  /// The closing bracket.
  case keyboardCloseBracket = 0x30
  /// The backslash.
  case keyboardBackslash = 0x31
  /// The semicolon.
  case keyboardSemicolon = 0x33
  /// The quotation mark.
  case keyboardQuote = 0x34
  /// The grave accent.
  case keyboardGraveAccentAndTilde = 0x35
  /// The comma.
  case keyboardComma = 0x36
  /// The full stop.
  case keyboardPeriod = 0x37
  /// The slash.
  case keyboardSlash = 0x38
  /// The function key F1.
  case keyboardF1 = 0x3A
  /// The function key F2.
  case keyboardF2 = 0x3B
  /// The function key F3.
  case keyboardF3 = 0x3C
  /// The function key F4.
  case keyboardF4 = 0x3D
  /// The function key F5.
  case keyboardF5 = 0x3E
  /// The function key F6.
  case keyboardF6 = 0x3F
  /// The function key F7.
  case keyboardF7 = 0x40
  /// The function key F8.
  case keyboardF8 = 0x41
  /// The function key F9.
  case keyboardF9 = 0x42
  /// The function key F10.
  case keyboardF10 = 0x43
  /// The function key F11.
  case keyboardF11 = 0x44
  /// The function key F12.
  case keyboardF12 = 0x45
  /// Home.
  case keyboardHome = 0x4A
  /// Page up.
  case keyboardPageUp = 0x4B
  /// Delete.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page down.
  case keyboardPageDown = 0x4E
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow downwards.
  case keyboardDownArrow = 0x51
  /// The arrow upwards.
  case keyboardUpArrow = 0x52
  /// Clear.
  case keyboardClear = 0x9C
  /// A key without a usage here.
  case keyboardErrorUndefined = 0x03

  /// The characters of keys that are neither letters nor digits, on a keyboard of the United States.
  private static let usages: [Character: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape, "\u{08}": .keyboardDeleteOrBackspace, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "_": .keyboardHyphen, "=": .keyboardEqualSign,
    "+": .keyboardEqualSign, "[": .keyboardOpenBracket, "{": .keyboardOpenBracket, "]": .keyboardCloseBracket,
    "}": .keyboardCloseBracket, "\\": .keyboardBackslash, "|": .keyboardBackslash, ";": .keyboardSemicolon,
    ":": .keyboardSemicolon, "'": .keyboardQuote, "\"": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    "~": .keyboardGraveAccentAndTilde, ",": .keyboardComma, "<": .keyboardComma, ".": .keyboardPeriod,
    ">": .keyboardPeriod, "/": .keyboardSlash, "?": .keyboardSlash, "!": .keyboard1, "@": .keyboard2, "#": .keyboard3,
    "$": .keyboard4, "%": .keyboard5, "^": .keyboard6, "&": .keyboard7, "*": .keyboard8, "(": .keyboard9,
    ")": .keyboard0, "\u{F700}": .keyboardUpArrow, "\u{F701}": .keyboardDownArrow, "\u{F702}": .keyboardLeftArrow,
    "\u{F703}": .keyboardRightArrow, "\u{F704}": .keyboardF1, "\u{F705}": .keyboardF2, "\u{F706}": .keyboardF3,
    "\u{F707}": .keyboardF4, "\u{F708}": .keyboardF5, "\u{F709}": .keyboardF6, "\u{F70A}": .keyboardF7,
    "\u{F70B}": .keyboardF8, "\u{F70C}": .keyboardF9, "\u{F70D}": .keyboardF10, "\u{F70E}": .keyboardF11,
    "\u{F70F}": .keyboardF12, "\u{F728}": .keyboardDeleteForward,
    "\u{F729}": .keyboardHome, "\u{F72B}": .keyboardEnd, "\u{F72C}": .keyboardPageUp, "\u{F72D}": .keyboardPageDown,
    "\u{F739}": .keyboardClear,
  ]

  /// The usage of the key that types a character.
  init(key: Character) {
    let value = key.isASCII ? key.lowercased().unicodeScalars.first.map { Int($0.value) } ?? 0 : 0
    switch value {
    // "a" to "z", and "1" to "9"; 0 is the last of the digits.
    case 0x61...0x7A: self = UIKeyboardHIDUsage(rawValue: value - 0x61 + 0x04) ?? .keyboardErrorUndefined
    case 0x31...0x39: self = UIKeyboardHIDUsage(rawValue: value - 0x31 + 0x1E) ?? .keyboardErrorUndefined
    case 0x30: self = .keyboard0
    default: self = Self.usages[key] ?? .keyboardErrorUndefined
    }
  }
}
