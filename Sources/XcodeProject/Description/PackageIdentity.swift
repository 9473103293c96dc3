/// Names and requirements of packages as the package manager has them.
enum PackageIdentity {
  /// The identity: the last part of a path or address in lower case, without `.git`.
  static func of(_ location: String) -> String {
    var name = FilePath.name(location.replacingColons)
    if name.lowercased().hasSuffix(".git") { name.removeLast(4) }
    return name.lowercased()
  }

  /// A requirement as a manifest writes it.
  static func requirement(_ value: FileValue?) -> String? {
    func quoted(_ key: String) -> String? {
      value?[key]?.text.map { text in
        let safe = text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        return "\"\(safe)\""
      }
    }
    switch value?["kind"]?.text {
    case "upToNextMajorVersion": return quoted("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion": return quoted("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return quoted("version").map { "exact: \($0)" }
    case "versionRange":
      guard let lower = quoted("minimumVersion"), let upper = quoted("maximumVersion") else { return nil }
      return "\(lower)..<\(upper)"
    case "branch": return quoted("branch").map { "branch: \($0)" }
    case "revision": return quoted("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}

extension String {
  /// The text with slashes for colons, which separate host and path in addresses such as `git@example.org:owner/name.git`.
  fileprivate var replacingColons: String { String(map { $0 == ":" ? "/" : $0 }) }
}
