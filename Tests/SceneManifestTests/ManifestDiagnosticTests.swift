import SceneSystem
import Testing

@testable import SceneManifest

@Suite("Diagnostics of scene manifests")
struct ManifestDiagnosticTests {
  private static let manifest = "UIApplicationSceneManifest"
  private static let window = "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication"
  private static let roles = SessionRole.knownRoles.map(\.rawValue).sorted().joined(separator: ", ")
  private static let codeSentence =
    "Configurations must then come from configurationForConnecting or from a SwiftUI app."

  @Test("A correct manifest gives no diagnostics")
  func correct() throws {
    #expect(try windowLines(configuration()) == [])
  }

  @Test("The manifest is not a dictionary")
  func manifestType() throws {
    #expect(
      try lines("<key>UIApplicationSceneManifest</key><string>x</string>") == [
        "Info.plist: error: UIApplicationSceneManifest: found a string \"x\"; expected a dictionary. "
          + "The app still has scenes, since the key is there, but no configuration."
      ])
  }

  @Test("An empty manifest is a warning that names the missing configuration")
  func emptyManifest() throws {
    #expect(
      try manifestLines("") == [
        "Info.plist: warning: UIApplicationSceneManifest: found an empty dictionary; expected UISceneConfigurations with "
          + "a configuration for UIWindowSceneSessionRoleApplication. Unless the app delegate implements "
          + "configurationForConnecting, the app has no window."
      ])
  }

  @Test("The manifest has no configurations, as in a SwiftUI app: a note")
  func noConfigurations() throws {
    #expect(
      try manifestLines("<key>UIApplicationSupportsMultipleScenes</key><true/>") == [
        "Info.plist: note: \(Self.manifest).UISceneConfigurations: found nothing; expected a dictionary. "
          + Self.codeSentence
      ])
    #expect(
      try manifestLines("<key>UISceneConfigurations</key><dict/>") == [
        "Info.plist: note: \(Self.manifest).UISceneConfigurations: found an empty dictionary; "
          + "expected an array of configurations for each role. " + Self.codeSentence
      ])
  }

  @Test("The configurations are not a dictionary")
  func configurationsType() throws {
    #expect(
      try manifestLines("<key>UISceneConfigurations</key><array/>") == [
        "Info.plist: error: \(Self.manifest).UISceneConfigurations: found an empty array; expected a dictionary."
      ])
  }

  @Test("A role's value is not an array")
  func roleType() throws {
    #expect(
      try manifestLines(
        """
        <key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><string>x</string></dict>
        """) == ["Info.plist: error: \(Self.window): found a string \"x\"; expected an array."])
  }

  @Test("A role's array is empty")
  func emptyArray() throws {
    #expect(
      try windowLines("") == [
        "Info.plist: warning: \(Self.window): found an empty array; expected at least one configuration. "
          + "Sessions of this role begin without classes and storyboard."
      ])
  }

  @Test("A configuration is not a dictionary; those around it are kept")
  func configurationType() throws {
    #expect(
      try windowLines("<true/>" + configuration()) == [
        "Info.plist: error: \(Self.window)[0]: found a boolean true; expected a dictionary."
      ])
    let plist = try read(
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><true/>\(configuration(name: "Kept"))</array></dict></dict>
      """)
    #expect(plist.sceneManifest?.defaultConfiguration(for: .windowApplication)?.name == "Kept")
  }

  @Test("An unknown role is kept, with a warning")
  func unknownRole() throws {
    let entries = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>MyRole</key><array>\(configuration())</array></dict></dict>
      """
    #expect(
      try lines(entries) == [
        "Info.plist: warning: \(Self.manifest).UISceneConfigurations.MyRole: found an unknown role; "
          + "expected one of \(Self.roles). The role is kept as it is."
      ])
    #expect(try read(entries).sceneManifest?.roles == [SessionRole(rawValue: "MyRole")])
  }

  @Test(
    "Roles of other displays, cars, headsets and simple interfaces are known and kept, and never launched",
    arguments: [
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "UIWindowSceneSessionRoleExternalDisplay",
      "UIWindowSceneSessionRoleAssistiveAccessApplication", "UIWindowSceneSessionRoleCameraCaptureAccessory",
      "UIWindowSceneSessionRoleVolumetricApplication", "UISceneSessionRoleImmersiveSpaceApplication",
      "CPSceneSessionRoleImmersiveSpaceApplication", "CPTemplateApplicationSceneSessionRoleApplication",
      "CPTemplateApplicationDashboardSceneSessionRoleApplication",
      "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
    ])
  func knownRole(name: String) throws {
    let entries = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>\(configuration())</array>
      <key>\(name)</key><array>\(configuration(name: "Other"))</array></dict></dict>
      """
    #expect(try lines(entries) == [])
    let plist = try read(entries)
    #expect(plist.sceneManifest?.configurations(for: SessionRole(rawValue: name)).map(\.name) == ["Other"])
    let app = plist.installedApp(delegateImplementsConfiguration: false)
    #expect(app.defaultRole == .windowApplication)
    #expect(app.defaultConfigurations[SessionRole(rawValue: name)]?.name == "Other")
  }

  @Test("The preferred role is unknown, of a wrong type, or at the top level")
  func preferredRole() throws {
    let key = "UIApplicationPreferredDefaultSceneSessionRole"
    let configurations = """
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
      <array>\(configuration())</array></dict>
      """
    #expect(
      try manifestLines("<key>\(key)</key><string>MyRole</string>" + configurations) == [
        "Info.plist: warning: \(Self.manifest).\(key): found the unknown role \"MyRole\"; "
          + "expected one of \(Self.roles). The role is kept as it is."
      ])
    #expect(
      try manifestLines("<key>\(key)</key><true/>" + configurations) == [
        "Info.plist: error: \(Self.manifest).\(key): found a boolean true; expected a string. The value is ignored."
      ])
    let outside = """
      <key>\(key)</key><string>UIWindowSceneSessionRoleApplication</string>
      <key>UIApplicationSceneManifest</key><dict>\(configurations)</dict>
      """
    #expect(
      try lines(outside) == [
        "Info.plist: note: \(key): found the key at the top level; expected it inside UIApplicationSceneManifest. "
          + "It is read all the same."
      ])
    #expect(try read(outside).sceneManifest?.preferredDefaultRole == .windowApplication)
  }

  @Test("An unknown key in the manifest, such as one without its UI prefix")
  func unknownManifestKey() throws {
    let found = try manifestLines(
      """
      <key>SceneConfigurations</key><dict/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
      <array>\(configuration())</array></dict>
      """)
    #expect(
      found == [
        "Info.plist: warning: \(Self.manifest).SceneConfigurations: found an unknown key; expected one of "
          + "CPSupportsDashboardNavigationScene, CPSupportsInstrumentClusterNavigationScene, "
          + "UIApplicationPreferredDefaultSceneSessionRole, UIApplicationSupportsMultipleScenes, "
          + "UIApplicationSupportsTabbedSceneCollection, UISceneConfigurations. The key is ignored."
      ])
  }

  @Test("An unknown key in a configuration")
  func unknownConfigurationKey() throws {
    #expect(
      try windowLines(configuration(more: "<key>UISceneDelegateName</key><string>x</string>")) == [
        "Info.plist: warning: \(Self.window)[0].UISceneDelegateName: found an unknown key; expected one of "
          + "UILaunchStoryboardName, UISceneClassName, UISceneConfigurationName, UISceneDelegateClassName, "
          + "UISceneInitialImmersionStyle, UISceneStoryboardFile. The key is ignored."
      ])
  }

  @Test(
    "UIApplicationSupportsMultipleScenes is not a boolean",
    arguments: [
      ("<string>YES</string>", "warning", "a string \"YES\"", true),
      ("<integer>0</integer>", "warning", "a number 0", false),
      ("<integer>2</integer>", "error", "a number 2", false), ("<dict/>", "error", "an empty dictionary", false),
    ])
  func supportsMultipleScenes(value: String, severity: String, phrase: String, meaning: Bool) throws {
    let entries = """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key>\(value)
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
      <array>\(configuration())</array></dict></dict>
      """
    #expect(
      try lines(entries) == [
        "Info.plist: \(severity): \(Self.manifest).UIApplicationSupportsMultipleScenes: "
          + "found \(phrase); expected a boolean. It is read as \(meaning)."
      ])
    #expect(try read(entries).sceneManifest?.supportsMultipleScenes == meaning)
  }

  @Test("A configuration without name or delegate class")
  func missingNameAndDelegate() throws {
    #expect(
      try windowLines("<dict/>") == [
        "Info.plist: warning: \(Self.window)[0].UISceneConfigurationName: found nothing; expected a string. "
          + "The configuration can be reached only as the first of its role.",
        "Info.plist: warning: \(Self.window)[0].UISceneDelegateClassName: found nothing; expected a class name. "
          + "Unless configurationForConnecting sets a delegate class, the scene has no delegate.",
      ])
  }

  @Test("An empty name, an empty class and an empty storyboard count as missing")
  func emptyStrings() throws {
    #expect(
      try windowLines(
        configuration(name: "", delegate: "", more: "<key>UISceneStoryboardFile</key><string></string>")
      )
        == ["UISceneConfigurationName", "UISceneDelegateClassName", "UISceneStoryboardFile"].map {
          "Info.plist: warning: \(Self.window)[0].\($0): found an empty string; expected a string that is not empty. "
            + "The value is ignored."
        })
  }

  @Test(
    "Names and classes of a wrong type",
    arguments: [
      "UISceneConfigurationName", "UISceneClassName", "UISceneDelegateClassName", "UISceneStoryboardFile",
    ])
  func wrongTypes(key: String) throws {
    let found = try windowLines(
      "<dict><key>\(key)</key><array><string>x</string></array></dict>")
    #expect(
      found.contains(
        "Info.plist: error: \(Self.window)[0].\(key): found an array; expected a string. The value is ignored."))
  }

  @Test("A duplicate name within a role is a diagnostic; the same name under another role is not")
  func duplicateName() throws {
    #expect(
      try windowLines(configuration(name: "A") + configuration(name: "B") + configuration(name: "A")) == [
        "Info.plist: warning: \(Self.window)[2].UISceneConfigurationName: found the name \"A\" again; "
          + "expected a name that no other configuration of the role has. A lookup by this name finds \(Self.window)[0]."
      ])
    #expect(
      try manifestLines(
        """
        <key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array>\(configuration())</array>
        <key>UIWindowSceneSessionRoleExternalDisplayNonInteractive</key><array>\(configuration())</array></dict>
        """) == [])
  }

  @Test(
    "A Swift class without its module",
    arguments: [
      ("SceneDelegate", "SceneDelegate"), (".SceneDelegate", "SceneDelegate"), ("App.", "App"), (".", "SceneDelegate"),
    ])
  func classWithoutModule(name: String, type: String) throws {
    #expect(
      try windowLines(configuration(delegate: name)) == [
        "Info.plist: warning: \(Self.window)[0].UISceneDelegateClassName: found a string \"\(name)\"; "
          + "expected a class name with its module in front, \"$(PRODUCT_MODULE_NAME).\(type)\". "
          + "A class in Swift is not found without its module."
      ])
  }

  @Test(
    "UIKit's and CarPlay's own scene classes have no module",
    arguments: [
      "UIWindowScene", "CPTemplateApplicationScene", "CPTemplateApplicationDashboardScene",
    ])
  func frameworkClass(name: String) throws {
    #expect(
      try windowLines(configuration(more: "<key>UISceneClassName</key><string>\(name)</string>")) == [])
  }

  @Test("An app's scene class without its module")
  func sceneClassWithoutModule() throws {
    let found = try windowLines(configuration(more: "<key>UISceneClassName</key><string>MyScene</string>"))
    #expect(found.count == 1)
    #expect(found.first?.contains("[0].UISceneClassName: found a string \"MyScene\"") == true)
  }

  @Test("A storyboard with its extension, which a device does not find either")
  func storyboardExtension() throws {
    #expect(
      try windowLines(
        configuration(more: "<key>UISceneStoryboardFile</key><string>Main.storyboard</string>")) == [
          "Info.plist: warning: \(Self.window)[0].UISceneStoryboardFile: found a string \"Main.storyboard\"; "
            + "expected the name without its extension, \"Main\". UIKit looks for a storyboard of just this name."
        ])
  }

  @Test("UIMainStoryboardFile beside a manifest gives a note, not an error")
  func mainStoryboardBesideManifest() throws {
    #expect(
      try lines(
        """
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array>\(configuration())</array></dict></dict>
        """) == [
          "Info.plist: note: UIMainStoryboardFile: found a string \"Main\"; "
            + "expected UISceneStoryboardFile in the scene configuration instead. An app with scenes ignores this key."
        ])
  }

  @Test("Diagnostics have the same order each time, whatever the dictionary's order")
  func order() throws {
    let entries = """
      <key>UISceneConfigurations</key><dict>
      <key>Role3</key><array/><key>Role1</key><array/><key>Role2</key><array/></dict><key>Zeta</key><true/><key>Alpha</key><true/>
      """
    let first = try manifestLines(entries)
    #expect(first.count == 8)
    for _ in 0..<20 { #expect(try manifestLines(entries) == first) }
  }
}
