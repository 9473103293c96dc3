import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneManifest

@Suite("An Info.plist in its three formats")
struct FormatTests {
  private static let document = xml(
    """
    <key>CFBundleIdentifier</key><string>org.example.Notes</string>
    <key>CFBundleName</key><string>Notes</string>
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>\(configuration(delegate: "Notes.SceneDelegate"))</array>
      </dict>
    </dict>
    """)

  private static let openStep = """
    // An Info.plist in the format of NeXT's days.
    {
      CFBundleIdentifier = "org.example.Notes";
      CFBundleName = Notes;
      UIApplicationSceneManifest = {
        UIApplicationSupportsMultipleScenes = YES;
        UISceneConfigurations = {
          UIWindowSceneSessionRoleApplication = (
            { UISceneConfigurationName = "Default Configuration"; UISceneDelegateClassName = "Notes.SceneDelegate"; }
          );
        };
      };
    }
    """

  private static let manifest = SceneManifest(
    supportsMultipleScenes: true,
    configurations: [
      .windowApplication: [
        SceneConfiguration(name: "Default Configuration", delegateClassName: "Notes.SceneDelegate")
      ]
    ])

  @Test("XML as Xcode writes it")
  func xmlFile() throws {
    let folder = TemporaryFolder()
    let plist = try InfoPlist(contentsOf: URL(fileURLWithPath: folder.write(Self.document, to: "Info.plist")))
    #expect(plist.bundleIdentifier == "org.example.Notes")
    #expect(plist.sceneManifest == Self.manifest)
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("The binary format is read like the XML it was made from")
  func binaryFile() throws {
    let parsed = try PropertyListSerialization.propertyList(
      from: Data(Self.document.utf8), options: [], format: nil)
    let bytes = try PropertyListSerialization.data(fromPropertyList: parsed, format: .binary, options: 0)
    #expect(bytes.starts(with: Data("bplist00".utf8)))
    let folder = TemporaryFolder()
    let plist = try InfoPlist(contentsOf: URL(fileURLWithPath: folder.write(bytes, to: "Info.plist")))
    let fromXML = try InfoPlist(data: Data(Self.document.utf8))
    #expect(plist.entries == fromXML.entries)
    #expect(plist.sceneManifest == Self.manifest)
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("OpenStep: YES is a string, accepted with a warning")
  func openStepFile() throws {
    let folder = TemporaryFolder()
    let plist = try InfoPlist(
      contentsOf: URL(fileURLWithPath: folder.write(Self.openStep, to: "Info.plist")), file: "Info.plist")
    #expect(plist.bundleName == "Notes")
    #expect(plist.sceneManifest == Self.manifest)
    #expect(
      plist.diagnostics.map(\.description) == [
        "Info.plist: warning: UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes: "
          + "found a string \"YES\"; expected a boolean. It is read as true."
      ])
  }

  @Test("All types of a property list are read and written unchanged")
  func types() throws {
    let plist = try read(
      """
      <key>b</key><true/><key>f</key><false/><key>one</key><integer>1</integer><key>zero</key><integer>0</integer>
      <key>min</key><integer>-9223372036854775808</integer><key>r</key><real>1.5</real>
      <key>d</key><date>2020-01-01T00:00:00Z</date><key>x</key><data>AAEC</data>
      <key>a</key><array><string>q</string><array/></array><key>e</key><dict/>
      """)
    #expect(plist["b"] == .boolean(true))
    #expect(plist["f"] == .boolean(false))
    #expect(plist["one"] == .integer(1))
    #expect(plist["zero"] == .integer(0))
    #expect(plist["min"] == .integer(.min))
    #expect(plist["r"] == .real(1.5))
    #expect(plist["d"] == .date(Date(timeIntervalSince1970: 1_577_836_800)))
    #expect(plist["x"] == .data(Data([0, 1, 2])))
    #expect(plist["a"] == .array([.string("q"), .array([])]))
    #expect(plist["e"] == .dictionary([:]))
    #expect(plist["missing"] == nil)
    let whole = PropertyListValue.dictionary(plist.entries)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: whole.foundationValue, format: .binary, options: 0)
    #expect(try InfoPlist(data: bytes).entries == plist.entries)
  }

  @Test("A value's accessors return nil for other types")
  func accessors() {
    #expect(PropertyListValue.string("x").string == "x")
    #expect(PropertyListValue.boolean(true).boolean == true)
    #expect(PropertyListValue.array([.integer(1)]).array == [.integer(1)])
    #expect(PropertyListValue.dictionary(["k": .integer(1)]).dictionary == ["k": .integer(1)])
    #expect(PropertyListValue.integer(1).boolean == nil)
    #expect(PropertyListValue.boolean(true).string == nil)
    #expect(PropertyListValue.string("x").array == nil)
    #expect(PropertyListValue.array([]).dictionary == nil)
  }

  @Test(
    "A diagnostic names each value's type",
    arguments: [
      (PropertyListValue.string("x"), "a string \"x\""), (.string(""), "an empty string"),
      (.string("a\nb"), "a string \"a\\nb\""),
      (
        .string("x" + String(repeating: "y", count: 90) + "z"),
        "a string \"x\(String(repeating: "y", count: 52))…\(String(repeating: "y", count: 25))z\""
      ),
      (.boolean(false), "a boolean false"), (.integer(3), "a number 3"), (.real(0.5), "a number 0.5"),
      (.date(Date(timeIntervalSince1970: 0)), "a date"), (.data(Data([1])), "1 byte of data"),
      (.data(Data([1, 2])), "2 bytes of data"), (.array([]), "an empty array"), (.array([.integer(1)]), "an array"),
      (.dictionary([:]), "an empty dictionary"), (.dictionary(["k": .integer(1)]), "a dictionary"),
    ])
  func phrases(value: PropertyListValue, phrase: String) {
    #expect(value.phrase == phrase)
  }
}
