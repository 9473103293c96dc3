import SceneSystem

/// The scene manifest, and diagnostics for every mistake in it.
extension DiagnosingReader {
  private static let manifestKey = "UIApplicationSceneManifest"
  private static let roleKey = "UIApplicationPreferredDefaultSceneSessionRole"
  private static let manifestKeys: Set<String> = [
    "UIApplicationSupportsMultipleScenes", "UIApplicationSupportsTabbedSceneCollection", "UISceneConfigurations",
    "CPSupportsDashboardNavigationScene", "CPSupportsInstrumentClusterNavigationScene", roleKey,
  ]
  private static let configurationKeys: Set<String> = [
    "UISceneConfigurationName", "UISceneClassName", "UISceneDelegateClassName", "UISceneStoryboardFile",
    "UILaunchStoryboardName", "UISceneInitialImmersionStyle",
  ]

  /// The manifest of a whole Info.plist; `nil` if the key is missing.
  mutating func sceneManifest(in plist: [String: PropertyListValue]) -> SceneManifest? {
    let path = Self.manifestKey
    guard let value = plist[path] else { return nil }
    guard let entries = value.dictionary else {
      report(
        .error, path, found: value.phrase, expected: "a dictionary",
        "The app still has scenes, since the key is there, but no configuration.")
      return SceneManifest()
    }
    reportUnknownKeys(of: entries, known: Self.manifestKeys, at: path)
    if entries.isEmpty {
      report(
        .warning, path, found: "an empty dictionary",
        expected: "UISceneConfigurations with a configuration for UIWindowSceneSessionRoleApplication",
        "Unless the app delegate implements configurationForConnecting, the app has no window.")
    }
    return SceneManifest(
      supportsMultipleScenes: boolean(
        entries["UIApplicationSupportsMultipleScenes"], at: "\(path).UIApplicationSupportsMultipleScenes"),
      preferredDefaultRole: preferredRole(in: entries, of: plist),
      configurations: configurations(in: entries, at: "\(path).UISceneConfigurations"))
  }

  private mutating func preferredRole(
    in entries: [String: PropertyListValue], of plist: [String: PropertyListValue]
  ) -> SessionRole? {
    var path = "\(Self.manifestKey).\(Self.roleKey)"
    var value = entries[Self.roleKey]
    if value == nil, let outside = plist[Self.roleKey] {
      path = Self.roleKey
      value = outside
      report(
        .note, path, found: "the key at the top level", expected: "it inside \(Self.manifestKey)",
        "It is read all the same.")
    }
    guard let name = string(value, at: path) else { return nil }
    let role = SessionRole(rawValue: name)
    reportUnknown(role, found: "the unknown role \(PropertyListValue.quoted(name))", at: path)
    return role
  }

  private mutating func configurations(
    in entries: [String: PropertyListValue], at path: String
  ) -> [SessionRole: [SceneConfiguration]] {
    guard let value = entries["UISceneConfigurations"] else {
      if !entries.isEmpty {
        report(.note, path, found: "nothing", expected: "a dictionary", Self.configurationsFromCode)
      }
      return [:]
    }
    guard let roles = dictionary(value, at: path) else { return [:] }
    if roles.isEmpty {
      report(
        .note, path, found: "an empty dictionary", expected: "an array of configurations for each role",
        Self.configurationsFromCode)
    }
    var configurations: [SessionRole: [SceneConfiguration]] = [:]
    for (name, value) in roles.sorted(by: { $0.key < $1.key }) {
      let role = SessionRole(rawValue: name)
      reportUnknown(role, found: "an unknown role", at: "\(path).\(name)")
      configurations[role] = self.configurations(value, at: "\(path).\(name)")
    }
    return configurations
  }

  private static let configurationsFromCode =
    "Configurations must then come from configurationForConnecting or from a SwiftUI app."

  private mutating func configurations(_ value: PropertyListValue, at path: String) -> [SceneConfiguration] {
    if value.array?.isEmpty == true {
      report(
        .warning, path, found: value.phrase, expected: "at least one configuration",
        "Sessions of this role begin without classes and storyboard.")
    }
    var configurations: [SceneConfiguration] = []
    var pathOfName: [String: String] = [:]
    for (entryPath, entries) in dictionaries(value, at: path) {
      let configuration = configuration(entries, at: entryPath)
      if let name = configuration.name {
        if let first = pathOfName[name] {
          report(
            .warning, "\(entryPath).UISceneConfigurationName",
            found: "the name \(PropertyListValue.quoted(name)) again",
            expected: "a name that no other configuration of the role has", "A lookup by this name finds \(first).")
        } else {
          pathOfName[name] = entryPath
        }
      }
      configurations.append(configuration)
    }
    return configurations
  }

  private mutating func configuration(
    _ entries: [String: PropertyListValue], at path: String
  ) -> SceneConfiguration {
    reportUnknownKeys(of: entries, known: Self.configurationKeys, at: path)
    if entries["UISceneConfigurationName"] == nil {
      report(
        .warning, "\(path).UISceneConfigurationName", found: "nothing", expected: "a string",
        "The configuration can be reached only as the first of its role.")
    }
    if entries["UISceneDelegateClassName"] == nil {
      report(
        .warning, "\(path).UISceneDelegateClassName", found: "nothing", expected: "a class name",
        "Unless configurationForConnecting sets a delegate class, the scene has no delegate.")
    }
    let configuration = SceneConfiguration(
      name: string(entries["UISceneConfigurationName"], at: "\(path).UISceneConfigurationName"),
      sceneClassName: className(entries["UISceneClassName"], at: "\(path).UISceneClassName"),
      delegateClassName: className(entries["UISceneDelegateClassName"], at: "\(path).UISceneDelegateClassName"),
      storyboardName: string(entries["UISceneStoryboardFile"], at: "\(path).UISceneStoryboardFile"))
    if let storyboard = configuration.storyboardName, storyboard.hasSuffix(".storyboard") {
      report(
        .warning, "\(path).UISceneStoryboardFile", found: PropertyListValue.string(storyboard).phrase,
        expected: "the name without its extension, \(PropertyListValue.quoted(String(storyboard.dropLast(11))))",
        "UIKit looks for a storyboard of just this name.")
    }
    return configuration
  }

  /// A class name; Swift's classes are found only with their module as prefix, UIKit's and CarPlay's only without.
  private mutating func className(_ value: PropertyListValue?, at path: String) -> String? {
    guard let name = string(value, at: path) else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isFrameworkClass = parts.count == 1 && (name.hasPrefix("UI") || name.hasPrefix("CP"))
    if !isFrameworkClass, parts.count < 2 || parts.contains("") {
      let type = parts.last { !$0.isEmpty } ?? "SceneDelegate"
      report(
        .warning, path, found: PropertyListValue.string(name).phrase,
        expected: "a class name with its module in front, \"$(PRODUCT_MODULE_NAME).\(type)\"",
        "A class in Swift is not found without its module.")
    }
    return name
  }

  private mutating func reportUnknown(_ role: SessionRole, found: String, at path: String) {
    guard !SessionRole.knownRoles.contains(role) else { return }
    let known = SessionRole.knownRoles.map(\.rawValue).sorted().joined(separator: ", ")
    report(.warning, path, found: found, expected: "one of \(known)", "The role is kept as it is.")
  }

  private mutating func reportUnknownKeys(
    of entries: [String: PropertyListValue], known: Set<String>, at path: String
  ) {
    for key in entries.keys.sorted() where !known.contains(key) {
      report(
        .warning, "\(path).\(key)", found: "an unknown key",
        expected: "one of \(known.sorted().joined(separator: ", "))", "The key is ignored.")
    }
  }
}
