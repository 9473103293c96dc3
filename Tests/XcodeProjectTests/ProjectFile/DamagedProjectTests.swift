import TestSupport
import Testing

@testable import XcodeProject

@Suite("Damaged project files") struct DamagedProjectTests {
  private let folder = TemporaryFolder()

  private func error(_ text: String) throws -> String {
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let location = ProjectLocation(.project, path: folder.path + "/App.xcodeproj")
    return try #require(throws: ProjectError.self) { try ProjectReader().read(location) }.description
  }

  @Test(
    "A file that is no project is refused in one sentence with its line",
    arguments: [
      ("", ":1: error: Expected a key or a value, found the end of the file."),
      ("{}", ":1: error: The file has no ‘objects’; it is not an Xcode project."),
      ("{ objects = {}; }", "The file has no ‘rootObject’; it is not an Xcode project."),
      ("{ objects = {};\n rootObject = P; }", ":2: error: ‘rootObject’ names ‘P’, which is not a project object."),
      ("{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }", "which is not a project object."),
      ("{ objects = (); rootObject = P; }", "The file has no ‘objects’"),
      ("bplist00", "plutil -convert xml1"),
    ])
  func noProject(text: String, expected: String) throws {
    #expect(try error(text).contains(expected))
  }

  @Test("A folder without a project file is refused")
  func noFile() throws {
    try folder.write("", to: "App.xcodeproj/x")
    let location = ProjectLocation(.project, path: folder.path + "/App.xcodeproj")
    let error = try #require(throws: ProjectError.self) { try ProjectReader().read(location) }
    #expect(error.reason == "The folder has no project.pbxproj and no project.xcproj.")
  }

  @Test("A project that is only its object has no targets")
  func emptyProject() throws {
    try folder.write(
      "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }", to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    #expect(project.targets.isEmpty)
    #expect(project.messages == ["‘P’ has no list of build configurations."])
  }

  @Test("References to objects that do not exist are reported with their lines")
  func missingObjects() throws {
    let project = try SampleProject.read(
      in: folder,
      target: """
        buildPhases = (S, GONE1); dependencies = (D);
        packageProductDependencies = (GONE2); fileSystemSynchronizedGroups = (GONE3);
        """,
      objects: """
        G = { isa = PBXGroup; children = (GONE4); };
        S = { isa = PBXSourcesBuildPhase; files = (B1,
          GONE5); };
        B1 = { isa = PBXBuildFile; fileRef = GONE6; };
        D = { isa = PBXTargetDependency; target = GONE7; };
        """)
    #expect(
      Set(project.messages) == [
        "The project has no object for a build phase of the target ‘App’.",
        "The project has no object for a file of the target ‘App’.",
        "A file of the target ‘App’ refers to an object that the project does not have.",
        "A dependency of the target ‘App’ names no target.",
      ])
    #expect(project.diagnostics.allSatisfy { $0.line != nil && $0.severity == .warning })
  }

  @Test("Values of the wrong kind are as good as absent")
  func wrongKinds() throws {
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = { a = b; }; dependencies = x; productName = (1);",
      objects: "G = { isa = PBXGroup; children = x; path = (a); };",
      settings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = { a = b; };",
      project: "attributes = (); developmentRegion = ();")
    #expect(project.target("App")?.sources.isEmpty == true)
    #expect(project.target("App")?.productName == "App")
  }

  @Test("A project of many files is read in a moment")
  func large() throws {
    var objects = ["G = { isa = PBXGroup; children = (); };"]
    let count = 5000
    for index in 0..<count {
      objects.append("F\(index) = { isa = PBXFileReference; path = \"File\(index).m\"; sourceTree = \"<group>\"; };")
      objects.append("B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };")
    }
    objects.append(
      "S = { isa = PBXSourcesBuildPhase; files = (\((0..<count).map { "B\($0)" }.joined(separator: ", "))); };")
    let start = ContinuousClock.now
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = (S);", objects: objects.joined(separator: "\n"))
    #expect(project.target("App")?.foreignSources.count == count)
    #expect(start.duration(to: .now) < .seconds(60))
  }

  @Test("A bracket without an end in a build setting is reported")
  func damagedSetting() throws {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES;\n\"A[sdk=\" = b;")
    #expect(project.messages == ["The build setting ‘A[sdk=’ has a bracket without an end."])
  }

  @Test("Targets that depend on each other are an error, and keep one direction")
  func targetCycle() throws {
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; targets = (A, B); };
        A = { isa = PBXNativeTarget; name = A; dependencies = (DB, DA); };
        B = { isa = PBXNativeTarget; name = B; dependencies = (DA); };
        DA = { isa = PBXTargetDependency; target = A; }; DB = { isa = PBXTargetDependency; target = B; };
        """), to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    #expect(project.target("A")?.dependencies == ["B"])
    #expect(project.target("B")?.dependencies == [])
    #expect(
      project.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "The targets ‘B’ and ‘A’ depend on each other. Remove one of the dependencies."
      ])
  }
}
