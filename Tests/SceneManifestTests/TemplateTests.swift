import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneManifest

/// The Info.plist files of Xcode's templates, as they are in the project.
@Suite("Xcode's templates")
struct TemplateTests {
  struct Template: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entries: String
    var app: InstalledApp
    var notes: [String] = []
    var idiom = DeviceIdiom.phone
  }

  private static let variables = [
    "PRODUCT_NAME": "Notes", "PRODUCT_MODULE_NAME": "Notes", "EXECUTABLE_NAME": "Notes",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.Notes", "DEVELOPMENT_LANGUAGE": "en",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
  ]

  private static let head = """
    <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
    <key>CFBundleShortVersionString</key><string>1.0</string><key>CFBundleVersion</key><string>1</string>
    <key>LSRequiresIPhoneOS</key><true/>
    <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
    """

  private static func manifest(
    _ multiple: Bool, _ configurations: String, key: String = "UIApplicationSceneManifest"
  )
    -> String
  {
    """
    <key>\(key)</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key><\(multiple)/>
    <key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array>\(configurations)</array></dict></dict>
    """
  }

  private static func app(_ configuration: SceneConfiguration?, multiple: Bool = false) -> InstalledApp {
    InstalledApp(
      bundleIdentifier: "org.example.Notes", adoption: .scenes, supportsMultipleScenes: multiple,
      defaultConfigurations: configuration.map { [.windowApplication: $0] } ?? [:])
  }

  private static let delegate = "$(PRODUCT_MODULE_NAME).SceneDelegate"
  private static let storyboard = "<key>UISceneStoryboardFile</key><string>Main</string>"
  private static let templated = SceneConfiguration(
    name: "Default Configuration", delegateClassName: "Notes.SceneDelegate")

  static let templates = [
    Template(
      testDescription: "storyboard",
      entries: head + "<key>UIMainStoryboardFile</key><string>Main</string>"
        + manifest(false, configuration(delegate: delegate, more: storyboard)),
      app: app(
        SceneConfiguration(
          name: "Default Configuration", delegateClassName: "Notes.SceneDelegate", storyboardName: "Main")),
      notes: ["UIMainStoryboardFile"]),
    Template(
      testDescription: "programmatic", entries: head + manifest(false, configuration(delegate: delegate)),
      app: app(templated)),
    Template(
      testDescription: "SwiftUI",
      entries: head
        + """
        <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key><dict/></dict>
        """, app: app(nil, multiple: true),
      notes: ["UIApplicationSceneManifest.UISceneConfigurations"]),
    Template(
      testDescription: "multi-window",
      entries: head
        + manifest(
          true,
          configuration(name: "Main", delegate: delegate)
            + configuration(name: "Detail", delegate: "$(PRODUCT_MODULE_NAME).DetailSceneDelegate")),
      app: app(SceneConfiguration(name: "Main", delegateClassName: "Notes.SceneDelegate"), multiple: true)),
    Template(
      testDescription: "~ipad variant on an iPad",
      entries: head + manifest(false, configuration(delegate: delegate, more: storyboard))
        + manifest(true, configuration(delegate: delegate), key: "UIApplicationSceneManifest~ipad"),
      app: app(templated, multiple: true), idiom: .pad),
    Template(
      testDescription: "~ipad variant on an iPhone",
      entries: head + manifest(false, configuration(delegate: delegate))
        + manifest(true, configuration(name: "Pad", delegate: delegate), key: "UIApplicationSceneManifest~ipad"),
      app: app(templated), idiom: .phone),
    Template(
      testDescription: "before scenes",
      entries: head + "<key>UIMainStoryboardFile</key><string>Main</string>",
      app: InstalledApp(bundleIdentifier: "org.example.Notes", adoption: .application)),
  ]

  @Test("A template is read as the app that Xcode means", arguments: templates)
  func template(_ template: Template) throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write(xml(template.entries), to: "Info.plist"))
    let plist = try InfoPlist(contentsOf: file, variables: Self.variables, idiom: template.idiom)
    #expect(plist.installedApp(delegateImplementsConfiguration: false) == template.app)
    #expect(plist.diagnostics.map(\.keyPath) == template.notes)
    #expect(plist.diagnostics.allSatisfy { $0.severity == .note })
    #expect(plist.executableName == "Notes")
    #expect(plist.bundleName == "Notes")
    #expect(plist.launchStoryboardName == "LaunchScreen")
  }
}
