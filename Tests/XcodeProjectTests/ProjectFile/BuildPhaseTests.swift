import TestSupport
import Testing

@testable import XcodeProject

@Suite("Build phases") struct BuildPhaseTests {
  private let folder = TemporaryFolder()

  /// Reads a project with one phase of these files.
  private func read(
    _ kind: String, _ paths: [String], phase: String = "", build: String = "", write: Bool = true
  ) throws -> AppProject {
    var objects = ["G = { isa = PBXGroup; children = (); };"]
    for (index, path) in paths.enumerated() {
      if write { try folder.write("x", to: path) }
      objects.append("F\(index) = { isa = PBXFileReference; path = \"\(path)\"; };")
      objects.append("B\(index) = { isa = PBXBuildFile; fileRef = F\(index); \(build) };")
    }
    let list = paths.indices.map { "B\($0)" }.joined(separator: ", ")
    objects.append("K = { isa = \(kind); files = (\(list)); \(phase) };")
    return try SampleProject.read(in: folder, target: "buildPhases = (K);", objects: objects.joined(separator: "\n"))
  }

  private func destinations(_ project: AppProject) -> [String] {
    project.target("App")?.resources.map(\.destination) ?? []
  }

  @Test("Resources are at the top of the app, or in the folder of their language")
  func resources() throws {
    let project = try read(
      "PBXResourcesBuildPhase", ["a/b/one.png", "a/de.lproj/Main.strings", "Base.lproj/Main.storyboard"])
    #expect(destinations(project) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "one.png"])
    #expect(project.diagnostics.isEmpty)
  }

  @Test("Two resources for one place are reported, and the first is copied")
  func sameDestination() throws {
    let project = try read("PBXResourcesBuildPhase", ["a/one.png", "b/one.png"])
    #expect(project.target("App")?.resources.map(\.path) == [folder.path + "/a/one.png"])
    #expect(project.messages.contains { $0.contains("would both become ‘one.png’ in the product; only the second") })
  }

  @Test(
    "Files are copied into the app's folders",
    arguments: [
      ("dstSubfolderSpec = 7; dstPath = \"a/b\";", ["a/b/one.txt"]),
      ("dstSubfolderSpec = 1; dstPath = \"\";", ["one.txt"]),
      ("dstSubfolderSpec = 10; dstPath = x;", ["Frameworks/x/one.txt"]),
      ("dstSubfolderSpec = 13;", ["PlugIns/one.txt"]),
      ("dstSubfolderSpec = 16; dstPath = \"$(CONTENTS_FOLDER_PATH)/w\";", ["w/one.txt"]),
      ("dstSubfolderSpec = 16; dstPath = elsewhere;", []), ("dstSubfolderSpec = 0; dstPath = \"/tmp\";", []),
      ("dstSubfolderSpec = 7; dstPath = \"$(CONFIGURATION)\";", ["Debug/one.txt"]),
    ])
  func copies(phase: String, expected: [String]) throws {
    #expect(destinations(try read("PBXCopyFilesBuildPhase", ["one.txt"], phase: phase)) == expected)
  }

  @Test(
    "No copy leaves the app's folder",
    arguments: ["../x", "a/../../x", "/tmp", "$(OUT)", "$(SRCROOT)", "a/..\\U0000"])
  func outside(path: String) throws {
    let project = try read("PBXCopyFilesBuildPhase", ["one.txt"], phase: "dstSubfolderSpec = 7; dstPath = \"\(path)\";")
    for destination in destinations(project) {
      #expect(!destination.hasPrefix("/") && !destination.split(separator: "/").contains(".."))
    }
    if destinations(project).isEmpty {
      #expect(project.messages.contains { $0.contains("outside of the app's folder") })
    }
  }

  @Test("What another tool of Xcode compiles is reported by its kind")
  func unsupported() throws {
    let project = try read("PBXSourcesBuildPhase", ["M.xcmappingmodel", "S.metal", "L.mlmodel", "I.intentdefinition"])
    #expect(project.messages.count == 4)
    #expect(
      project.messages.first == "‘M.xcmappingmodel’ is a mapping model of Core Data, which is not compiled here; "
        + "the target ‘App’ is built without it.")
  }

  @Test(
    "A model of Core Data is a resource at the top of the app",
    arguments: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
  func models(phase: String) throws {
    let project = try read(phase, ["Data/My Model.xcdatamodeld", "en.lproj/N.xcdatamodel"])
    #expect(destinations(project) == ["My Model.xcdatamodeld", "N.xcdatamodel"])
    #expect(project.diagnostics.isEmpty)
  }

  @Test("A group of versions is a model with its current version")
  func versions() throws {
    try folder.write("x", to: "App/My Model.xcdatamodeld/My Model 2.xcdatamodel/contents")
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = (K);",
      objects: """
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (V); path = App; sourceTree = "<group>"; };
        V = { isa = XCVersionGroup; children = (V1, V2); currentVersion = V2; path = "My Model.xcdatamodeld";
          sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
        V1 = { isa = PBXFileReference; path = "My Model.xcdatamodel"; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = "My Model 2.xcdatamodel"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = V; };
        K = { isa = PBXSourcesBuildPhase; files = (B); };
        """)
    #expect(
      project.target("App")?.resources == [
        ProjectTarget.Resource(
          path: folder.path + "/App/My Model.xcdatamodeld", destination: "My Model.xcdatamodeld",
          currentVersion: "My Model 2.xcdatamodel")
      ])
    #expect(project.diagnostics.isEmpty)
  }

  @Test("Swift beside other languages is built without them, with a warning")
  func mixedLanguages() throws {
    let project = try read("PBXSourcesBuildPhase", ["A.swift", "B.m", "C.mm", "D.h"])
    let app = try #require(project.target("App"))
    #expect(app.sources.map(\.name) == ["A.swift"])
    #expect(app.foreignSources.map(FilePath.name) == ["B.m", "C.mm"])
    #expect(project.diagnostics.map(\.severity) == [.warning])
    #expect(project.diagnostics[0].message.hasPrefix("‘B.m’ and 1 more of the target ‘App’ is in Objective-C"))
  }

  @Test("A target in Objective-C is an error in one sentence")
  func objectiveC() throws {
    let project = try read("PBXSourcesBuildPhase", ["main.m"])
    #expect(
      project.diagnostics.map(\.description) == [
        "\(folder.path)/App.xcodeproj/project.pbxproj:9: error: "
          + "The target ‘App’ is written in Objective-C (‘main.m’). Only Swift is compiled here."
      ])
  }

  @Test("A script is a note with its name, or its line")
  func script() throws {
    let named = try read("PBXShellScriptBuildPhase", [], phase: "name = Lint; shellScript = \"rm -rf /\";")
    #expect(named.diagnostics.map(\.severity) == [.note])
    #expect(named.messages == ["The script ‘Lint’ of the target ‘App’ does not run here."])
    let plain = try read("PBXShellScriptBuildPhase", [])
    #expect(plain.messages == ["The script of line 14 of the target ‘App’ does not run here."])
  }

  @Test(
    "A file for other platforms is left out",
    arguments: ["platformFilter = maccatalyst;", "platformFilters = (macos, tvos);"])
  func otherPlatforms(build: String) throws {
    #expect(try read("PBXSourcesBuildPhase", ["A.swift"], build: build).target("App")?.sources.isEmpty == true)
  }

  @Test(
    "A file for this platform among others is built",
    arguments: ["platformFilter = ios;", "platformFilters = (ios, tvos);"])
  func thisPlatform(build: String) throws {
    #expect(try read("PBXSourcesBuildPhase", ["A.swift"], build: build).target("App")?.sources.count == 1)
  }

  @Test("Binary frameworks are reported; those of the system are listed by name")
  func frameworks() throws {
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = (K);",
      objects: """
        G = { isa = PBXGroup; children = (); };
        F1 = { isa = PBXFileReference; path = Lib.xcframework; };
        F2 = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
        F3 = { isa = PBXFileReference; path = usr/lib/libz.tbd; sourceTree = SDKROOT; };
        F4 = { isa = PBXReferenceProxy; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        K = { isa = PBXFrameworksBuildPhase; files = (B1, B2, B3, B4); };
        """)
    #expect(project.target("App")?.frameworks == ["MapKit"])
    #expect(
      project.messages == ["‘Lib.xcframework’ is a binary for Apple's platforms; the target ‘App’ is built without it."]
    )
  }
}
