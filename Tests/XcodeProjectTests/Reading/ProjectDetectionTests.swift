import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite("Detection of a project") struct ProjectDetectionTests {
  private let folder = TemporaryFolder()

  private func find(_ name: String = "") throws(ProjectError) -> ProjectLocation {
    try ProjectDetection.find(folder.path + (name.isEmpty ? "" : "/" + name))
  }

  @Test("A project in a folder is found by the folder, by itself and by its files")
  func project() throws {
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    try folder.write("", to: "A.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    let expected = ProjectLocation(.project, path: folder.path + "/A.xcodeproj")
    for name in [
      "", "A.xcodeproj", "A.xcodeproj/", "./x/../A.xcodeproj", "A.xcodeproj/project.pbxproj",
      "A.xcodeproj/project.xcworkspace",
    ] {
      #expect(try find(name) == expected, "\(name)")
    }
  }

  @Test("One project is taken before a workspace; a workspace is taken where there is no project")
  func workspace() throws {
    try folder.write("", to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(try find() == ProjectLocation(.workspace, path: folder.path + "/W.xcworkspace"))
    try folder.write("", to: "Package.swift")
    #expect(try find().kind == .workspace)
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    #expect(try find().kind == .project)
    #expect(try find("W.xcworkspace").kind == .workspace)
  }

  @Test("Several projects are an error that lists them")
  func several() throws {
    for name in ["A.xcodeproj", "B b.xcodeproj", "W.xcworkspace"] { try folder.write("", to: name + "/x") }
    let error = try #require(throws: ProjectError.self) { try find() }
    #expect(
      error.reason == "The folder has more than one project: ‘A.xcodeproj’, ‘B b.xcodeproj’, ‘W.xcworkspace’. "
        + "Give the path of one of them.")
  }

  @Test("Several workspaces without a project are an error that lists them")
  func severalWorkspaces() throws {
    for name in ["V.xcworkspace", "W.xcworkspace"] { try folder.write("", to: name + "/x") }
    let error = try #require(throws: ProjectError.self) { try find() }
    #expect(error.reason.hasPrefix("The folder has more than one workspace: ‘V.xcworkspace’, ‘W.xcworkspace’."))
  }

  @Test("Packages and folders with an Info.plist come last")
  func folders() throws {
    try folder.write("", to: "App/Info.plist")
    #expect(try find() == ProjectLocation(.folder, path: folder.path))
    try folder.write("", to: "Package.swift")
    #expect(try find() == ProjectLocation(.package, path: folder.path))
    #expect(try find("Package.swift") == ProjectLocation(.package, path: folder.path))
  }

  @Test("What is no project is refused with the way out", arguments: ["gone", "gone.xcodeproj", "file.txt", ""])
  func refused(name: String) throws {
    try folder.write("", to: "file.txt")
    let error = try #require(throws: ProjectError.self) { try find(name) }
    #expect(error.reason.contains("Give the path of a"))
  }

  @Test("A relative path starts at the current folder")
  func relative() throws {
    let current = FileManager.default.currentDirectoryPath
    let error = try #require(throws: ProjectError.self) { try ProjectDetection.find("no such folder") }
    #expect(error.file == FilePath.join(current, "no such folder"))
  }

  @Test("An error quotes a path with line breaks on one line")
  func oneLine() throws {
    let error = try #require(throws: ProjectError.self) { try find("a\nb\u{1B}") }
    #expect(!error.description.contains("\n"))
    #expect(error.description.contains("a\\nb\\u{1b}"))
  }
}
