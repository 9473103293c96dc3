import Foundation
import Testing
import TestSupport
import TestTraits

/// An isolated environment: an app, a data folder, and the desktop's tools as scripts that record their calls.
private struct Desk {
  let scratch: TemporaryFolder

  init(infoPlist: String? = Desk.letters, tools: [String] = Desk.tools) throws {
    scratch = TemporaryFolder()
    for folder in ["bin", "Letters.app/de.lproj", "build"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/" + folder, withIntermediateDirectories: true)
    }
    for tool in tools {
      try scratch.write(program: "#!/bin/sh\necho \"\(tool) $*\" >> \(scratch.path)/calls\n", to: "bin/" + tool)
    }
    try scratch.write(program: "#!/bin/sh\n", to: "Letters.app/Letters")
    if let infoPlist { try scratch.write(infoPlist, to: "Letters.app/Info.plist") }
    try scratch.write("CFBundleDisplayName = \"Briefe\";", to: "Letters.app/de.lproj/InfoPlist.strings")
    let icon = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8).map(Int.init)
    try Data((icon + [0, 0, 0, 64, 0, 0, 0, 64]).map { UInt8($0) }).write(
      to: URL(fileURLWithPath: scratch.path + "/Letters.app/Icon.png"))
  }

  static let tools = ["update-desktop-database", "update-mime-database", "gtk-update-icon-cache"]

  static let letters = """
    { CFBundleIdentifier = "org.example.letters"; CFBundleDisplayName = Letters;
      CFBundleIconFiles = (Icon);
      CFBundleURLTypes = ({ CFBundleURLSchemes = (letters); });
      CFBundleDocumentTypes = ({ LSItemContentTypes = ("org.example.letter"); });
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = "org.example.letter";
        UTTypeTagSpecification = { "public.filename-extension" = (letter); }; });
      UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; }; }
    """

  /// Runs the tool; the temporary path is replaced by DESK in the output.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    var run = try Run(
      arguments, folder: scratch.path,
      environment: [
        "XDG_DATA_HOME": scratch.path + "/data", "XDG_STATE_HOME": scratch.path + "/state",
        "PATH": scratch.path + "/bin",
      ].merging(environment) { $1 })
    run.output = run.output.replacingOccurrences(of: scratch.path, with: "DESK")
    run.errors = run.errors.replacingOccurrences(of: scratch.path, with: "DESK")
    return run
  }

  /// The files below the data folder, in alphabetical order.
  var installed: [String] {
    let manager = FileManager.default
    return (manager.subpaths(atPath: scratch.path + "/data") ?? []).filter { name in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: scratch.path + "/data/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: scratch.path + "/" + name, encoding: .utf8) }

  /// The calls of the desktop's tools since the last read.
  func calls() throws -> [String] {
    defer { try? FileManager.default.removeItem(atPath: scratch.path + "/calls") }
    return (text("calls") ?? "").replacingOccurrences(of: scratch.path, with: "DESK").split(separator: "\n")
      .map(String.init)
  }
}

@Suite("proscenium install and uninstall", .waitsForProcesses)
struct InstallTests {
  private let desktopFile = "data/applications/org.example.letters.desktop"
  private let everything = [
    "applications/org.example.letters.desktop", "icons/hicolor/64x64/apps/org.example.letters.png",
    "mime/packages/org.example.letters.xml",
  ]

  @Test("The help is equal to its snapshot", arguments: ["install", "uninstall"])
  func help(command: String) throws {
    let run = try Run([command, "--help"])
    #expect(run.status == 0)
    try expectSnapshot(run.output, "help-\(command)")
  }

  @Test("install writes the desktop's files, lists each, and the desktop's tools find them")
  func install() throws {
    let desk = try Desk()
    let run = try desk.run(["install", "Letters.app"])
    #expect(run.status == 0)
    try expectSnapshot(run.output, "install")
    try expectSnapshot(run.errors, "install-notes")
    #expect(desk.installed == everything)
    #expect(
      try desk.calls() == [
        "update-mime-database DESK/data/mime", "update-desktop-database -q DESK/data/applications",
      ])
    let text = try #require(desk.text(desktopFile))
    #expect(text.contains("\nName[de]=Briefe\n"))
    #expect(text.contains("\nExec=\(desk.scratch.path)/Letters.app/Letters %U\n"))
  }

  @Test("A second installation changes nothing; after a move the new path is installed")
  func again() throws {
    let desk = try Desk()
    _ = try desk.run(["install", "Letters.app"])
    _ = try desk.calls()
    let second = try desk.run(["install", "Letters.app/Letters"])
    #expect(second.lines.filter { $0.hasPrefix("unchanged ") }.count == 3 && second.status == 0)
    #expect(try desk.calls().isEmpty)
    try FileManager.default.moveItem(
      atPath: desk.scratch.path + "/Letters.app", toPath: desk.scratch.path + "/build/Letters.app")
    let moved = try desk.run(["install", "build/Letters.app"])
    #expect(moved.lines.contains("wrote DESK/\(desktopFile)"))
    #expect(desk.text(desktopFile)?.contains("/build/Letters.app/Letters %U\n") == true)
  }

  @Test("An existing icon cache is updated")
  func iconCache() throws {
    let desk = try Desk()
    let theme = desk.scratch.path + "/data/icons/hicolor"
    try FileManager.default.createDirectory(atPath: theme, withIntermediateDirectories: true)
    try desk.scratch.write("", to: "data/icons/hicolor/icon-theme.cache")
    _ = try desk.run(["install", "Letters.app"])
    #expect(try desk.calls().last == "gtk-update-icon-cache -q -t -f DESK/data/icons/hicolor")
  }

  @Test("A tool of the desktop that cannot be run is reported with the system's reason, and all files are written")
  func busyTool() throws {
    let desk = try Desk()
    let tool = try FileHandle(forUpdating: desk.scratch.url.appendingPathComponent("bin/update-mime-database"))
    defer { try? tool.close() }
    let run = try desk.run(["install", "Letters.app"])
    #expect(run.status == 0 && desk.installed == everything)
    #expect(run.errors.contains("update-mime-database could not be run: Text file busy.\n"))
  }

  @Test("Without the desktop's tools all files are written, and the consequences are reported")
  func withoutTools() throws {
    let desk = try Desk(tools: [])
    let run = try desk.run(["install", "Letters.app"])
    #expect(run.status == 0 && desk.installed == everything)
    #expect(run.errors.contains("update-desktop-database (package desktop-file-utils) is not installed"))
  }

  @Test("--dry-run prints what it would do and writes nothing")
  func dryRun() throws {
    let desk = try Desk()
    let run = try desk.run(["install", "Letters.app", "--dry-run"])
    try expectSnapshot(run.output, "install-dry-run")
    #expect(run.status == 0 && desk.installed.isEmpty)
    #expect(try desk.calls().isEmpty)
  }

  @Test("A desktop file of another app is refused by name, with a way out; --force keeps it under another name")
  func foreign() throws {
    let desk = try Desk()
    let theirs = "[Desktop Entry]\nType=Application\nName=Post\nExec=post\n"
    try FileManager.default.createDirectory(
      atPath: desk.scratch.path + "/data/applications", withIntermediateDirectories: true)
    try desk.scratch.write(theirs, to: desktopFile)
    let refused = try desk.run(["install", "Letters.app"])
    #expect(refused.status == 64 && refused.output.isEmpty)
    try expectSnapshot(refused.errors, "error-install-foreign")
    #expect(desk.text(desktopFile) == theirs && desk.installed.count == 1)
    let forced = try desk.run(["install", "Letters.app", "--force"])
    #expect(forced.status == 0)
    #expect(forced.lines.contains("renamed DESK/\(desktopFile) to DESK/\(desktopFile).before-proscenium"))
    #expect(desk.text(desktopFile + ".before-proscenium") == theirs)
  }

  @Test("A folder that is not writable, a missing Info.plist and an unreadable one give a message and exit status 64")
  func refusals() throws {
    let blocked = try Desk()
    _ = try blocked.scratch.write("a file in the folder's place", to: "data")
    let run = try blocked.run(["install", "Letters.app"])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("DESK/data/icons/hicolor/64x64/apps/org.example.letters.png: error: the file cannot be "))

    let bare = try Desk(infoPlist: nil).run(["install", "Letters.app"])
    #expect(bare.status == 64 && bare.errors.split(separator: "\n").count == 1)
    #expect(bare.errors.hasPrefix("DESK/Letters.app/Letters: error: it has no Info.plist,"))

    let damaged = try Desk(infoPlist: "{{{").run(["install", "Letters.app"])
    #expect(damaged.status == 64 && damaged.errors.split(separator: "\n").count == 1)
    #expect(damaged.errors.hasSuffix("; without its Info.plist the app cannot be installed\n"))

    #expect(try Desk().run(["install", "NoSuchApp"]).errors.hasPrefix("NoSuchApp: error: there is no such app"))
  }

  @Test("An app without a bundle identifier, icon or types is installed, and each omission is reported")
  func poor() throws {
    let desk = try Desk(infoPlist: "{ }")
    let run = try desk.run(["install", "Letters.app"])
    #expect(run.status == 0)
    #expect(
      desk.installed == [
        "applications/dev.proscenium.Letters.desktop", "icons/hicolor/scalable/apps/dev.proscenium.Letters.svg",
      ])
    #expect(run.errors.contains("Info.plist has no CFBundleIdentifier"))
    #expect(run.errors.contains("There is no icon in Info.plist or an asset catalogue"))
  }

  @Test("An Info.plist that was given by name is found when the desktop starts the app")
  func named() throws {
    let desk = try Desk(infoPlist: nil)
    let file = try desk.scratch.write(Desk.letters, to: "Other.plist")
    #expect(try desk.run(["install", "Letters.app", "--info-plist", "Other.plist"]).status == 0)
    #expect(
      desk.text(desktopFile)?.contains(
        "\nExec=/usr/bin/env PROSCENIUM_INFO_PLIST=\(file) \(desk.scratch.path)/Letters.app/Letters %U\n") == true)
    #expect(try desk.run(["uninstall", "Letters.app", "--info-plist", "Other.plist"]).status == 0)
    #expect(desk.installed.isEmpty)
  }

  @Test("uninstall removes what install wrote and nothing else, and reports that sessions are kept")
  func uninstall() throws {
    let desk = try Desk()
    _ = try desk.run(["install", "Letters.app"])
    try desk.scratch.write("[Desktop Entry]\n", to: "data/applications/other.desktop")
    _ = try desk.calls()
    let run = try desk.run(["uninstall", "Letters.app"])
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectSnapshot(run.output, "uninstall")
    #expect(desk.installed == ["applications/other.desktop"])
    #expect(
      try desk.calls() == [
        "update-mime-database DESK/data/mime", "update-desktop-database -q DESK/data/applications",
      ])
    let again = try desk.run(["uninstall", "Letters.app"])
    #expect(again.status == 64)
    #expect(again.errors == "org.example.letters: error: the app is not installed; no app is\n")
  }

  @Test("An app that no longer exists is uninstalled by its bundle identifier")
  func missing() throws {
    let desk = try Desk()
    _ = try desk.run(["install", "Letters.app"])
    try FileManager.default.removeItem(atPath: desk.scratch.path + "/Letters.app")
    let unknown = try desk.run(["uninstall", "Letters.app"])
    #expect(unknown.status == 64)
    try expectSnapshot(unknown.errors, "error-uninstall-unknown")
    #expect(try desk.run(["uninstall", "org.example.letters", "--dry-run"]).lines.count == 3)
    #expect(try desk.run(["uninstall", "org.example.letters"]).status == 0)
    #expect(desk.installed.isEmpty)
  }

  @Test("An edited file is kept, and --force removes it")
  func edited() throws {
    let desk = try Desk()
    _ = try desk.run(["install", "Letters.app"])
    let icon = "data/icons/hicolor/64x64/apps/org.example.letters.png"
    let written = try #require(desk.text(desktopFile))
    try desk.scratch.write(written + "# mine\n", to: desktopFile)
    let refused = try desk.run(["uninstall", "Letters.app"])
    #expect(refused.status == 64 && desk.installed == everything)
    try expectSnapshot(refused.errors, "error-uninstall-edited")
    try desk.scratch.write(written, to: desktopFile)
    try desk.scratch.write("a better picture", to: icon)
    let kept = try desk.run(["uninstall", "Letters.app"])
    #expect(kept.lines.contains("kept DESK/\(icon), which was edited since it was written"))
    #expect(kept.status == 0 && desk.text(icon) == "a better picture")

    let other = try Desk()
    _ = try other.run(["install", "Letters.app"])
    _ = try other.scratch.write(written + "# mine\n", to: desktopFile)
    #expect(try other.run(["uninstall", "Letters.app", "--force"]).status == 0)
    #expect(other.installed.isEmpty)
  }
}
