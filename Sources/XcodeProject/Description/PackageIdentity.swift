/// Names and requirements of packages as the package manager has them.
enum PackageIdentity {
  /// The identity: the last part of a path or address in lower case, without `.git`.
  static func of(_ location: String) -> String {
    var name = FilePath.name(location.replacingColons)
    if name.lowercased().hasSuffix(".git") { name.removeLast(4) }
    return name.lowercased()
  }

  /// Whether a text can be the address of a repository: on one line, without what would end a literal.
  static func isAddress(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control && scalar != "\"" && scalar != "\\"
      }
  }

  /// Whether code of a manifest is a requirement and nothing else.
  static func isRequirement(_ code: String) -> Bool {
    code.utf8.count < 300
      && code.utf8.allSatisfy { byte in
        let isLetter = (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
        return isLetter || (0x30...0x39).contains(byte) || " .,:<()[]\"-+_/".utf8.contains(byte)
      }
  }

  /// The requirement in `project.pbxproj` as a manifest writes it.
  static func requirement(_ value: FileValue?) -> String? {
    let kind = value?["kind"]?.text
    switch kind {
    case "versionRange": return range(value?["minimumVersion"]?.text, value?["maximumVersion"]?.text)
    case "exactVersion": return quoted(value?["version"]?.text).map { "exact: \($0)" }
    case "branch", "revision": return kind.flatMap { kind in quoted(value?[kind]?.text).map { "\(kind): \($0)" } }
    case "upToNextMajorVersion": return quoted(value?["minimumVersion"]?.text).map { "from: \($0)" }
    case "upToNextMinorVersion":
      return quoted(value?["minimumVersion"]?.text).map { ".upToNextMinor(from: \($0))" }
    default: return nil
    }
  }

  /// The requirement in `project.xcproj` as a manifest writes it.
  static func requirement(json value: FileValue?) -> String? {
    if let text = quoted(value?["revision"]?.text) { return "revision: \(text)" }
    if let text = quoted(value?["branch"]?.text) { return "branch: \(text)" }
    if let text = quoted(value?["version"]?.text) { return "exact: \(text)" }
    if let text = quoted(value?["up-to-next-major-version"]?.text) { return "from: \(text)" }
    if let text = quoted(value?["up-to-next-minor-version"]?.text) { return ".upToNextMinor(from: \(text))" }
    if let text = value?["version-range"]?.text {
      let parts = text.split(separator: "..<", maxSplits: 1)
      return parts.count == 2 ? range(String(parts[0]), String(parts[1])) : nil
    }
    return range(value?["version-range-min"]?.text, value?["version-range-max"]?.text)
  }

  private static func range(_ lower: String?, _ upper: String?) -> String? {
    guard let lower = quoted(lower), let upper = quoted(upper) else { return nil }
    return "\(lower)..<\(upper)"
  }

  /// A text as a literal, without what could end it.
  private static func quoted(_ text: String?) -> String? {
    text.map { "\"\($0.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\"" }
  }
}

extension String {
  /// The text with slashes for colons, which separate host and path in addresses such as `git@example.org:owner/name.git`.
  fileprivate var replacingColons: String { String(map { $0 == ":" ? "/" : $0 }) }
}
