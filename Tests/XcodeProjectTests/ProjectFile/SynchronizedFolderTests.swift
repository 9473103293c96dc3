import TestSupport
import Testing

@testable import XcodeProject

@Suite("Synchronized folders") struct SynchronizedFolderTests {
  private let folder = TemporaryFolder()

  init() throws {
    for name in [
      "App/AppDelegate.swift", "App/Views/View.swift", "App/Info.plist", "App/README.md", "App/Header.h",
      "App/.hidden.swift", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "App/web/index.html",
      "App/Assets.xcassets/Contents.json", "App/App.entitlements", "App/Old/Old.swift", "App/sound.caf",
    ] {
      try folder.write(name.hasSuffix("Info.plist") ? "{}" : "", to: name)
    }
  }

  private func read(
    exceptions: String = "", group: String = "", target: String = "fileSystemSynchronizedGroups = (S);"
  )
    throws -> ProjectTarget
  {
    let project = try SampleProject.read(
      in: folder, target: "\(target) buildPhases = (C);",
      objects: """
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); \(group) };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; \(exceptions) };
        C = { isa = PBXCopyFilesBuildPhase; dstPath = sounds; dstSubfolderSpec = 7; files = (); };
        """, settings: "INFOPLIST_FILE = App/Info.plist;")
    #expect(project.diagnostics.isEmpty)
    return try #require(project.target("App"))
  }

  @Test("Every file belongs to the target by its type; the Info.plist, headers and hidden files are no resources")
  func plain() throws {
    let target = try read()
    #expect(target.sources.map(\.name) == ["AppDelegate.swift", "Old/Old.swift", "Views/View.swift"])
    #expect(
      target.resources.map(\.destination) == [
        "Assets.xcassets", "Base.lproj/Main.storyboard", "README.md", "de.lproj/Main.strings", "index.html",
        "sound.caf",
      ])
  }

  @Test("A model of Core Data is one resource at the top of the app")
  func model() throws {
    try folder.write("", to: "App/Data/Model.xcdatamodeld/Model.xcdatamodel/contents")
    #expect(try read().resources.map(\.destination).contains("Model.xcdatamodeld"))
    #expect(try read().resources.filter { $0.path.contains("xcdatamodel") }.count == 1)
  }

  @Test("Packages in subfolders are packages of the project, and their files belong to no target")
  func packages() throws {
    try folder.write("", to: "App/Modules/Core/Package.swift")
    try folder.write("", to: "App/Modules/Core/Sources/Core/Core.swift")
    try folder.write(
      "let package = Package(name: \"Parts\", products: [.library(name: \"Views\", targets: [\"Views\"])])",
      to: "App/Modules/Parts/Package.swift")
    let project = try SampleProject.read(
      in: folder,
      target: "fileSystemSynchronizedGroups = (S); buildPhases = (); packageProductDependencies = (P1, P2);",
      objects: """
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        P1 = { isa = XCSwiftPackageProductDependency; productName = Core; };
        P2 = { isa = XCSwiftPackageProductDependency; productName = Views; };
        """, settings: "INFOPLIST_FILE = App/Info.plist;")
    #expect(project.diagnostics.isEmpty)
    let target = try #require(project.target("App"))
    #expect(target.sources.map(\.name) == ["AppDelegate.swift", "Old/Old.swift", "Views/View.swift"])
    #expect(project.packages.map(\.identity) == ["core", "parts"])
    #expect(
      target.packageProducts == [
        PackageProduct(product: "Core", package: "core"), PackageProduct(product: "Views", package: "parts"),
      ])
  }

  @Test("Exceptions leave out files, folders, and files with translations")
  func exceptions() throws {
    let target = try read(
      exceptions: "membershipExceptions = (Old, README.md, \"/Localized: Main.storyboard\", Views/View.swift);")
    #expect(target.sources.map(\.name) == ["AppDelegate.swift"])
    #expect(!target.resources.map(\.destination).contains("README.md"))
    #expect(!target.resources.map(\.destination).contains("Base.lproj/Main.storyboard"))
    #expect(target.resources.map(\.destination).contains("de.lproj/Main.strings"))
  }

  @Test(
    "An exception can name one translation", arguments: ["/Localized: de.lproj/Main.strings", "de.lproj/Main.strings"])
  func translationException(exception: String) throws {
    let target = try read(exceptions: "membershipExceptions = (\"\(exception)\");")
    #expect(!target.resources.map(\.destination).contains("de.lproj/Main.strings"))
    #expect(target.resources.map(\.destination).contains("Base.lproj/Main.storyboard"))
  }

  @Test("In a target without the folder the exceptions are the files that belong to it")
  func inclusions() throws {
    let target = try read(exceptions: "membershipExceptions = (Old/Old.swift, README.md);", target: "")
    #expect(target.sources.map(\.name) == ["Old.swift"])
    #expect(target.resources.map(\.destination) == ["README.md"])
  }

  @Test("An explicit folder is copied as a whole")
  func explicitFolder() throws {
    let target = try read(group: "explicitFolders = (web);")
    #expect(target.resources.map(\.destination).contains("web"))
    #expect(!target.resources.map(\.destination).contains("index.html"))
  }

  @Test("Platforms of a file decide whether it is built")
  func platforms() throws {
    let target = try read(
      exceptions: "platformFiltersByRelativePath = { Old/Old.swift = (macos); Views/View.swift = (ios, tvos); };")
    #expect(target.sources.map(\.name) == ["AppDelegate.swift", "Views/View.swift"])
  }

  @Test("A file of another build phase is copied by that phase")
  func otherPhase() throws {
    let project = try SampleProject.read(
      in: folder, target: "fileSystemSynchronizedGroups = (S); buildPhases = (C);",
      objects: """
        G = { isa = PBXGroup; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C;
          membershipExceptions = (sound.caf); };
        C = { isa = PBXCopyFilesBuildPhase; dstPath = sounds; dstSubfolderSpec = 7; files = (); };
        """)
    #expect(project.target("App")?.resources.map(\.destination).contains("sounds/sound.caf") == true)
  }

  @Test("A folder that does not exist is an error with the line of the folder")
  func missingFolder() throws {
    let project = try SampleProject.read(
      in: folder, target: "fileSystemSynchronizedGroups = (S);",
      objects:
        "G = { isa = PBXGroup; children = (S); };\nS = { isa = PBXFileSystemSynchronizedRootGroup; path = Gone; };")
    let error = try #require(project.diagnostics.first { $0.severity == .error })
    #expect(error.description.contains("project.pbxproj:14: error: The folder ‘\(folder.path)/Gone’"))
    #expect(error.target == "App")
  }
}
