import TestSupport
import Testing

@testable import XcodeProject

@Suite("Workspaces") struct WorkspaceTests {
  private let folder = TemporaryFolder()

  private func read(_ contents: String) throws -> AppProject {
    try folder.write(
      "<Workspace version=\"1.0\">\n\(contents)\n</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
    return try ProjectReader().read(ProjectLocation(.workspace, path: folder.path + "/All.xcworkspace"))
  }

  @Test("Projects are merged, from groups, the container's folder and absolute paths")
  func projects() throws {
    for name in ["One", "Two", "Three"] {
      try folder.write(
        SampleProject.file(
          "P = { isa = PBXProject; targets = (T); };\nT = { isa = PBXNativeTarget; name = \(name); };"),
        to: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    try folder.write("", to: "Kit/Package.swift")
    try folder.write("", to: "notes.txt")
    let project = try read(
      """
      <FileRef location = "group:One/One.xcodeproj"></FileRef>
      <Group location = "group:Two" name = "g"><FileRef location = "group:Two.xcodeproj"/>
        <FileRef location = "container:One/One.xcodeproj"/></Group>
      <FileRef location = "absolute:\(folder.path)/Three/Three.xcodeproj"/>
      <FileRef location = "group:Kit"/><FileRef location = "group:notes.txt"/>
      """)
    #expect(project.name == "All")
    #expect(project.targets.map(\.name) == ["One", "Two", "Three"])
    #expect(project.packages.map(\.identity) == ["kit"])
  }

  @Test("Pods, missing projects and missing files are reported with their lines")
  func missing() throws {
    try SampleProject.write(to: folder)
    let project = try read(
      """
      <FileRef location = "group:Sample.xcodeproj"/>
      <FileRef location = "group:Pods/Pods.xcodeproj"/>
      <FileRef location = "group:Gone.xcodeproj"/>
      <FileRef location = "group:gone.txt"/><FileRef location = "nothing"/><FileRef/>
      """)
    #expect(project.diagnostics.map(\.line) == [3, 4, 5])
    #expect(project.diagnostics.map(\.severity) == [.warning, .warning, .note])
    #expect(project.messages[0].hasPrefix("The pods of this workspace are not built here."))
    #expect(project.schemes.map(\.name) == ["Sample App"])
  }

  @Test("Schemes of the workspace and of its projects are read")
  func schemes() throws {
    try SampleProject.write(to: folder)
    try folder.write("<Scheme/>", to: "All.xcworkspace/xcshareddata/xcschemes/Whole.xcscheme")
    let project = try read("<FileRef location = \"group:Sample.xcodeproj\"/>")
    #expect(project.schemes.map(\.name) == ["Whole", "Sample App"])
  }

  @Test(
    "A workspace without a project, and a damaged one, are refused",
    arguments: [
      ("", "The workspace has no project that can be read."),
      ("<FileRef", "All.xcworkspace/contents.xcworkspacedata:3: error: "),
      ("</Workspace><x>", "The workspace has no project"),
    ])
  func damage(contents: String, expected: String) throws {
    let error = try #require(throws: ProjectError.self) { try read(contents) }
    #expect(error.description.contains(expected))
  }

  /// A project with one library in it.
  private func writeLibrary(
    _ name: String, type: String, product: String? = nil, sdk: String = "iphoneos"
  ) throws {
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_NAME = \(product ?? name); SDKROOT = \(sdk); }; };
        """), to: "\(name)/\(name).xcodeproj/project.pbxproj")
  }

  /// A project with an app that is linked with one product and copies another, by their files.
  private func writeApp(linking linked: String, copying copied: String, dependency: String? = nil) throws {
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (F, E); dependencies = (\(dependency == nil ? "" : "D")); };
        D = { isa = PBXTargetDependency; targetProxy = X; };
        X = { isa = PBXContainerItemProxy; remoteInfo = \(dependency ?? "none"); };
        F = { isa = PBXFrameworksBuildPhase; files = (B); };
        E = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; dstPath = ""; files = (C); };
        B = { isa = PBXBuildFile; fileRef = R; };
        C = { isa = PBXBuildFile; fileRef = S; };
        R = { isa = PBXFileReference; path = \(linked); sourceTree = BUILT_PRODUCTS_DIR; };
        S = { isa = PBXFileReference; path = \(copied); sourceTree = BUILT_PRODUCTS_DIR; };
        """), to: "App/App.xcodeproj/project.pbxproj")
  }

  private func dependencies(_ projects: [String]) throws -> [String] {
    let project = try read(projects.map { "<FileRef location = \"group:\($0)/\($0).xcodeproj\"/>" }.joined())
    return try #require(project.target("App")).dependencies
  }

  @Test("An app depends on targets of other projects whose products it is linked with or copies")
  func implicit() throws {
    try writeApp(linking: "libUtilities.a", copying: "Kit.framework")
    try writeLibrary("Kit", type: "framework")
    try writeLibrary("Utilities", type: "library.static")
    #expect(try dependencies(["Kit", "App", "Utilities"]) == ["Utilities", "Kit"])
    #expect(try dependencies(["App"]).isEmpty)
  }

  @Test("Of several targets with one product the named one is meant, and none that is not for iOS")
  func severalMakers() throws {
    try writeLibrary("Kit", type: "framework")
    try writeLibrary("KitStub", type: "framework", product: "Kit")
    try writeLibrary("KitMac", type: "framework", product: "Kit", sdk: "macosx")
    try writeApp(linking: "Kit.framework", copying: "Kit.framework", dependency: "KitStub")
    #expect(try dependencies(["App", "Kit", "KitStub"]) == ["KitStub"])
    try writeApp(linking: "Kit.framework", copying: "Kit.framework")
    #expect(try dependencies(["App", "KitMac", "Kit"]) == ["Kit"])
  }

  @Test("Two targets of one name are reported")
  func sameName() throws {
    for name in ["One", "Two"] {
      try folder.write(
        SampleProject.file("P = { isa = PBXProject; targets = (T); };\nT = { isa = PBXNativeTarget; name = App; };"),
        to: "\(name).xcodeproj/project.pbxproj")
    }
    let project = try read("<FileRef location = \"group:One.xcodeproj\"/><FileRef location = \"group:Two.xcodeproj\"/>")
    #expect(project.messages.contains("There is more than one target ‘App’. The first one is meant by that name."))
  }
}
