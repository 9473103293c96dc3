import TestSupport
import Testing

@testable import XcodeProject

@Suite("Configurations, overrides and SDKs") struct OptionsTests {
  private let folder = TemporaryFolder()

  /// Writes a project with these configurations of the project and of its target, and reads it.
  private func read(
    _ project: [String], target: [String], default name: String? = nil, reader: ProjectReader = ProjectReader()
  ) throws -> AppProject {
    func list(_ identifier: String, _ names: [String]) -> String {
      let items = names.map {
        "\(identifier)_\($0) = { isa = XCBuildConfiguration; name = \($0); buildSettings = { A = \($0); }; };"
      }
      let references = names.map { "\(identifier)_\($0)" }.joined(separator: ", ")
      let entry = name.map { "defaultConfigurationName = \($0);" } ?? ""
      return items.joined(separator: "\n")
        + "\n\(identifier) = { isa = XCConfigurationList; buildConfigurations = (\(references)); \(entry) };"
    }
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; buildConfigurationList = PL; targets = (T); };
        T = { isa = PBXNativeTarget; name = T; buildConfigurationList = TL; };
        \(list("PL", project))
        \(list("TL", target))
        """), to: "App.xcodeproj/project.pbxproj")
    return try reader.read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
  }

  @Test("Debug is read where there is one, else the default, else the first")
  func defaults() throws {
    #expect(try read(["Release", "Debug"], target: []).configuration == "Debug")
    #expect(try read(["Beta", "Store"], target: [], default: "Store").configuration == "Store")
    #expect(try read(["Beta", "Store"], target: [], default: "Gone").configuration == "Beta")
    #expect(try read(["Beta", "Store"], target: []).configuration == "Beta")
    #expect(try read([], target: []).configuration == "Debug")
  }

  @Test("A target without the configuration has its own default one")
  func targetWithoutConfiguration() throws {
    #expect(
      try read(["Debug", "Beta"], target: ["Release", "Store"], default: "Store").target("T")?.settings["A"] == "Store")
    #expect(try read(["Debug"], target: ["Release"]).target("T")?.settings["A"] == "Release")
  }

  @Test("An override is above everything")
  func overrides() throws {
    let reader = ProjectReader(overrides: ["A": "x", "PRODUCT_NAME": "Other"])
    let target = try read(["Debug"], target: ["Debug"], reader: reader).target("T")
    #expect(target?.settings["A"] == "x")
    #expect(target?.productName == "Other")
  }

  @Test("Conditions are compared with the SDK of the reader")
  func sdk() throws {
    let settings =
      "GENERATE_INFOPLIST_FILE = YES; \"B[sdk=iphoneos*]\" = device; \"B[sdk=iphonesimulator*]\" = simulator;"
    #expect(try SampleProject.read(in: folder, settings: settings).target("App")?.settings["B"] == "simulator")
    let reader = ProjectReader(sdk: "iphoneos")
    #expect(
      try SampleProject.read(in: folder, settings: settings, reader: reader).target("App")?.settings["B"] == "device")
  }

  @Test(
    "Well-known settings have Xcode's values",
    arguments: [
      ("$(SRCROOT)/a", "/a"), ("$(PROJECT_DIR)", ""), ("$(PROJECT_FILE_PATH)", "/App.xcodeproj"),
      ("$(SOURCE_ROOT)/..", "/.."),
    ])
  func folders(text: String, expected: String) throws {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; B = \"\(text)\";")
    #expect(project.target("App")?.settings["B"] == folder.path + expected)
  }

  @Test(
    "Names that follow from others",
    arguments: [
      ("$(TARGET_NAME) $(PROJECT_NAME)", "App App"), ("$(WRAPPER_NAME)", "App.app"),
      ("$(EXECUTABLE_PATH)", "App.app/App"),
      ("$(FULL_PRODUCT_NAME:base)", "App"), ("$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)", "Debug-iphonesimulator"),
      ("$(BUILT_PRODUCTS_DIR:file)", "Debug-iphonesimulator"), ("$(PLATFORM_NAME)", "iphonesimulator"),
      ("$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "APPL"), ("$(DEVELOPMENT_LANGUAGE)", "en"), ("$(TARGETED_DEVICE_FAMILY)", "1"),
    ])
  func names(text: String, expected: String) throws {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; B = \"\(text)\";")
    #expect(project.target("App")?.settings["B"] == expected)
  }

  @Test("Settings that refer to each other are a warning at one of them")
  func cycle() throws {
    let project = try SampleProject.read(
      in: folder, settings: "GENERATE_INFOPLIST_FILE = YES;\nB = \"$(C)\"; C = \"$(B)\";")
    #expect(project.diagnostics.allSatisfy { $0.severity == .warning && $0.line == 13 })
    #expect(project.messages.contains { $0.hasPrefix("The build settings ‘B’, ‘C’ refer to each other.") })
  }
}
