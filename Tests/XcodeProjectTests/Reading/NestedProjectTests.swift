import TestSupport
import Testing

@testable import XcodeProject

@Suite("Projects inside of projects") struct NestedProjectTests {
  private let folder = TemporaryFolder()

  /// Writes a project with one target and a reference to another project.
  private func write(_ name: String, target: String, other: String, dependency: String = "") throws {
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; mainGroup = G; targets = (T); projectReferences = ({ ProductGroup = X; ProjectRef = F; }); };
        G = { isa = PBXGroup; children = (F); };
        F = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = "\(other)"; };
        T = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.framework"; dependencies = (D); };
        D = { isa = PBXTargetDependency; name = "\(dependency)"; targetProxy = Y; };
        Y = { isa = PBXContainerItemProxy; remoteInfo = "\(dependency)"; };
        """), to: "\(name).xcodeproj/project.pbxproj")
  }

  private func read() throws -> AppProject {
    try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
  }

  @Test("The targets of a project inside are read, and dependencies on them are kept")
  func nested() throws {
    try write("App", target: "App", other: "Kit/Kit.xcodeproj", dependency: "Kit")
    try write("Kit/Kit", target: "Kit", other: "../App.xcodeproj", dependency: "App2")
    let project = try read()
    #expect(project.targets.map(\.name) == ["App", "Kit"])
    #expect(project.target("App")?.dependencies == ["Kit"])
    #expect(project.messages.contains("The target ‘Kit’ depends on ‘App2’, which is not in this project."))
  }

  @Test("Projects that contain each other are read once")
  func cycle() throws {
    try write("App", target: "App", other: "Kit.xcodeproj", dependency: "Kit")
    try write("Kit", target: "Kit", other: "App.xcodeproj", dependency: "App")
    let project = try read()
    #expect(project.targets.map(\.name) == ["App", "Kit"])
    #expect(project.diagnostics.count { $0.severity == .error } == 1)
  }

  @Test("A project inside that is missing or damaged is a warning at its reference")
  func missing() throws {
    try write("App", target: "App", other: "Gone.xcodeproj", dependency: "App")
    #expect(
      try read().diagnostics.contains {
        $0.severity == .warning && $0.line == 8
          && $0.message == "The project ‘\(folder.path)/Gone.xcodeproj’ inside of this one is not read. "
            + "The project does not exist."
      })
    try folder.write("{", to: "Gone.xcodeproj/project.pbxproj")
    #expect(try read().messages.contains { $0.hasSuffix("has no ‘}’; the file is cut off or damaged.") })
  }

  @Test("A chain of many projects comes to an end")
  func chain() throws {
    for index in 0..<250 {
      try write(index == 0 ? "App" : "P\(index)", target: "T\(index)", other: "P\(index + 1).xcodeproj")
    }
    #expect(try read().targets.count == 200)
  }
}
