/// What folders without a project have in place of build settings.
enum FolderSettings {
  /// The configurations `Debug` and `Release`, of a project or of a target.
  static func configurations(
    file: String, line: Int = 1, infoPlist: String? = nil, isApp: Bool = false, bundleIdentifier: String? = nil,
    languageMode: String? = nil, testHost: String? = nil
  ) -> [ConfigurationDescription] {
    var settings: [(String, String)] = []
    if let infoPlist {
      settings.append(("INFOPLIST_FILE", infoPlist))
    } else if isApp {
      settings.append(("GENERATE_INFOPLIST_FILE", "YES"))
      settings.append(("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"))
      settings.append(("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"))
    }
    if isApp {
      settings.append(("TARGETED_DEVICE_FAMILY", "1,2"))
      let identifier = bundleIdentifier ?? "org.example.$(PRODUCT_NAME:rfc1034identifier)"
      settings.append(("PRODUCT_BUNDLE_IDENTIFIER", identifier))
      settings.append(("MARKETING_VERSION", "1.0"))
      settings.append(("CURRENT_PROJECT_VERSION", "1"))
      settings.append(("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"))
      settings.append(("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"))
    }
    if let languageMode { settings.append(("SWIFT_VERSION", languageMode)) }
    if let testHost { settings.append(("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/\(testHost).app/\(testHost)")) }
    return ["Debug", "Release"].map { name in
      var configuration = ConfigurationDescription(name: name, line: line)
      let own = name == "Debug" ? settings + [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG")] : settings
      configuration.settings.entries = own.map { setting, value in
        SettingsLevel.Entry(name: setting, assignment: SettingAssignment(value: value, file: file, line: line))
      }
      return configuration
    }
  }

  /// The Info.plist of a folder: the one nearest to its top.
  static func infoPlist(in folder: String) -> String? {
    let items = FolderScan(folder).items.map(\.path).filter { path in
      let name = FilePath.name(path)
      return name == "Info.plist" || name.hasSuffix("-Info.plist")
    }
    let own = items.filter { path in !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }
    let depth = { (path: String) in path.utf8.count { $0 == UInt8(ascii: "/") } }
    return own.min { (depth($0), $0) < (depth($1), $1) }.map { FilePath.join(folder, $0) }
  }

  /// Whether a source of a folder imports UIKit or SwiftUI.
  static func importsInterface(_ folder: String) -> Bool {
    for item in FolderScan(folder).items.prefix(2000) where item.path.hasSuffix(".swift") {
      guard let bytes = try? FileSystem.bytes(folder + "/" + item.path) else { continue }
      let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline).prefix(500) {
        let words = line.split(separator: " ")
        if words.contains("import"), words.last == "UIKit" || words.last == "SwiftUI" { return true }
      }
    }
    return false
  }
}
