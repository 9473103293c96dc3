import Foundation
import Synchronization
import Testing
import TestSupport

@testable import SceneManifest

/// A file system that records which folders were listed.
private final class RecordingFileSystem: BundleFileSystem {
  private let local = LocalFileSystem()
  private let folders = Mutex<[String]>([])

  var listed: [String] { folders.withLock { $0 } }

  func isFolder(_ path: String) -> Bool { local.isFolder(path) }
  func isFile(_ path: String) -> Bool { local.isFile(path) }
  func names(inFolder path: String) -> [String] {
    folders.withLock { $0.append(path) }
    return local.names(inFolder: path)
  }
}

@Suite("Locations of an app's files")
struct AppBundleTests {
  private let folder: TemporaryFolder
  private let root: String
  private let plist = xml("<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>")

  init() throws {
    folder = TemporaryFolder()
    root = BundleSearch.absolute(folder.path, from: "/")
  }

  private func bundle(
    _ executable: String, environment: [String: String] = [:], fileSystem: any BundleFileSystem = LocalFileSystem()
  ) -> AppBundle {
    AppBundle(
      executablePath: executable, environment: environment, currentFolder: root, fileSystem: fileSystem)
  }

  @Test("The environment overrides everything; a relative path is relative to the current folder")
  func environment() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    try folder.write(plist, to: "other/My.plist")
    let bundle = bundle("Notes.app/Notes", environment: ["PROSCENIUM_INFO_PLIST": "other/My.plist"])
    #expect(bundle.infoPlistURL?.path == root + "/other/My.plist")
    #expect(bundle.searchedPaths == ["\(root)/other/My.plist, named by PROSCENIUM_INFO_PLIST"])
  }

  @Test("An invalid path in the environment is not skipped: reading it is an error")
  func wrongEnvironment() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    let bundle = bundle("Notes.app/Notes", environment: ["PROSCENIUM_INFO_PLIST": "/nowhere/Info.plist"])
    let error = #expect(throws: InfoPlistError.self) { try bundle.infoPlist() }
    #expect(
      error?.description
        == "/nowhere/Info.plist: error: The file does not exist. Give the path of a readable Info.plist.")
  }

  @Test("An empty variable counts as unset")
  func emptyEnvironment() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    let bundle = bundle("Notes.app/Notes", environment: ["PROSCENIUM_INFO_PLIST": ""])
    #expect(bundle.infoPlistURL?.path == root + "/Notes.app/Info.plist")
    #expect(
      bundle.searchedPaths == ["PROSCENIUM_INFO_PLIST, which is not set", "\(root)/Notes.app/Info.plist"])
  }

  @Test("A flat bundle needs no search: only folders of resource bundles are listed")
  func flatBundle() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    let fileSystem = RecordingFileSystem()
    let bundle = bundle("Notes.app/Notes", fileSystem: fileSystem)
    #expect(bundle.infoPlistURL?.path == root + "/Notes.app/Info.plist")
    #expect(fileSystem.listed.allSatisfy { $0 == root + "/Notes.app" })
  }

  @Test(
    "A resource bundle of the executable's target is found up to three folders deep", arguments: ["", "/a", "/a/b/c"])
  func resourceBundle(below: String) throws {
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(plist, to: "Notes/Info.plist")
    try folder.write(plist, to: "bin/pkg_Notes.resources\(below)/Info.plist")
    try folder.write(plist, to: "bin/pkg_Other.resources/Info.plist")
    let fileSystem = RecordingFileSystem()
    let bundle = bundle("bin/Notes", fileSystem: fileSystem)
    #expect(bundle.infoPlistURL?.path == "\(root)/bin/pkg_Notes.resources\(below)/Info.plist")
    #expect(!fileSystem.listed.contains(root))
  }

  @Test("A resource bundle is not searched deeper than three folders")
  func deepResourceBundle() throws {
    try folder.write(plist, to: "bin/pkg_Notes.resources/a/b/c/d/Info.plist")
    #expect(bundle("bin/Notes").infoPlistURL == nil)
  }

  @Test("A development tree is searched from .build up to Package.swift, then down to the folder with the app's name")
  func developmentTree() throws {
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(plist, to: "Examples/Notes/Info.plist")
    try folder.write(plist, to: "Examples/Other/Info.plist")
    try folder.write(plist, to: ".hidden/Notes/Info.plist")
    try folder.write(plist, to: ".build/checkouts/x/Notes/Info.plist")
    try folder.write("", to: ".build/x86_64-unknown-linux-gnu/debug/Notes")
    let bundle = bundle(".build/x86_64-unknown-linux-gnu/debug/Notes")
    #expect(bundle.infoPlistURL?.path == root + "/Examples/Notes/Info.plist")
    #expect(
      bundle.searchedPaths == [
        "PROSCENIUM_INFO_PLIST, which is not set",
        "\(root)/.build/x86_64-unknown-linux-gnu/debug, which is not a bundle (its name does not end in .app)",
        "\(root)/.build/x86_64-unknown-linux-gnu/debug/*_Notes.resources, which does not exist",
        "\(root), 5 folders deep, for a folder Notes with an Info.plist",
      ])
  }

  @Test("Of several folders with the app's name the shallowest is used, then the first by name")
  func shallowest() throws {
    try folder.write("", to: "Package.swift")
    try folder.write(plist, to: "A/b/c/Notes/Info.plist")
    try folder.write(plist, to: "Z/Notes/Info.plist")
    try folder.write(plist, to: "Y/Notes/Info.plist")
    try folder.write("no plist here", to: "Notes/README.md")
    #expect(bundle(".build/debug/Notes").infoPlistURL?.path == root + "/Y/Notes/Info.plist")
  }

  @Test("The search ends five folders deep", arguments: [("a/b/c/d/Notes", true), ("a/b/c/d/e/Notes", false)])
  func depth(below: String, isFound: Bool) throws {
    try folder.write("", to: "Package.swift")
    try folder.write(plist, to: "\(below)/Info.plist")
    #expect((bundle(".build/debug/Notes").infoPlistURL != nil) == isFound)
  }

  @Test("Nothing is found: no plist, and the message lists every searched place")
  func nothing() throws {
    try folder.write("", to: "bin/Notes")
    let bundle = bundle("bin/Notes")
    #expect(bundle.infoPlistURL == nil)
    #expect(try bundle.infoPlist() == nil)
    #expect(bundle.searchedPaths.count == 4)
    #expect(bundle.searchedPaths.last == "the folders above \(root)/bin, of which none has a Package.swift")
    #expect(bundle.resourceURL(name: "Main", extension: "storyboard") == nil)
  }

  @Test("The plist is read with variables derived from the executable's name")
  func variables() throws {
    try folder.write(
      xml(
        """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>NSPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Application</string>
        <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
        <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
        <key>CFBundleDisplayName</key><string>$(TARGET_NAME)</string>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        """), to: "My Notes.app/Info.plist")
    let bundle = bundle("My Notes.app/My Notes")
    let plist = try #require(try bundle.infoPlist(idiom: .pad))
    #expect(bundle.moduleName == "My_Notes")
    #expect(bundle.executableName == "My Notes")
    #expect(plist.idiom == .pad)
    #expect(plist.bundleIdentifier == "dev.proscenium.My-Notes")
    #expect(plist.bundleName == "My Notes")
    #expect(plist.executableName == "My Notes")
    #expect(plist.displayName == "My Notes")
    #expect(plist.principalClassName == "My_Notes.Application")
    #expect(plist.shortVersion == "1.0")
    #expect(plist.version == "1")
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("A literal identifier in the plist is kept; a given module name is used")
  func literals() throws {
    try folder.write(
      xml(
        """
        <key>CFBundleIdentifier</key><string>org.example.Notes</string>
        <key>NSPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Application</string>
        """), to: "Notes.app/Info.plist")
    let bundle = AppBundle(executablePath: root + "/Notes.app/Notes", moduleName: "NotesKit")
    let plist = try #require(try bundle.infoPlist())
    #expect(plist.bundleIdentifier == "org.example.Notes")
    #expect(plist.principalClassName == "NotesKit.Application")
  }

  @Test("Resources are searched in the plist's folder, Base.lproj, other languages by name, then subfolders")
  func resources() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    let bundle = bundle("Notes.app/Notes")
    func found() -> String? {
      bundle.resourceURL(name: "Main", extension: "storyboard").map { String($0.path.dropFirst(root.count + 11)) }
    }
    #expect(found() == nil)
    for place in ["a/b/c", "UI", "en.lproj", "de.lproj", "Base.lproj", "."] {
      try folder.write("", to: "Notes.app/\(place)/Main.storyboard")
      #expect(found() == (place == "." ? "Main.storyboard" : "\(place)/Main.storyboard"))
    }
  }

  @Test("Resources are not searched deeper than three folders, and a folder is not returned as a file")
  func deepResources() throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    try folder.write("", to: "Notes.app/a/b/c/d/Main.storyboard")
    try folder.write("", to: "Notes.app/Main.storyboard/x")
    #expect(bundle("Notes.app/Notes").resourceURL(name: "Main", extension: "storyboard") == nil)
  }

  @Test("A resource's name cannot leave the bundle", arguments: ["../secret", "a/../../secret", "", "x\0"])
  func escape(name: String) throws {
    try folder.write(plist, to: "Notes.app/Info.plist")
    try folder.write("", to: "secret.storyboard")
    #expect(bundle("Notes.app/Notes").resourceURL(name: name, extension: "storyboard") == nil)
  }

  @Test("Resources without an extension are found, and those of a resource bundle beside a plist elsewhere")
  func resourceBundleResources() throws {
    try folder.write("", to: "Package.swift")
    try folder.write(plist, to: "Sources/Notes/Info.plist")
    try folder.write("", to: ".build/debug/pkg_Notes.resources/data/words")
    let bundle = bundle(".build/debug/Notes")
    #expect(bundle.infoPlistURL?.path == root + "/Sources/Notes/Info.plist")
    #expect(
      bundle.resourceURL(name: "words", extension: "")?.path
        == root + "/.build/debug/pkg_Notes.resources/data/words")
  }

  @Test("A flat bundle without a plist still has resources")
  func bundleWithoutPlist() throws {
    try folder.write("", to: "Notes.app/Main.storyboard")
    let bundle = bundle("Notes.app/Notes")
    #expect(bundle.infoPlistURL == nil)
    #expect(bundle.resourceURL(name: "Main", extension: "storyboard") != nil)
  }

  @Test(
    "Paths are normalised",
    arguments: [
      ("Notes", "/apps", "/apps/Notes"), ("./a/../Notes", "/apps", "/apps/Notes"), ("/x//y/./z", "/apps", "/x/y/z"),
      ("../../../Notes", "/a", "/Notes"), ("Notes", "/", "/Notes"),
    ])
  func paths(path: String, from folder: String, absolute: String) {
    #expect(BundleSearch.absolute(path, from: folder) == absolute)
  }

  @Test("The running process has a bundle with its own executable")
  func currentProcess() {
    let bundle = AppBundle.forCurrentProcess(moduleName: "Me")
    #expect(LocalFileSystem().isFile(bundle.executablePath))
    #expect(bundle.moduleName == "Me")
    #expect(!bundle.searchedPaths.isEmpty)
  }
}
