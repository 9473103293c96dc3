import TestSupport

/// A project of an app with a test target, as a person would make it with groups.
enum SampleProject {
  /// Writes the project and its files.
  static func write(to folder: TemporaryFolder) throws {
    try folder.write(file(objects), to: "Sample.xcodeproj/project.pbxproj")
    for name in ["AppDelegate.swift", "Views/ViewController.swift"] {
      try folder.write("import UIKit\n", to: "App/" + name)
    }
    try folder.write("<document/>", to: "App/Base.lproj/Main.storyboard")
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write("x", to: "App/data/x.txt")
    try folder.write("import Testing\n", to: "Tests/Tests.swift")
  }

  /// A project file with these objects.
  static func file(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
    \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  /// The objects of the project.
  static let objects = """
    P = { isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G; targets = (T, TT);
      attributes = { TargetAttributes = { TT = { TestTargetID = T; }; }; }; };
    PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
    PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SDKROOT = iphoneos; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
    PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
    G = { isa = PBXGroup; children = (GA, GT); sourceTree = "<group>"; };
    GA = { isa = PBXGroup; children = (F1, GV, V, F3, F4); path = App; sourceTree = "<group>"; };
    GV = { isa = PBXGroup; children = (F2); path = Views; sourceTree = "<group>"; };
    GT = { isa = PBXGroup; children = (F5); path = Tests; sourceTree = "<group>"; };
    V = { isa = PBXVariantGroup; children = (V1); name = Main.storyboard; sourceTree = "<group>"; };
    V1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ViewController.swift; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
    F4 = { isa = PBXFileReference; lastKnownFileType = folder; path = data; sourceTree = "<group>"; };
    F5 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Tests.swift; sourceTree = "<group>"; };
    F6 = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
    B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
    B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = F6; };
    BV = { isa = PBXBuildFile; fileRef = V; };
    S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
    R = { isa = PBXResourcesBuildPhase; files = (B3, B4, BV); };
    K = { isa = PBXFrameworksBuildPhase; files = (B6); };
    T = { isa = PBXNativeTarget; name = "Sample App"; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = (S, R, K); dependencies = (); };
    TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release; };
    TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      GENERATE_INFOPLIST_FILE = YES;
      PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; PRODUCT_NAME = "$(TARGET_NAME)";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA"; }; };
    TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
    TS = { isa = PBXSourcesBuildPhase; files = (B5); };
    TT = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
      buildConfigurationList = TTL; buildPhases = (TS); dependencies = (D); };
    TTL = { isa = XCConfigurationList; buildConfigurations = (TTD); defaultConfigurationName = Debug; };
    TTD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Sample App.app/Sample App"; }; };
    D = { isa = PBXTargetDependency; target = T; };
    """
}
