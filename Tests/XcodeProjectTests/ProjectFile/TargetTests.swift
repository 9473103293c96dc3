import TestSupport
import Testing

@testable import XcodeProject

@Suite("Targets of a project file") struct TargetTests {
  private let folder = TemporaryFolder()

  private func kind(_ isa: String, _ type: String) throws -> (ProjectTarget, AppProject) {
    try folder.write(
      SampleProject.file(
        "P = { isa = PBXProject; targets = (T); };\nT = { isa = \(isa); name = T; productType = \"\(type)\"; };"),
      to: "App.xcodeproj/project.pbxproj")
    let project = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/App.xcodeproj"))
    return (try #require(project.target("T")), project)
  }

  @Test(
    "The kind follows from the product type",
    arguments: [
      ("application", ProjectTarget.Kind.application), ("bundle.unit-test", .unitTests),
      ("bundle.ui-testing", .uiTests),
      ("framework", .framework), ("framework.static", .framework), ("app-extension", .appExtension),
      ("extensionkit-extension", .appExtension), ("application.watchapp2", .watchApp), ("tool", .other),
      ("bundle", .other),
      ("application.on-demand-install-capable", .application), ("watchkit2-extension", .appExtension),
    ])
  func kinds(type: String, expected: ProjectTarget.Kind) throws {
    #expect(try kind("PBXNativeTarget", "com.apple.product-type." + type).0.kind == expected)
  }

  @Test("Targets without a product are noted", arguments: ["PBXAggregateTarget", "PBXLegacyTarget"])
  func withoutProduct(isa: String) throws {
    let (target, project) = try kind(isa, "")
    #expect(target.kind == .other)
    #expect(project.messages.contains("The target ‘T’ has no product; its scripts do not run here."))
  }

  @Test(
    "A target for another platform is noted",
    arguments: ["SDKROOT = macosx;", "SDKROOT = watchos;", "SUPPORTED_PLATFORMS = \"macosx\";"])
  func otherPlatform(settings: String) throws {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; \(settings)")
    #expect(project.messages.count == 1)
    #expect(project.messages[0].hasSuffix("not for iOS."))
    #expect(project.target("App")?.kind == .other)
    #expect(project.target("App")?.foreignPlatform != nil)
    #expect(project.schemes.map(\.runTarget) == [nil])
    #expect(ProjectReport(project).text.contains(", which is not built here\n"))
  }

  @Test(
    "A target for iOS among other platforms is one for iOS",
    arguments: [
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "SDKROOT = iphoneos;",
      "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
    ])
  func severalPlatforms(settings: String) throws {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; \(settings)")
    #expect(project.diagnostics.isEmpty)
    #expect(project.target("App")?.kind == .application)
  }

  @Test("Packages have identities and requirements, and products their packages")
  func packages() throws {
    try folder.write("", to: "Local/Package.swift")
    let project = try SampleProject.read(
      in: folder, target: "packageProductDependencies = (P1, P2); buildPhases = (K);",
      objects: """
        G = { isa = PBXGroup; children = (); };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/One.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        R2 = { isa = XCLocalSwiftPackageReference; relativePath = Local; };
        P1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = OneKit; };
        P2 = { isa = XCSwiftPackageProductDependency; productName = Local; };
        P3 = { isa = XCSwiftPackageProductDependency; package = R1; productName = "plugin:Lint"; };
        B3 = { isa = PBXBuildFile; productRef = P3; };
        K = { isa = PBXFrameworksBuildPhase; files = (B3); };
        """, project: "packageReferences = (R1, R2);")
    #expect(
      project.packages == [
        ProjectPackage(
          identity: "one", source: .remote(url: "https://example.org/One.git", requirement: "from: \"1.2.0\"")),
        ProjectPackage(identity: "local", source: .local(path: folder.path + "/Local")),
      ])
    #expect(
      project.target("App")?.packageProducts == [
        PackageProduct(product: "OneKit", package: "one"), PackageProduct(product: "Local", package: "local"),
        PackageProduct(product: "Lint", package: "one"),
      ])
    #expect(project.diagnostics.isEmpty)
  }

  @Test(
    "Requirements are written as a manifest has them",
    arguments: [
      ("kind = exactVersion; version = 1.0.0;", "exact: \"1.0.0\""),
      ("kind = branch; branch = main;", "branch: \"main\""),
      ("kind = revision; revision = abc;", "revision: \"abc\""),
      ("kind = upToNextMinorVersion; minimumVersion = 1.0.0;", ".upToNextMinor(from: \"1.0.0\")"),
      ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", "\"1.0.0\"..<\"2.0.0\""),
      ("kind = branch; branch = \"a\\\"), evil(\\\"\";", "branch: \"a), evil(\""),
    ])
  func requirements(entries: String, expected: String) throws {
    let value = try OpenStepReader.value(Array("{ \(entries) }".utf8), file: "p")
    #expect(PackageIdentity.requirement(value) == expected)
  }

  @Test("A requirement that is not understood, and a folder without a manifest, are errors")
  func damagedPackages() throws {
    let project = try SampleProject.read(
      in: folder,
      objects: """
        G = { isa = PBXGroup; children = (); };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/One"; requirement = { kind = x; }; };
        R2 = { isa = XCLocalSwiftPackageReference; relativePath = Gone; };
        R3 = { isa = XCRemoteSwiftPackageReference; };
        R4 = { isa = XCOtherReference; };
        """, project: "packageReferences = (R1, R2, R3, R4, R5);")
    #expect(project.diagnostics.filter { $0.severity == .error }.map(\.line) == [14, 15, 16])
    #expect(
      project.messages.contains("The package ‘\(folder.path)/Gone’ has no Package.swift. Check where the folder is."))
    #expect(project.packages.map(\.identity) == ["gone"])
  }

  @Test("A folder with a manifest among the files is a local package, as in older projects")
  func packageAmongFiles() throws {
    try folder.write("", to: "Kit/Package.swift")
    let project = try SampleProject.read(
      in: folder,
      objects: """
        G = { isa = PBXGroup; children = (F); };
        F = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; };
        """)
    #expect(project.packages.map(\.identity) == ["kit"])
  }

  @Test(
    "Identities are the last part of an address",
    arguments: [
      ("https://example.org/a/Kit.git", "kit"), ("git@example.org:Kit.git", "kit"), ("/a/b/My Kit", "my kit"),
      ("https://example.org/a/Kit/", "kit"),
    ])
  func identities(location: String, expected: String) {
    #expect(PackageIdentity.of(location) == expected)
  }

  @Test(
    "A product's name is one file name, and a module's name an identifier",
    arguments: [
      ("../../x", "..-..-x"), ("a/b", "a-b"), ("..", "Product"), ("a\\nb", "a-b"), (".", "Product"), ("/", "-"),
    ])
  func productNames(name: String, expected: String) throws {
    let project = try SampleProject.read(
      in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = \"\(name)\";")
    let app = try #require(project.target("App"))
    #expect(app.productName == expected)
    #expect(SettingModifier.c99Identifier(app.moduleName) == app.moduleName)
    #expect(project.diagnostics.contains { $0.severity == .error && $0.message.contains("(PRODUCT_NAME)") })
  }

  @Test("A module's name that is no identifier is replaced with a warning")
  func moduleName() throws {
    let project = try SampleProject.read(
      in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_MODULE_NAME = \"my module\";")
    #expect(project.target("App")?.moduleName == "my_module")
    #expect(
      project.messages == ["‘my module’ cannot be the name of a module (PRODUCT_MODULE_NAME); ‘my_module’ is used."])
  }

  @Test(
    "An address with line breaks or quotation marks is refused",
    arguments: [#"https://e.org/a\nb"#, #"https://e.org/\")"#, #"https://e.org/\\"#, ""])
  func addresses(url: String) throws {
    let project = try SampleProject.read(
      in: folder,
      objects: """
        G = { isa = PBXGroup; children = (); };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)";
          requirement = { kind = branch; branch = main; }; };
        """, project: "packageReferences = (R);")
    #expect(project.packages.isEmpty)
    #expect(project.diagnostics.map(\.severity) == [.error])
  }
}
