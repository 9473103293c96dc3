/// The entries of an Info.plist that are more complex than a string or a list of strings.
extension DiagnosingReader {
  mutating func urlSchemes(_ value: PropertyListValue?) -> [String] {
    var schemes: [String] = []
    for (path, entry) in dictionaries(value, at: "CFBundleURLTypes") {
      schemes += strings(entry["CFBundleURLSchemes"], at: "\(path).CFBundleURLSchemes")
    }
    return schemes
  }

  mutating func documentTypes(_ value: PropertyListValue?) -> [DocumentType] {
    var types: [DocumentType] = []
    for (path, entry) in dictionaries(value, at: "CFBundleDocumentTypes") {
      types.append(
        DocumentType(
          name: string(entry["CFBundleTypeName"], at: "\(path).CFBundleTypeName"),
          contentTypes: strings(entry["LSItemContentTypes"], at: "\(path).LSItemContentTypes"),
          role: string(entry["CFBundleTypeRole"], at: "\(path).CFBundleTypeRole")))
    }
    return types
  }

  mutating func shortcutItems(_ value: PropertyListValue?) -> [StaticShortcutItem] {
    var items: [StaticShortcutItem] = []
    for (path, entry) in dictionaries(value, at: "UIApplicationShortcutItems") {
      guard
        let type = required(entry["UIApplicationShortcutItemType"], at: "\(path).UIApplicationShortcutItemType"),
        let title = required(entry["UIApplicationShortcutItemTitle"], at: "\(path).UIApplicationShortcutItemTitle")
      else { continue }
      // Whole keys, so that a text search for a key finds the code that reads it.
      func text(_ key: String) -> String? { string(entry[key], at: "\(path).\(key)") }
      let userInfo = "UIApplicationShortcutItemUserInfo"
      items.append(
        StaticShortcutItem(
          type: type, title: title, subtitle: text("UIApplicationShortcutItemSubtitle"),
          iconType: text("UIApplicationShortcutItemIconType"), iconFile: text("UIApplicationShortcutItemIconFile"),
          iconSymbolName: text("UIApplicationShortcutItemIconSymbolName"),
          userInfo: dictionary(entry[userInfo], at: "\(path).\(userInfo)") ?? [:]))
    }
    return items
  }

  /// A required string of an entry; the entry is left out if it is missing.
  private mutating func required(_ value: PropertyListValue?, at path: String) -> String? {
    if value == nil {
      report(.error, path, found: "nothing", expected: "a string", "The entry is ignored.")
    }
    return string(value, at: path)
  }
}
