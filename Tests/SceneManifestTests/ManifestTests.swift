import SceneSystem
import Testing

@testable import SceneManifest

@Suite("The scene manifest")
struct ManifestTests {
  private static let two = SceneManifest(
    supportsMultipleScenes: true,
    configurations: [
      .windowApplication: [
        SceneConfiguration(name: "Main", delegateClassName: "App.Main"),
        SceneConfiguration(name: "Detail", delegateClassName: "App.Detail"),
        SceneConfiguration(name: "Main", delegateClassName: "App.Second"),
      ],
      .windowExternalDisplayNonInteractive: [],
    ])

  @Test("C-01: the default configuration of a role is the first of its array")
  func defaultConfiguration() {
    #expect(Self.two.defaultConfiguration(for: .windowApplication)?.delegateClassName == "App.Main")
    #expect(Self.two.defaultConfiguration(for: .windowExternalDisplayNonInteractive) == nil)
  }

  @Test("C-06: a lookup by name, without a name, and by an unknown name")
  func lookup() {
    let role = SessionRole.windowApplication
    #expect(Self.two.configuration(named: "Detail", role: role)?.delegateClassName == "App.Detail")
    #expect(Self.two.configuration(named: nil, role: role)?.delegateClassName == "App.Main")
    #expect(Self.two.configuration(named: "Main", role: role)?.delegateClassName == "App.Main")
    #expect(Self.two.configuration(named: "Other", role: role) == nil)
    #expect(Self.two.configuration(named: "Main", role: .windowExternalDisplayNonInteractive) == nil)
    #expect(Self.two.configuration(named: nil, role: SessionRole(rawValue: "Custom")) == nil)
  }

  @Test("A role without configurations counts as not listed")
  func emptyRole() {
    #expect(Self.two.roles == [.windowApplication])
    #expect(Self.two.configurations(for: .windowExternalDisplayNonInteractive).isEmpty)
    #expect(Self.two.configurations(for: .windowApplication).count == 3)
  }

  @Test("M-07: every role of Apple's is read without a diagnostic, in alphabetical order", arguments: [0])
  func knownRoles(_: Int) throws {
    let names = SessionRole.knownRoles.map(\.rawValue)
    let arrays = names.map { "<key>\($0)</key><array>\(configuration(name: $0))</array>" }
    let plist = try read(
      "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>\(arrays.joined())</dict></dict>"
    )
    #expect(plist.diagnostics.isEmpty)
    #expect(plist.sceneManifest?.roles.map(\.rawValue) == names.sorted())
    #expect(names.count == 11)
    for name in names {
      #expect(plist.sceneManifest?.defaultConfiguration(for: SessionRole(rawValue: name))?.name == name)
    }
  }

  @Test("M-07: the preferred role is read inside the manifest")
  func preferredRole() throws {
    let plist = try read(
      """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationPreferredDefaultSceneSessionRole</key>
      <string>UIWindowSceneSessionRoleVolumetricApplication</string>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleVolumetricApplication</key>
      <array>\(configuration())</array></dict></dict>
      """)
    #expect(
      plist.sceneManifest?.preferredDefaultRole?.rawValue == "UIWindowSceneSessionRoleVolumetricApplication")
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("All keys of a configuration")
  func wholeConfiguration() throws {
    let plist = try read(
      """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsTabbedSceneCollection</key><true/>
      <key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>
      \(configuration(more: """
        <key>UISceneClassName</key><string>App.Scene</string><key>UISceneStoryboardFile</key><string>Main</string>
        <key>UILaunchStoryboardName</key><string>Launch</string>
        """))</array></dict></dict>
      """)
    #expect(
      plist.sceneManifest?.configurations == [
        .windowApplication: [
          SceneConfiguration(
            name: "Default Configuration", sceneClassName: "App.Scene", delegateClassName: "App.SceneDelegate",
            storyboardName: "Main")
        ]
      ])
    #expect(plist.sceneManifest?.supportsMultipleScenes == false)
    #expect(plist.diagnostics.isEmpty)
  }

  @Test(
    "M-05: either the manifest's key or the delegate's method is enough",
    arguments: [
      (false, false, Adoption.application), (false, true, .scenes), (true, false, .scenes), (true, true, .scenes),
    ])
  func adoption(hasManifest: Bool, delegateImplements: Bool, adoption: Adoption) throws {
    let plist = try read(hasManifest ? "<key>UIApplicationSceneManifest</key><dict/>" : "")
    #expect(plist.installedApp(delegateImplementsConfiguration: delegateImplements).adoption == adoption)
  }

  @Test("M-05: a manifest of a wrong type counts as present")
  func adoptionByBrokenManifest() throws {
    let plist = try read("<key>UIApplicationSceneManifest</key><string>yes</string>")
    #expect(plist.installedApp(delegateImplementsConfiguration: false).adoption == .scenes)
    #expect(plist.sceneManifest == SceneManifest())
  }

  @Test("The kernel's description of the app has identifier, default role and the first configuration of each role")
  func installedApp() throws {
    let plist = try read(
      """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/>
      <key>UIApplicationPreferredDefaultSceneSessionRole</key>
      <string>CPTemplateApplicationSceneSessionRoleApplication</string>
      <key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array>\(configuration(name: "Main"))\(configuration(name: "Detail"))</array>
      <key>CPTemplateApplicationSceneSessionRoleApplication</key>
      <array>\(configuration(name: "Car", delegate: "App.Car", more: """
        <key>UISceneClassName</key><string>CPTemplateApplicationScene</string>
        """))</array></dict></dict>
      """)
    let car = SessionRole(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    #expect(
      plist.installedApp(delegateImplementsConfiguration: false)
        == InstalledApp(
          bundleIdentifier: "org.example.App", adoption: .scenes, supportsMultipleScenes: true, defaultRole: car,
          defaultConfigurations: [
            .windowApplication: SceneConfiguration(name: "Main", delegateClassName: "App.SceneDelegate"),
            car: SceneConfiguration(
              name: "Car", sceneClassName: "CPTemplateApplicationScene", delegateClassName: "App.Car"),
          ]))
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("Without an identifier the caller's is used; without a manifest there are no configurations")
  func bareApp() {
    #expect(
      InfoPlist([:]).installedApp(delegateImplementsConfiguration: false, fallbackIdentifier: "dev.proscenium.Notes")
        == InstalledApp(bundleIdentifier: "dev.proscenium.Notes", adoption: .application))
  }
}
