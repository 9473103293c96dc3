/// A command as `Exec` keys have it: the program and its arguments in one text, quoted.
///
/// The escapes of the file come on top; ``KeyFile`` knows those.
public struct CommandLineText: Hashable, Sendable {
  /// The program and its arguments.
  public var arguments: [String]

  /// A command of these parts, the program's absolute path first.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: What it is given.
  ///   - environment: Variables that it is started with, set by `env`.
  public init(program: String, arguments: [String] = [], environment: [String: String] = [:]) {
    var command = [program] + arguments
    if program.contains("=") {
      // The specification forbids the sign in a program's name, and `env` would take it for a variable.
      command = ["/bin/sh", "-c", "exec \"$0\" \"$@\""] + command
    }
    if !environment.isEmpty {
      command = ["/usr/bin/env"] + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + command
    }
    self.arguments = command
  }

  /// The text for a service of D-Bus, which has no field codes.
  public var serviceText: String { arguments.map(Self.quoted).joined(separator: " ") }

  /// The text for a desktop file, in which a percent sign begins a field code.
  ///
  /// - Parameter fieldCode: Stands for what is to be opened, as `%U`; it must stand alone, unquoted.
  public func desktopText(fieldCode: String? = nil) -> String {
    let words = arguments.map {
      Self.quoted($0.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
    }
    return (words + (fieldCode.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// The word, in quotation marks where it has one of the reserved characters.
  static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.unicodeScalars.contains(where: isReserved) else { return word }
    var result = "\""
    for scalar in word.unicodeScalars {
      if "\"`$\\".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// The words of a text, field codes as they stand; `nil` where a quotation does not end.
  static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        word?.unicodeScalars.append(scalar)
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if scalar == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? ""
        word?.unicodeScalars.append(scalar)
      }
    }
    if let word { words.append(word) }
    return isQuoted || isEscaped ? nil : words
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    " \t\n\"'\\><~|&;$*?#()`".unicodeScalars.contains(scalar)
  }
}
