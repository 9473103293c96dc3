import TestSupport
import Testing

@testable import XcodeProject

@Suite("Info.plist of an app") struct InfoPlistBuilderTests {
  private let folder = TemporaryFolder()

  private func read(_ settings: String, file: String? = nil) throws -> (FileValue, AppProject) {
    if let file { try folder.write(file, to: "App/Info.plist") }
    let project = try SampleProject.read(in: folder, settings: settings)
    let data = try #require(project.target("App")?.infoPlist)
    return (try PropertyListReader.value(Array(data), file: "Info.plist"), project)
  }

  @Test("Generated keys are those of Xcode")
  func generated() throws {
    let (plist, project) = try read(
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
      INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
      INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_CFBundleDisplayName = "My $(TARGET_NAME)";
      INFOPLIST_KEY_NSCameraUsageDescription = "For <pictures> & films."; INFOPLIST_KEY_UIStatusBarStyle = "";
      INFOPLIST_KEY_UIStatusBarHidden = NO; PRODUCT_BUNDLE_IDENTIFIER = org.example.App; MARKETING_VERSION = 2.1;
      CURRENT_PROJECT_VERSION = 7; IPHONEOS_DEPLOYMENT_TARGET = 17.0; TARGETED_DEVICE_FAMILY = "1,2";
      """)
    #expect(project.diagnostics.isEmpty)
    #expect(plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]?.isTrue == true)
    #expect(plist["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary?.isEmpty == true)
    #expect(plist["UIApplicationSupportsIndirectInputEvents"]?.content == .boolean(true))
    #expect(plist["UILaunchScreen"]?["UILaunchScreen"]?.dictionary?.isEmpty == true)
    #expect(
      plist["UISupportedInterfaceOrientations~ipad"]?.texts == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
    #expect(plist["UISupportedInterfaceOrientations~iphone"]?.texts == ["UIInterfaceOrientationPortrait"])
    #expect(plist["UIMainStoryboardFile"]?.text == "Main")
    #expect(plist["CFBundleDisplayName"]?.text == "My App")
    #expect(plist["NSCameraUsageDescription"]?.text == "For <pictures> & films.")
    #expect(plist["UIStatusBarStyle"] == nil)
    #expect(plist["UIStatusBarHidden"]?.content == .boolean(false))
    #expect(plist["CFBundleIdentifier"]?.text == "org.example.App")
    #expect(plist["CFBundleShortVersionString"]?.text == "2.1")
    #expect(plist["CFBundleVersion"]?.text == "7")
    #expect(plist["CFBundleExecutable"]?.text == "App")
    #expect(plist["CFBundlePackageType"]?.text == "APPL")
    #expect(plist["MinimumOSVersion"]?.text == "17.0")
    #expect(plist["UIDeviceFamily"]?.texts == ["1", "2"])
  }

  @Test(
    "The compiler of asset catalogues adds the names of the accent colour and of the icons, unless the file has them")
  func catalogues() throws {
    let settings =
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor; ASSETCATALOG_COMPILER_APPICON_NAME = \"AppIcon-Beta\"; "
    let (plist, _) = try read("GENERATE_INFOPLIST_FILE = YES; " + settings)
    #expect(plist["NSAccentColorName"]?.text == "AccentColor")
    #expect(plist["CFBundleIcons"]?["CFBundlePrimaryIcon"]?["CFBundleIconName"]?.text == "AppIcon-Beta")
    #expect(plist["CFBundleIcons"]?["CFBundleAlternateIcons"] == nil)
    let others = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"Night Day Night\"; "
    let (alternate, _) = try read("GENERATE_INFOPLIST_FILE = YES; " + others + settings)
    let icons = alternate["CFBundleIcons"]?["CFBundleAlternateIcons"]
    #expect(icons?.dictionary?.keys.sorted() == ["Day", "Night"])
    #expect(icons?["Night"]?["CFBundleIconName"]?.text == "Night")
    let (kept, _) = try read(
      "INFOPLIST_FILE = App/Info.plist; " + settings,
      file: "<plist><dict><key>NSAccentColorName</key><string>Mine</string></dict></plist>")
    #expect(kept["NSAccentColorName"]?.text == "Mine")
    let (none, _) = try read("GENERATE_INFOPLIST_FILE = YES;")
    #expect(none["NSAccentColorName"] == nil && none["CFBundleIcons"] == nil)
  }

  @Test("Without generation a file is read as it is, with its variables replaced")
  func file() throws {
    let (plist, project) = try read(
      "INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Other; PRODUCT_BUNDLE_IDENTIFIER = org.example.a;",
      file: """
        <plist><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>$(TARGET_NAME)Key</key><array><string>${PRODUCT_NAME:upper}</string><integer> 7 </integer></array>
        <key>Price</key><string>$5 and $HOME</string></dict></plist>
        """)
    #expect(project.diagnostics.isEmpty)
    #expect(plist["CFBundleIdentifier"]?.text == "org.example.a")
    #expect(plist["AppKey"]?.texts == ["APP", "7"])
    #expect(plist["Price"]?.text == "$5 and $HOME")
    #expect(plist["UIMainStoryboardFile"] == nil)
    #expect(plist["CFBundleVersion"] == nil)
  }

  @Test("With a file and generation the file's keys stay")
  func both() throws {
    let (plist, _) = try read(
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Other;
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
      """,
      file: """
        <plist><dict><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
        </dict></plist>
        """)
    #expect(plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]?.content == .boolean(false))
    #expect(plist["UIMainStoryboardFile"]?.text == "Other")
    #expect(plist["CFBundleVersion"]?.text == "1")
  }

  @Test("A setting that Xcode does not have is noted and ignored")
  func unknownKey() throws {
    let (plist, project) = try read("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIBackgroundModes = audio;")
    #expect(plist["UIBackgroundModes"] == nil)
    #expect(project.diagnostics.map(\.severity) == [.note])
    #expect(project.messages[0].contains("Xcode has no setting ‘INFOPLIST_KEY_UIBackgroundModes’"))
  }

  @Test("A missing file is an error at the setting, a damaged one in the file")
  func errors() throws {
    let (_, missing) = try read("\nINFOPLIST_FILE = App/Gone.plist;")
    #expect(missing.diagnostics.map(\.line) == [13])
    #expect(missing.messages[0].hasSuffix("Gone.plist’ is not read. The file does not exist."))
    let (plist, damaged) = try read("INFOPLIST_FILE = App/Info.plist;", file: "<plist><dict>\n<key>a</key>\n")
    #expect(damaged.diagnostics.map(\.description).first?.contains("App/Info.plist:3: error: <dict> of line 1") == true)
    #expect(plist["UIDeviceFamily"]?.texts == ["1"])
    let (_, list) = try read("INFOPLIST_FILE = App/Info.plist;", file: "(a, b)")
    #expect(list.messages.first == "An Info.plist is a dictionary.")
  }

  @Test("Neither a file nor generation is a warning")
  func nothing() throws {
    let (plist, project) = try read("")
    #expect(project.diagnostics.map(\.severity) == [.warning])
    #expect(plist["CFBundleName"]?.text == "App")
  }

  @Test(
    "Numbers, dates and data that are none are left out with their line",
    arguments: [
      "<integer>x</integer>", "<integer>99999999999999999999</integer>", "<real>nan</real>", "<real>1e999</real>",
      "<date>yesterday</date>", "<data>???</data>", "<integer/>",
    ])
  func damagedScalars(element: String) throws {
    let (plist, project) = try read(
      "INFOPLIST_FILE = App/Info.plist;",
      file: "<plist><dict><key>a</key>\n<array>\(element)</array><key>b</key><string>c</string></dict></plist>")
    #expect(plist["a"]?.array?.isEmpty == true)
    #expect(plist["b"]?.text == "c")
    #expect(project.diagnostics.map(\.line) == [2])
  }

  @Test("Only apps have an Info.plist")
  func otherTargets() throws {
    let folder = TemporaryFolder()
    try SampleProject.write(to: folder)
    let project = try ProjectReader().read(try ProjectDetection.find(folder.path))
    #expect(project.target("Sample App")?.infoPlist != nil)
    #expect(project.target("Tests")?.infoPlist == nil)
  }
}
