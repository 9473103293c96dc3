import Foundation
import SceneManifest
import SceneSystem
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("The icons of an app")
struct AppIconsTests {
  private func icons(_ entries: [String: PropertyListValue] = [:], in scratch: TemporaryFolder) -> AppIcons {
    AppIcons(InfoPlist(entries), folder: scratch.path)
  }

  private func names(_ icons: AppIcons) -> [Int: String] {
    icons.files.mapValues { ($0 as NSString).lastPathComponent }
  }

  @Test(
    "A picture is installed into the largest folder whose size it fills",
    arguments: [(10, 16), (16, 16), (60, 48), (180, 128), (1024, 512)])
  func sizes(pixels: Int, size: Int) { #expect(AppIcons.size(forPixels: pixels) == size) }

  @Test("Files are found by their names in Info.plist, in all scales, for all devices, and in folders")
  func files() throws {
    let scratch = TemporaryFolder()
    try scratch.write(png(60), to: "Icon.png")
    try scratch.write(png(120), to: "Icon@2x.png")
    try scratch.write(png(152), to: "Images/Icon@2x~ipad.png")
    try scratch.write(png(512), to: "Iconic.png")
    try scratch.write(png(256), to: "Icon@2x-old.png")
    let entry: PropertyListValue = .dictionary([
      "CFBundlePrimaryIcon": .dictionary(["CFBundleIconFiles": .array([.string("Icon")])])
    ])
    let found = icons(["CFBundleIcons": entry], in: scratch)
    #expect(names(found) == [48: "Icon.png", 96: "Icon@2x.png", 128: "Icon@2x~ipad.png"])
    #expect(found.notes.isEmpty)
    #expect(names(icons(["CFBundleIconFile": .string("Iconic.png")], in: scratch)) == [512: "Iconic.png"])
  }

  @Test("Xcode's asset catalogue is used without being named; its dark icons are not")
  func catalogue() throws {
    let scratch = TemporaryFolder()
    let set = "Assets.xcassets/AppIcon.appiconset/"
    try scratch.write(
      """
      {"images": [{"filename": "light.png", "size": "1024x1024"}, {"size": "16x16"}, {"filename": "../x.png"},
       {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: set + "Contents.json")
    try scratch.write(png(1024), to: set + "light.png")
    try scratch.write(png(512), to: set + "dark.png")
    #expect(names(icons(in: scratch)) == [512: "light.png"])
    // Without a readable list, all of them count.
    try scratch.write("{", to: set + "Contents.json")
    #expect(names(icons(in: scratch)) == [512: "dark.png"])
  }

  @Test("An app without an icon has the first letter of its name on a colour of its own")
  func letter() {
    let id = ApplicationID(bundleIdentifier: "org.example.letters")
    func letter(_ name: String) -> String? {
      let svg = DefaultIcon(name: name, id: id).svg
      return svg.split(separator: "\n").last { $0.hasSuffix("</text>") }?
        .split(separator: ">").last.map { String($0.dropLast("</text".count)) }
    }
    #expect(letter("notes") == "N")
    #expect(letter("<&> \u{202E}ändern") == "Ä")
    #expect(letter("7 Tage") == "7")
    #expect(letter("写真") == "写")
    #expect(letter("— ✈︎") == "")
    #expect(DefaultIcon(name: "a", id: id).svg == DefaultIcon(name: "a", id: id).svg)
    let colors = (0..<64).map { number in
      let svg = DefaultIcon(name: "a", id: ApplicationID(bundleIdentifier: "org.example.app\(number)")).svg
      return svg.split(separator: "\n").filter { $0.contains("stop-color") }.joined()
    }
    #expect(Set(colors).count == 8)
  }

  @Test("Each example has an icon of the largest size", arguments: ["Notes", "Mail", "Chat", "Gallery", "Trips"])
  func examples(name: String) throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/\(name)")
    let infoPlist = try InfoPlist(contentsOf: examples.appendingPathComponent("Info.plist"))
    let icons = AppIcons(infoPlist, folder: examples.path)
    #expect(names(icons) == [512: "icon.png"] && icons.notes.isEmpty)
  }

  @Test("A file that is not a square PNG is left out with a message")
  func unusable() throws {
    let scratch = TemporaryFolder()
    try scratch.write(png(60, 80), to: "A.png")
    try scratch.write(png(60, kind: "CgBI"), to: "B.png")
    try scratch.write("a text", to: "C.png")
    try scratch.write(Data(), to: "D.png")
    let entries: [String: PropertyListValue] = [
      "CFBundleIconFiles": .array(["A", "B", "C", "D.png"].map { .string($0) })
    ]
    let found = icons(entries, in: scratch)
    #expect(found.files.isEmpty && found.notes.count == 4)
    #expect(found.notes.first?.contains("60 by 80") == true)
  }

  @Test("A header that is truncated or wrong is not accepted as a picture", arguments: 0...30)
  func headers(length: Int) throws {
    let bytes = png(60).prefix(length)
    if length < 24 {
      #expect(throws: PNGHeader.Defect.notPNG) { try PNGHeader(bytes) }
    } else {
      #expect(try PNGHeader(bytes).width == 60)
    }
    #expect(throws: PNGHeader.Defect.notPNG) { try PNGHeader(png(0)) }
  }
}

@Suite("The translations of Info.plist")
struct LocalizationsTests {
  @Test(
    "Languages have the desktop's codes",
    arguments: [
      ("de", "de"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"),
      ("sr-Latn", "sr@latin"), ("en_GB", "en_GB"), ("fil", "fil"), ("Base", nil), ("es-419", nil), ("German", nil),
    ])
  func locales(language: String, locale: String?) {
    #expect(Localizations.locale(ofLanguage: language) == locale)
  }

  @Test("Tables are read beside Info.plist; damaged ones are ignored")
  func tables() throws {
    let scratch = TemporaryFolder()
    try scratch.write(
      "/* Name */\n\"CFBundleDisplayName\" = \"Briefe\";\nCOMPOSE = \"Neu\";\n", to: "de.lproj/InfoPlist.strings")
    try scratch.write(Data("\"CFBundleName\" = \"Lettres\";".utf8), to: "fr.lproj/InfoPlist.strings")
    try scratch.write("{{{{", to: "it.lproj/InfoPlist.strings")
    try scratch.write("CFBundleName = \"Base\";", to: "Base.lproj/InfoPlist.strings")
    try scratch.write("CFBundleName = \"x\";", to: "es.lproj/Other.strings")
    let localizations = Localizations(folder: scratch.path)
    #expect(Set(localizations.tables.keys) == ["de", "fr"])
    #expect(
      localizations.text("Letters", keys: ["CFBundleDisplayName", "CFBundleName"])
        == LocalizedText("Letters", translations: ["de": "Briefe", "fr": "Lettres"]))
    #expect(localizations.text("COMPOSE", keys: ["COMPOSE"]).translations == ["de": "Neu"])
  }
}

@Suite("Shared libraries that an executable needs")
struct NeededLibrariesTests {
  /// Any existing executable will do; this one is small.
  private let executable: Data

  init() throws { executable = try Data(contentsOf: URL(fileURLWithPath: "/bin/sh")) }

  @Test("They are those that the linker recorded")
  func names() throws {
    let names = NeededLibraries.names(in: executable)
    #expect(names.contains { $0.hasPrefix("libc.so") })
    #expect(!NeededLibraries.hasGTK("/bin/sh") && !NeededLibraries.hasGTK("/nowhere"))
  }

  @Test("Truncated and damaged executables are refused", arguments: 1...300 as ClosedRange<UInt64>)
  func damage(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var start = [UInt8](executable.prefix(4096))
    if seed.isMultiple(of: 3) { start = Array(start.prefix(dice.below(4096))) }
    for _ in 0..<dice.below(20) where !start.isEmpty {
      // Most of the damage is where the offsets are.
      let location = dice.below(min(start.count, dice.below(2) == 0 ? 64 : 1024))
      start[location] = UInt8(truncatingIfNeeded: dice.next())
    }
    _ = NeededLibraries.names(in: Data(start))
    _ = NeededLibraries.names(in: Data(start) + executable.dropFirst(start.count))
  }
}
