import Foundation
import SceneManifest
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("Installation into the user's data folder")
struct DataHomeTests {
  private let scratch: TemporaryFolder
  private let home: DataHome
  private let owner = "org.example.letters"
  private let desktopFile = "applications/org.example.letters.desktop"
  private let icon = "icons/hicolor/64x64/apps/org.example.letters.png"
  private let service = "dbus-1/services/org.example.letters.service"
  private let searchService = "dbus-1/services/org.example.letters.SearchProvider.service"
  private let searchProvider = "gnome-shell/search-providers/org.example.letters.search-provider.ini"
  private let package = "mime/packages/org.example.letters.xml"

  init() throws {
    scratch = TemporaryFolder()
    home = DataHome(environment: ["XDG_DATA_HOME": scratch.path + "/data", "HOME": "/nowhere"])
  }

  private var everything: [String] {
    [desktopFile, service, searchService, searchProvider, icon, package].map { "data/" + $0 }
  }

  private func app(icon pixels: Int? = 64, mark: UInt8 = 0) throws -> InstallableApp {
    var app = letters()
    if let pixels {
      app.icons = [
        AppIcons.size(forPixels: pixels): try scratch.write(png(pixels, mark: mark), to: "source/\(pixels)-\(mark).png")
      ]
    }
    return app
  }

  @discardableResult private func install(
    _ app: InstallableApp? = nil, force: Bool = false, dryRun: Bool = false
  ) throws -> [DataHome.Change] {
    try home.install(Installation(app ?? self.app()), force: force, dryRun: dryRun)
  }

  private var installedFiles: [String] { scratch.files.filter { $0.hasPrefix("data/") } }

  /// The message of the error that `body` throws.
  private func sentence(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)".replacingOccurrences(of: home.path + "/", with: "")
    }
  }

  @Test("The folder is XDG_DATA_HOME, or the default in the home folder where that is not an absolute path")
  func folder() {
    #expect(DataHome(environment: ["XDG_DATA_HOME": "/data", "HOME": "/h"]).path == "/data")
    #expect(DataHome(environment: ["XDG_DATA_HOME": "data", "HOME": "/h"]).path == "/h/.local/share")
    #expect(DataHome(environment: ["HOME": "/h"]).path == "/h/.local/share")
  }

  @Test("Everything is written and listed; a second run changes nothing")
  func twice() throws {
    let paths = [icon, package, service, searchService, searchProvider, desktopFile].map { home.path + "/" + $0 }
    #expect(try install() == paths.map { .wrote($0) })
    #expect(installedFiles == everything.sorted())
    #expect(try install() == paths.map { .unchanged($0) })
    #expect(home.owners == [owner] && home.entry(ofApp: owner)?.name.text == "Letters & more")
  }

  @Test("A dry run reports the same and changes nothing")
  func dryRun() throws {
    #expect(try install(dryRun: true).count == everything.count)
    #expect(installedFiles.isEmpty)
    try install()
    #expect(try home.uninstall(owner, dryRun: true).count == everything.count)
    #expect(installedFiles == everything.sorted())
  }

  @Test("After a move the paths are new, and files that are no longer needed are removed")
  func update() throws {
    try install()
    var moved = try app(icon: 256)
    moved.executable = "/elsewhere/letters"
    let changes = try install(moved)
    #expect(changes.last == .removed(home.path + "/" + icon))
    #expect(try scratch.text(of: "data/" + desktopFile).contains("\nExec=/elsewhere/letters %U\n"))
    #expect(try scratch.text(of: "data/" + service).contains("/elsewhere/letters"))
    #expect(installedFiles.contains("data/icons/hicolor/256x256/apps/org.example.letters.png"))
    #expect(installedFiles.count == everything.count)
  }

  @Test("Another app's desktop file is refused by name, before anything is written")
  func foreign() throws {
    let text = "[Desktop Entry]\nType=Application\nName=Post\nExec=post\n"
    try scratch.write(text, to: "data/" + desktopFile)
    #expect(
      sentence { try install() }
        == "\(desktopFile): error: the file is that of “Post” and would be lost; move it away, or force the installation, "
        + "which renames it")
    #expect(try installedFiles == ["data/" + desktopFile] && scratch.text(of: "data/" + desktopFile) == text)
    #expect(home.entry(ofApp: owner) == nil && home.owners.isEmpty)
    #expect(sentence { try home.uninstall(owner) } == "org.example.letters: error: the app is not installed; no app is")
  }

  @Test("Two bundle identifiers with one desktop name do not replace each other")
  func sameName() throws {
    try install()
    var other = try app()
    other.bundleIdentifier = ".org.example.letters"
    #expect(other.id == letters().id)
    #expect(sentence { try install(other) }?.contains("is that of “Letters & more”") == true)
    #expect(sentence { try home.uninstall(".org.example.letters") }?.contains("is not installed") == true)
    #expect(home.owners == [owner])
  }

  @Test("Any edited file is refused", arguments: 0..<4)
  func edited(index: Int) throws {
    try install()
    let file = [desktopFile, service, icon, package][index]
    try scratch.write(scratch.bytes(of: "data/" + file) + "# mine\n".utf8, to: "data/" + file)
    let other = try app(mark: 7)
    // The file must be one that would change.
    var moved = other
    moved.executable = "/elsewhere/letters"
    moved.localizations.tables["de"]?["Letter"] = "Schreiben"
    let before = try installedFiles.map { try scratch.bytes(of: $0) }
    #expect(
      sentence { try install(moved) }
        == "\(file): error: the file was edited since the app was installed; move it away, or force the installation, "
        + "which renames it")
    #expect(try installedFiles.map { try scratch.bytes(of: $0) } == before)
  }

  @Test("With force, a conflicting file is renamed, each time to a free name")
  func force() throws {
    for number in 1...2 {
      try scratch.write("theirs \(number)", to: "data/" + desktopFile)
      let changes = try install(force: true)
      let aside = home.path + "/" + desktopFile + ".before-proscenium" + (number == 1 ? "" : "-2")
      #expect(changes.contains(.setAside(home.path + "/" + desktopFile, as: aside)))
    }
    #expect(try scratch.text(of: "data/\(desktopFile).before-proscenium") == "theirs 1")
    #expect(try scratch.text(of: "data/\(desktopFile).before-proscenium-2") == "theirs 2")
    #expect(home.owners == [owner])
  }

  @Test("A folder that is not writable is reported by name, and earlier files of the run are removed")
  func unwritable() throws {
    try scratch.write("a file in the folder's place", to: "data/applications")
    let reason = sentence { try install() }
    #expect(reason?.hasPrefix("\(desktopFile): error: the file cannot be written: ") == true)
    #expect(reason?.hasSuffix("; nothing was installed") == true)
    #expect(installedFiles == ["data/applications"])
  }

  @Test("A failure during an update keeps the earlier installation")
  func failedUpdate() throws {
    try install()
    let before = try installedFiles.map { try scratch.bytes(of: $0) }
    var moved = try app(mark: 9)
    moved.executable = "/elsewhere/letters"
    // The temporary file has a fixed name; a folder with that name blocks it.
    let fresh = "\(home.path)/\(desktopFile).\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: fresh, withIntermediateDirectories: true)
    #expect(sentence { try install(moved) }?.hasPrefix(desktopFile) == true)
    #expect(try installedFiles.map { try scratch.bytes(of: $0) } == before)
  }

  @Test("Uninstalling removes all files of the app and no others")
  func uninstall() throws {
    try install()
    try scratch.write("[Desktop Entry]\nName=Other\n", to: "data/applications/other.desktop")
    try scratch.write(png(64), to: "data/icons/hicolor/64x64/apps/other.png")
    #expect(try home.uninstall(owner).count == everything.count)
    #expect(installedFiles == ["data/applications/other.desktop", "data/icons/hicolor/64x64/apps/other.png"])
    #expect(sentence { try home.uninstall(owner) }?.contains("is not installed") == true)
  }

  @Test("An edited desktop file is refused before anything is removed; force removes it")
  func uninstallEditedDesktopFile() throws {
    try install()
    try scratch.write(scratch.text(of: "data/" + desktopFile) + "# mine\n", to: "data/" + desktopFile)
    #expect(
      sentence { try home.uninstall(owner) }
        == "\(desktopFile): error: the file was edited since the app was installed; a forced removal removes it all the "
        + "same")
    #expect(installedFiles == everything.sorted())
    #expect(try home.uninstall(owner, force: true).count == everything.count)
    #expect(installedFiles.isEmpty)
  }

  @Test("Any other edited file is kept, and reported by name")
  func uninstallEdited() throws {
    try install()
    try scratch.write("a better picture", to: "data/" + icon)
    #expect(try home.uninstall(owner).contains(.kept(home.path + "/" + icon)))
    #expect(installedFiles == ["data/" + icon])
    // Without the list the picture has no owner, and conflicts.
    #expect(sentence { try install() }?.contains("was not written by proscenium") == true)
    #expect(try scratch.text(of: "data/" + icon) == "a better picture")
  }

  @Test("A list in a desktop file refers only to the app's own files")
  func temptation() throws {
    let precious = try scratch.write("x", to: "precious")
    var entry = try #require(
      DesktopEntry(parsing: String(decoding: Installation(app()).files.last?.contents ?? Data(), as: UTF8.self)))
    entry.files = [
      "../precious": Checksum("x".utf8).text, "applications/other.desktop": Checksum("y".utf8).text,
      "icons/hicolor/64x64/apps/../../../../../precious": Checksum("x".utf8).text,
    ]
    try scratch.write(entry.text, to: "data/" + desktopFile)
    try scratch.write("y", to: "data/applications/other.desktop")
    #expect(try home.uninstall(owner) == [.removed(home.path + "/" + desktopFile)])
    #expect(FileManager.default.fileExists(atPath: precious))
    #expect(installedFiles == ["data/applications/other.desktop"])
  }

  @Test("An installation that was interrupted before its desktop file is completed by the next one")
  func cutShort() throws {
    try install()
    try FileManager.default.removeItem(atPath: home.path + "/" + desktopFile)
    var moved = try app()
    moved.executable = "/elsewhere/letters"
    let changes = try install(moved)
    #expect(changes.contains(.wrote(home.path + "/" + service)) && changes.contains(.unchanged(home.path + "/" + icon)))
  }
}

@Suite("Description of a built app for installation")
struct InstallableAppTests {
  private func app(
    _ plist: String?, environment: [String: String] = [:], folder: String = "Letters.app"
  ) throws -> (app: InstallableApp, scratch: TemporaryFolder) {
    let scratch = TemporaryFolder()
    if let plist { try scratch.write(plist, to: "\(folder)/Info.plist") }
    let executable = try scratch.write("", to: "\(folder)/Letters")
    let variables = environment.mapValues { $0.replacingOccurrences(of: "HERE", with: scratch.path) }
    let bundle = AppBundle(executablePath: executable, environment: variables)
    return (try InstallableApp(bundle, environment: variables), scratch)
  }

  @Test("An app without a bundle identifier is installed under its executable's name, with a message")
  func withoutIdentifier() throws {
    let app = try app("{ CFBundleName = \"Letters\"; }").app
    #expect(app.bundleIdentifier == "dev.proscenium.Letters" && app.name == "Letters")
    #expect(app.notes.contains { $0.hasPrefix("Info.plist has no CFBundleIdentifier,") })
  }

  @Test("An Info.plist that the environment names is found at every start")
  func named() throws {
    let (app, scratch) = try app(
      "{}", environment: [AppBundle.environmentKey: "HERE/Letters.app/Info.plist"], folder: "Letters.app")
    #expect(
      app.environment == [
        AppBundle.environmentKey: scratch.path.replacingOccurrences(of: "//", with: "/") + "/Letters.app/Info.plist"
      ])
    #expect(app.desktopEntry(icon: "x", mimeTypes: []).command.arguments.first == "/usr/bin/env")
  }

  @Test("Without a readable Info.plist there is a message and no app")
  func unreadable() throws {
    #expect {
      try app(nil)
    } throws: {
      "\($0)".contains("it has no Info.plist, from which its desktop file would be made (looked at: ")
    }
    #expect {
      try app("no property list at all \u{0}")
    } throws: {
      "\($0)".hasSuffix("without its Info.plist the app cannot be installed")
    }
  }

  @Test("A path that a desktop file cannot contain is refused")
  func path() throws {
    #expect {
      try app("{}", folder: "a\nb.app")
    } throws: {
      "\($0)".hasSuffix("no desktop file can name a path with a control character")
    }
  }
}

@Suite("Menu categories")
struct MenuCategoriesTests {
  @Test(
    "Apple's categories map to the desktop's names",
    arguments: [
      ("public.app-category.productivity", ["Office"]), ("public.app-category.puzzle-games", ["Game"]),
      ("public.app-category.games", ["Game"]), ("public.app-category.video", ["AudioVideo", "Video"]),
      ("public.app-category.unheard-of", ["Utility"]), ("nonsense", ["Utility"]), (nil, ["Utility"]),
    ])
  func categories(type: String?, expected: [String]) { #expect(MenuCategories.categories(of: type) == expected) }
}
