import TestSupport
import Testing

@testable import XcodeProject

@Suite("Hosts of tests") struct TestHostTests {
  private let folder = TemporaryFolder()

  private func host(_ type: String, settings: String, attributes: String = "") throws -> String? {
    try folder.write(
      SampleProject.file(
        """
        P = { isa = PBXProject; targets = (A, T); attributes = { TargetAttributes = { T = { \(attributes) }; }; }; };
        A = { isa = PBXNativeTarget; name = "The App"; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AC); };
        AC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Product; }; };
        T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.\(type)";
          buildConfigurationList = TL; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        """), to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    return project.target("Tests")?.testHost
  }

  @Test(
    "Unit tests run in the app that their setting names by its product",
    arguments: [
      "$(BUILT_PRODUCTS_DIR)/Product.app/Product",
      "$(BUILT_PRODUCTS_DIR)/Product.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Product",
      "$(BUILT_PRODUCTS_DIR)/Product.app/Contents/MacOS/Product",
    ])
  func unitTests(path: String) throws {
    #expect(try host("unit-test", settings: "TEST_HOST = \"\(path)\"; BUNDLE_LOADER = \"$(TEST_HOST)\";") == "The App")
  }

  @Test("The target of the project's attributes is the host where there is a setting")
  func attributes() throws {
    #expect(try host("unit-test", settings: "TEST_HOST = x;", attributes: "TestTargetID = A;") == "The App")
  }

  @Test(
    "Unit tests without a host, and with one that does not exist, have none", arguments: ["", "TEST_HOST = \"/gone\";"])
  func noHost(settings: String) throws {
    #expect(try host("unit-test", settings: settings) == nil)
  }

  @Test(
    "UI tests name their app by its target",
    arguments: [("TEST_TARGET_NAME = \"The App\";", ""), ("", "TestTargetID = A;")])
  func interfaceTests(settings: String, attributes: String) throws {
    #expect(try host("ui-testing", settings: settings, attributes: attributes) == "The App")
  }
}
