/// The languages of the user, the preferred one first, as the environment has them.
struct NotificationLocale: Hashable, Sendable {
  /// Such as `de_AT` and `de`, without encoding and modifier.
  var names: [String]

  /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, as for GNU gettext.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    // Without a locale, `LANGUAGE` is ignored.
    let isNone = ["C", "POSIX"].contains(Self.base(locale[...]))
    let languages = isNone ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":") + [locale[...]]
    names = languages.map(Self.base)
  }

  private static func base(_ name: Substring) -> String { String(name.prefix { $0 != "." && $0 != "@" }) }

  /// The value of the first language that there is one for.
  func first<Value>(_ value: (_ language: String) -> Value?) -> Value? {
    for name in names {
      if let value = value(name) ?? value(String(name.prefix { $0 != "_" && $0 != "-" })) { return value }
    }
    return nil
  }
}
