/// A command in the form of `Exec` keys: the program and its arguments in one string, quoted.
///
/// The file's own escapes are applied in addition; ``KeyFile`` handles those.
public struct CommandLineText: Hashable, Sendable {
  /// The program and its arguments.
  public var arguments: [String]

  /// A command of these parts, the program's absolute path first.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: Environment variables for the program, set by `env`.
  public init(program: String, arguments: [String] = [], environment: [String: String] = [:]) {
    var command = [program] + arguments
    if program.contains("=") {
      // The specification forbids the equals sign in a program's name, and `env` would parse it as a variable.
      command = ["/bin/sh", "-c", "exec \"$0\" \"$@\""] + command
    }
    if !environment.isEmpty {
      command = ["/usr/bin/env"] + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + command
    }
    self.arguments = command
  }

  /// The command for a D-Bus service file, which has no field codes.
  public var serviceText: String { arguments.map(Self.quoted).joined(separator: " ") }

  /// The command for a desktop file, in which a percent sign begins a field code.
  ///
  /// - Parameter fieldCode: The placeholder for what is to be opened, such as `%U`; it must be a separate argument, unquoted.
  public func desktopText(fieldCode: String? = nil) -> String {
    let words = arguments.map {
      Self.quoted($0.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
    }
    return (words + (fieldCode.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// The word, in quotation marks if it has a reserved character.
  static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.unicodeScalars.contains(where: isReserved) else { return word }
    var result = "\""
    for scalar in word.unicodeScalars {
      if "\"`$\\".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// The words of a string, with field codes unchanged; `nil` if a quotation does not end.
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
