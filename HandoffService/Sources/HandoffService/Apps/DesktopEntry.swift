/// What the service reads of an app's desktop file.
struct DesktopEntry: Hashable, Sendable {
  /// The bundle identifier, `X-Proscenium-Bundle`.
  var bundleIdentifier: String
  /// The types of the activities that the app continues, `X-Proscenium-ActivityTypes`.
  var activityTypes: Set<String>
  /// The program and its arguments, `Exec` without field codes.
  var arguments: [String]
  /// The names by language, `Name`; that of the empty language is for all others.
  var names: [String: String]
  /// The name or the path of the icon, `Icon`.
  var icon: String?
  /// The name of the file without its ending, with `-` in place of `/`, as desktops identify it.
  var identifier = ""

  /// Reads the text of a desktop file; `nil` if it is of no app of Proscenium, is hidden, or cannot be started.
  init?(_ text: String) {
    var values: [String: String] = [:]
    var isInGroup = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        isInGroup = line.hasPrefix("[Desktop Entry]")
        continue
      }
      guard isInGroup, let equals = line.firstIndex(of: "=") else { continue }
      let key = Self.trimmed(line[..<equals])
      if values[key] == nil { values[key] = Self.trimmed(line[line.index(after: equals)...]) }
    }
    guard let identifier = values["X-Proscenium-Bundle"], !identifier.isEmpty,
      values["Hidden"] != "true", let exec = values["Exec"],
      let arguments = Self.arguments(ofExec: Self.unescaped(exec)), !arguments.isEmpty
    else { return nil }
    bundleIdentifier = identifier
    activityTypes = Set((values["X-Proscenium-ActivityTypes"] ?? "").split(separator: ";").map(String.init))
    self.arguments = arguments
    names = [:]
    for (key, value) in values where key == "Name" || key.hasPrefix("Name[") && key.hasSuffix("]") {
      names[String(key.dropFirst(5).dropLast())] = Self.unescaped(value)
    }
    icon = values["Icon"].map(Self.unescaped)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// A value of type string: `\s`, `\n`, `\t`, `\r` and `\\` are replaced.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, _): result.append(character)
      case (true, "s"): result.append(" ")
      case (true, "n"): result.append("\n")
      case (true, "t"): result.append("\t")
      case (true, "r"): result.append("\r")
      case (true, "\\"): result.append("\\")
      case (true, _): result += "\\\(character)"
      }
      isEscaped = false
    }
    return result
  }

  /// The arguments of an `Exec` line, without field codes; `nil` if a quotation does not end.
  private static func arguments(ofExec line: String) -> [String]? {
    var arguments: [String] = []
    var argument: String?
    var isQuoted = false
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\"":
        isQuoted.toggle()
        argument = argument ?? ""
      case "\\" where isQuoted:
        guard let next = characters.next() else { return nil }
        argument = (argument ?? "") + String(next)
      case " ", "\t", "\n":
        if isQuoted {
          argument = (argument ?? "") + String(character)
        } else if let complete = argument {
          arguments.append(complete)
          argument = nil
        }
      case "%" where !isQuoted:
        // A field code stands for files or texts that there are none of; `%%` is a percent sign.
        if characters.next() == "%" { argument = (argument ?? "") + "%" }
      default: argument = (argument ?? "") + String(character)
      }
    }
    guard !isQuoted else { return nil }
    return arguments + (argument.map { [$0] } ?? [])
  }
}
