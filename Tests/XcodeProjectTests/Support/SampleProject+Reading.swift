import TestSupport

@testable import XcodeProject

extension SampleProject {
  /// Reads a project with these objects beside those of a minimal project.
  ///
  /// - Parameters:
  ///   - folder: The folder, in which the project is written.
  ///   - target: The entries of the target `App` beside its name, type and configurations.
  ///   - objects: Further objects. The main group is `G`.
  ///   - settings: The build settings of the target.
  ///   - projectSettings: Those of the project.
  static func read(
    in folder: TemporaryFolder, target: String = "", objects: String = "G = { isa = PBXGroup; children = (); };",
    settings: String = "GENERATE_INFOPLIST_FILE = YES;", projectSettings: String = "", project: String = "",
    reader: ProjectReader = ProjectReader()
  ) throws -> AppProject {
    try folder.write(
      file(
        """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); \(project) };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; \(target) };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        \(objects)
        """), to: "App.xcodeproj/project.pbxproj")
    return try reader.read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
  }
}

extension AppProject {
  /// The messages of diagnostics, without their places.
  var messages: [String] { diagnostics.map(\.message) }
}
