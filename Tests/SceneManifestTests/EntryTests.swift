import SceneSystem
import Testing

@testable import SceneManifest

@Suite("The entries of an Info.plist")
struct EntryTests {
  @Test(
    "An app is made for iPhone alone if its family of devices is",
    arguments: [
      ("<array><integer>1</integer></array>", true), ("<integer>1</integer>", true), ("<string>1</string>", true),
      ("<array><string>1</string></array>", true), ("<array><integer>1</integer><integer>2</integer></array>", false),
      ("<array><integer>2</integer></array>", false), ("<array/>", false), ("<true/>", false),
    ])
  func phonesOnly(family: String, isForPhonesOnly: Bool) throws {
    #expect(try read("<key>UIDeviceFamily</key>\(family)").isForPhonesOnly == isForPhonesOnly)
    #expect(try !read("<key>CFBundleName</key><string>Notes</string>").isForPhonesOnly)
  }

  @Test("Every typed entry is read from its key")
  func allEntries() throws {
    let plist = try read(
      """
      <key>CFBundleName</key><string>Notes</string>
      <key>CFBundleDisplayName</key><string>My Notes</string>
      <key>CFBundleExecutable</key><string>notes</string>
      <key>CFBundleShortVersionString</key><string>2.1</string>
      <key>CFBundleVersion</key><string>42</string>
      <key>NSPrincipalClass</key><string>Notes.Application</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
      <key>NSUserActivityTypes</key><array><string>org.example.edit</string><string>org.example.read</string></array>
      <key>CFBundleURLTypes</key><array>
        <dict><key>CFBundleURLName</key><string>org.example</string>
          <key>CFBundleURLSchemes</key><array><string>notes</string><string>note</string></array></dict>
        <dict><key>CFBundleURLSchemes</key><array><string>memo</string></array></dict></array>
      <key>LSApplicationQueriesSchemes</key><array><string>mailto</string></array>
      <key>CFBundleDocumentTypes</key><array><dict>
        <key>CFBundleTypeName</key><string>Text</string><key>CFBundleTypeRole</key><string>Editor</string>
        <key>LSItemContentTypes</key><array><string>public.plain-text</string></array></dict><dict/></array>
      <key>LSSupportsOpeningDocumentsInPlace</key><true/>
      <key>UIBackgroundModes</key><array><string>fetch</string></array>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      """)
    #expect(plist.bundleIdentifier == "org.example.App")
    #expect(plist.bundleName == "Notes")
    #expect(plist.displayName == "My Notes")
    #expect(plist.executableName == "notes")
    #expect(plist.shortVersion == "2.1")
    #expect(plist.version == "42")
    #expect(plist.principalClassName == "Notes.Application")
    #expect(plist.mainStoryboardName == "Main")
    #expect(plist.launchStoryboardName == "LaunchScreen")
    #expect(plist.userActivityTypes == ["org.example.edit", "org.example.read"])
    #expect(plist.urlSchemes == ["notes", "note", "memo"])
    #expect(plist.queriedURLSchemes == ["mailto"])
    #expect(
      plist.documentTypes == [
        DocumentType(name: "Text", contentTypes: ["public.plain-text"], role: "Editor"), DocumentType(),
      ])
    #expect(plist.supportsOpeningDocumentsInPlace)
    #expect(plist.backgroundModes == ["fetch"])
    #expect(plist.supportedInterfaceOrientations == ["UIInterfaceOrientationPortrait"])
    #expect(plist.sceneManifest == nil)
    #expect(plist.diagnostics.isEmpty, "without a manifest UIMainStoryboardFile is in its place")
  }

  @Test("E-05: static quick actions with all their keys")
  func shortcutItems() throws {
    let plist = try read(
      """
      <key>UIApplicationShortcutItems</key><array>
      <dict><key>UIApplicationShortcutItemType</key><string>new</string>
        <key>UIApplicationShortcutItemTitle</key><string>New Note</string></dict>
      <dict><key>UIApplicationShortcutItemType</key><string>find</string>
        <key>UIApplicationShortcutItemTitle</key><string>Find</string>
        <key>UIApplicationShortcutItemSubtitle</key><string>in all notes</string>
        <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string>
        <key>UIApplicationShortcutItemIconFile</key><string>find</string>
        <key>UIApplicationShortcutItemIconSymbolName</key><string>magnifyingglass</string>
        <key>UIApplicationShortcutItemUserInfo</key><dict><key>k</key><integer>7</integer></dict></dict>
      </array>
      """)
    #expect(
      plist.shortcutItems == [
        StaticShortcutItem(type: "new", title: "New Note"),
        StaticShortcutItem(
          type: "find", title: "Find", subtitle: "in all notes", iconType: "UIApplicationShortcutIconTypeSearch",
          iconFile: "find", iconSymbolName: "magnifyingglass", userInfo: ["k": .integer(7)]),
      ])
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("A quick action without type or title is left out with a diagnostic")
  func incompleteShortcutItem() throws {
    let plist = try read(
      """
      <key>UIApplicationShortcutItems</key><array>
      <dict><key>UIApplicationShortcutItemTitle</key><string>New</string></dict>
      <dict><key>UIApplicationShortcutItemType</key><string>new</string></dict></array>
      """)
    #expect(plist.shortcutItems.isEmpty)
    #expect(
      plist.diagnostics.map(\.description) == [
        "Info.plist: error: UIApplicationShortcutItems[0].UIApplicationShortcutItemType: "
          + "found nothing; expected a string. The entry is ignored.",
        "Info.plist: error: UIApplicationShortcutItems[1].UIApplicationShortcutItemTitle: "
          + "found nothing; expected a string. The entry is ignored.",
      ])
  }

  @Test("A missing bundle identifier is a note; missing entries are nil, empty or false")
  func emptyFile() throws {
    let plist = InfoPlist([:])
    #expect(plist.bundleIdentifier == nil)
    #expect(plist.bundleName == nil)
    #expect(plist.urlSchemes.isEmpty)
    #expect(!plist.supportsOpeningDocumentsInPlace)
    #expect(plist.sceneManifest == nil)
    #expect(plist.entries.isEmpty)
    #expect(
      plist.diagnostics.map(\.description) == [
        "Info.plist: note: CFBundleIdentifier: found nothing; expected a string such as "
          + "\"$(PRODUCT_BUNDLE_IDENTIFIER)\". An identifier made of the app's name is used."
      ])
  }

  @Test(
    "A value of a wrong type is ignored; the diagnostic has its place and its type",
    arguments: [
      (
        "<key>CFBundleName</key><true/>",
        "error: CFBundleName: found a boolean true; expected a string. The value is ignored."
      ),
      (
        "<key>CFBundleVersion</key><integer>3</integer>",
        "error: CFBundleVersion: found a number 3; expected a string. The value is ignored."
      ),
      (
        "<key>UIMainStoryboardFile</key><string></string>",
        "warning: UIMainStoryboardFile: found an empty string; expected a string that is not empty. The value is ignored."
      ),
      (
        "<key>NSUserActivityTypes</key><string>x</string>",
        "error: NSUserActivityTypes: found a string \"x\"; expected an array."
      ),
      (
        "<key>UIBackgroundModes</key><array><string>fetch</string><real>1.5</real></array>",
        "error: UIBackgroundModes[1]: found a number 1.5; expected a string. The value is ignored."
      ),
      ("<key>CFBundleURLTypes</key><dict/>", "error: CFBundleURLTypes: found an empty dictionary; expected an array."),
      (
        "<key>CFBundleURLTypes</key><array><string>notes</string></array>",
        "error: CFBundleURLTypes[0]: found a string \"notes\"; expected a dictionary."
      ),
      (
        "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><string>notes</string></dict></array>",
        "error: CFBundleURLTypes[0].CFBundleURLSchemes: found a string \"notes\"; expected an array."
      ),
      (
        "<key>CFBundleDocumentTypes</key><array><dict><key>LSItemContentTypes</key><data>AAE=</data></dict></array>",
        "error: CFBundleDocumentTypes[0].LSItemContentTypes: found 2 bytes of data; expected an array."
      ),
      (
        "<key>LSSupportsOpeningDocumentsInPlace</key><string>perhaps</string>",
        "error: LSSupportsOpeningDocumentsInPlace: found a string \"perhaps\"; expected a boolean. It is read as false."
      ),
      (
        "<key>LSSupportsOpeningDocumentsInPlace</key><integer>1</integer>",
        "warning: LSSupportsOpeningDocumentsInPlace: found a number 1; expected a boolean. It is read as true."
      ),
      (
        "<key>LSSupportsOpeningDocumentsInPlace</key><string>NO</string>",
        "warning: LSSupportsOpeningDocumentsInPlace: found a string \"NO\"; expected a boolean. It is read as false."
      ),
    ])
  func wrongType(entries: String, line: String) throws {
    #expect(try lines(entries) == ["Info.plist: " + line])
  }

  @Test("The valid elements around an invalid one are kept")
  func keepsTheRest() throws {
    let plist = try read(
      "<key>UIBackgroundModes</key><array><string>fetch</string><true/><string>audio</string></array>")
    #expect(plist.backgroundModes == ["fetch", "audio"])
  }

  @Test(
    "A device variant replaces the plain key on its device; a Mac uses the iPad's",
    arguments: [(DeviceIdiom.phone, "Phone", "Plain"), (.pad, "Pad", "PadOnly"), (.mac, "Pad", "PadOnly")])
  func variants(idiom: DeviceIdiom, storyboard: String, name: String) throws {
    let plist = try read(
      """
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~iphone</key><string>Phone</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>CFBundleName</key><string>Plain</string>
      <key>CFBundleName~ipad</key><string>PadOnly</string>
      """, idiom: idiom)
    #expect(plist.mainStoryboardName == storyboard)
    #expect(plist.bundleName == name)
    #expect(plist.idiom == idiom)
    #expect(plist["UIMainStoryboardFile~ipad"] == .string("Pad"))
  }

  @Test("A variant replaces a whole nested value; inside a value a tilde has no meaning")
  func nestedVariants() throws {
    let entries = """
      <key>NSUserActivityTypes</key><array><string>a</string></array>
      <key>NSUserActivityTypes~ipad</key><array><string>b</string><string>c</string></array>
      <key>Deep</key><dict><key>K</key><string>plain</string><key>K~ipad</key><string>pad</string></dict>
      """
    let plist = try read(entries, idiom: .pad)
    #expect(plist.userActivityTypes == ["b", "c"])
    #expect(plist["Deep"]?.dictionary?["K"] == .string("plain"))
    #expect(try read(entries, idiom: .phone).userActivityTypes == ["a"])
  }

  @Test("M-05: with a manifest for the iPad only, the iPhone uses the older life cycle")
  func manifestVariant() throws {
    let entries = """
      <key>UIApplicationSceneManifest~ipad</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>\(configuration())</array></dict></dict>
      """
    #expect(try read(entries, idiom: .phone).sceneManifest == nil)
    #expect(try read(entries, idiom: .pad).sceneManifest?.roles == [.windowApplication])
  }

  @Test("Severities are ordered, so that a caller can filter warnings and above")
  func severities() {
    #expect(ManifestDiagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
