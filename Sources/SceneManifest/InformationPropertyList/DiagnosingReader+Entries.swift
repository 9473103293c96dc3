/// The entries of an Info.plist that are more than a string or a list of strings.
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
      let prefix = "UIApplicationShortcutItem"
      guard let type = required(entry[prefix + "Type"], at: "\(path).\(prefix)Type"),
        let title = required(entry[prefix + "Title"], at: "\(path).\(prefix)Title")
      else { continue }
      items.append(
        StaticShortcutItem(
          type: type, title: title,
          subtitle: string(entry[prefix + "Subtitle"], at: "\(path).\(prefix)Subtitle"),
          iconType: string(entry[prefix + "IconType"], at: "\(path).\(prefix)IconType"),
          iconFile: string(entry[prefix + "IconFile"], at: "\(path).\(prefix)IconFile"),
          iconSymbolName: string(entry[prefix + "IconSymbolName"], at: "\(path).\(prefix)IconSymbolName"),
          userInfo: dictionary(entry[prefix + "UserInfo"], at: "\(path).\(prefix)UserInfo") ?? [:]))
    }
    return items
  }

  /// A string without which the entry means nothing; the entry is left out where it is missing.
  private mutating func required(_ value: PropertyListValue?, at path: String) -> String? {
    if value == nil {
      report(.error, path, found: "nothing", expected: "a string", "The entry is ignored.")
    }
    return string(value, at: path)
  }
}
