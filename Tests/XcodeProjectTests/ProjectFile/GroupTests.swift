import TestSupport
import Testing

@testable import XcodeProject

@Suite("Groups and files of a project") struct GroupTests {
  private let folder = TemporaryFolder()

  /// Reads a project whose sources are the files `F1` … of these objects.
  private func sources(_ objects: String, files: [String]) throws -> AppProject {
    let builds = files.map { "B\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }.joined(separator: "\n")
    let list = files.map { "B" + $0 }.joined(separator: ", ")
    return try SampleProject.read(
      in: folder, target: "buildPhases = (S);",
      objects: "\(objects)\n\(builds)\nS = { isa = PBXSourcesBuildPhase; files = (\(list)); };")
  }

  @Test("Paths start at the group, at the project's folder, or at the root")
  func sourceTrees() throws {
    for name in ["a/b/One.swift", "Two.swift", "a/Four.swift"] { try folder.write("", to: name) }
    let other = TemporaryFolder()
    try other.write("", to: "Three.swift")
    let project = try sources(
      """
      G = { isa = PBXGroup; children = (GA); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (GB, F4); path = a; sourceTree = "<group>"; };
      GB = { isa = PBXGroup; children = (F1, F2, F3); path = b; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Two.swift; sourceTree = SOURCE_ROOT; };
      F3 = { isa = PBXFileReference; path = "\(other.path)/Three.swift"; sourceTree = "<absolute>"; };
      F4 = { isa = PBXFileReference; path = ./b/../Four.swift; sourceTree = "<group>"; };
      """, files: ["F1", "F2", "F3", "F4"])
    #expect(project.diagnostics.isEmpty)
    let app = try #require(project.target("App"))
    #expect(
      app.sources.map(\.path) == [
        folder.path + "/a/b/One.swift", folder.path + "/Two.swift", other.path + "/Three.swift",
        folder.path + "/a/Four.swift",
      ])
    #expect(app.sources.map(\.name) == ["a/b/One.swift", "Two.swift", "Three.swift", "a/Four.swift"])
  }

  @Test("Groups that contain each other are read once and reported")
  func cycle() throws {
    try folder.write("", to: "a/One.swift")
    let project = try sources(
      """
      G = { isa = PBXGroup; children = (GA); };
      GA = { isa = PBXGroup; children = (GB, F1); path = a; };
      GB = { isa = PBXGroup; children = (GA, G); name = b; };
      F1 = { isa = PBXFileReference; path = One.swift; };
      """, files: ["F1"])
    #expect(project.target("App")?.sources.map(\.name) == ["One.swift"])
    #expect(project.messages.contains { $0.contains("‘a’ is in more than one group") })
  }

  @Test("A file in no group is relative to the project's folder")
  func orphan() throws {
    try folder.write("", to: "One.swift")
    let project = try sources(
      "G = { isa = PBXGroup; children = (); };\nF1 = { isa = PBXFileReference; path = One.swift; };", files: ["F1"])
    #expect(project.target("App")?.sources.map(\.path) == [folder.path + "/One.swift"])
  }

  @Test("A missing source is an error, a missing resource a warning, both with file and line")
  func missingFiles() throws {
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = (S, R);",
      objects: """
        G = { isa = PBXGroup; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = One.swift; };
        F2 = { isa = PBXFileReference; path = one.png; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); }; R = { isa = PBXResourcesBuildPhase; files = (B2); };
        """)
    let file = folder.path + "/App.xcodeproj/project.pbxproj"
    #expect(
      project.diagnostics.map(\.description) == [
        "\(file):14: error: The source ‘\(folder.path)/One.swift’ of the target ‘App’ does not exist. "
          + "Add the file, or remove it from the target.",
        "\(file):15: warning: The resource ‘\(folder.path)/one.png’ of the target ‘App’ does not exist; it is left out.",
      ])
  }

  @Test("A name that differs in case only is found, as on Apple's file systems")
  func otherCase() throws {
    try folder.write("", to: "Sources/One.swift")
    let project = try sources(
      "G = { isa = PBXGroup; children = (F1); };\nF1 = { isa = PBXFileReference; path = sources/one.swift; };",
      files: ["F1"])
    #expect(project.diagnostics.isEmpty)
    #expect(project.target("App")?.sources.map(\.path) == [folder.path + "/Sources/One.swift"])
  }

  @Test("Names with blanks, quotation marks, line breaks and points are read and printed on one line")
  func strangeNames() throws {
    let names = ["a b.swift", "c\"d'.swift", "e\nf.swift", "….swift", "-g.swift", "$(h).swift"]
    for name in names { try folder.write("", to: name) }
    let objects = names.enumerated().map { index, name in
      let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "F\(index) = { isa = PBXFileReference; path = \"\(escaped)\"; };"
    }
    let files = names.indices.map { "F\($0)" }
    let project = try sources(
      "G = { isa = PBXGroup; children = (); };\n" + objects.joined(separator: "\n"), files: files)
    #expect(project.diagnostics.isEmpty)
    #expect(project.target("App")?.sources.map(\.name) == names)
    let lines = ProjectReport(project, isDetailed: true).lines
    #expect(lines.allSatisfy { !$0.contains("\n") })
    #expect(lines.contains { $0.contains("e\\nf.swift") })
  }

  @Test("Two sources of the same name are an error, and get names of their own")
  func sameName() throws {
    for name in ["a/One.swift", "b/One.swift"] { try folder.write("", to: name) }
    let other = TemporaryFolder()
    try other.write("", to: "One.swift")
    let project = try sources(
      """
      G = { isa = PBXGroup; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = a/One.swift; }; F2 = { isa = PBXFileReference; path = b/One.swift; };
      F3 = { isa = PBXFileReference; path = "\(other.path)/One.swift"; sourceTree = "<absolute>"; };
      """, files: ["F1", "F2", "F3"])
    #expect(project.target("App")?.sources.map(\.name) == ["a/One.swift", "b/One.swift", "One.swift"])
    #expect(project.diagnostics.count { $0.severity == .error && $0.message.contains("have the same name") } == 2)
  }

  @Test("A source tree of the user's settings is looked up there")
  func userTree() throws {
    try folder.write("", to: "shared/One.swift")
    let project = try SampleProject.read(
      in: folder, target: "buildPhases = (S);",
      objects: """
        G = { isa = PBXGroup; children = (F1); }; F1 = { isa = PBXFileReference; path = One.swift; sourceTree = SHARED; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; S = { isa = PBXSourcesBuildPhase; files = (B1); };
        """, settings: "GENERATE_INFOPLIST_FILE = YES; SHARED = \"$(SRCROOT)/shared\";")
    #expect(project.target("App")?.sources.map(\.path) == [folder.path + "/shared/One.swift"])
  }
}
