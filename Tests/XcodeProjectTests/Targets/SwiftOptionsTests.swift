import TestSupport
import Testing

@testable import XcodeProject

@Suite("Options of the Swift compiler") struct SwiftOptionsTests {
  private let folder = TemporaryFolder()

  private func read(_ settings: String) throws -> (ProjectTarget.SwiftOptions, AppProject) {
    let project = try SampleProject.read(in: folder, settings: "GENERATE_INFOPLIST_FILE = YES; \(settings)")
    return (try #require(project.target("App")).swift, project)
  }

  @Test(
    "The language mode is that of the compiler",
    arguments: [("5.0", "5"), ("5", "5"), ("5.9", "5"), ("6.0", "6"), ("6", "6"), ("4.2", "4.2"), ("4.0", "4")])
  func modes(version: String, expected: String) throws {
    #expect(try read("SWIFT_VERSION = \(version);").0.languageMode == expected)
  }

  @Test("An unknown version is reported with its line")
  func unknownMode() throws {
    let (options, project) = try read("\nSWIFT_VERSION = 3.0;")
    #expect(options.languageMode == "5")
    #expect(project.diagnostics.first?.line == 13)
    #expect(project.messages.first?.contains("no language mode ‘3.0’ (SWIFT_VERSION)") == true)
  }

  @Test("Conditions come from both settings, and only names are taken")
  func conditions() throws {
    let (options, _) = try read(
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA DEBUG --x\"; OTHER_SWIFT_FLAGS = \"-D ONE -DTWO -warn-long\";"
    )
    #expect(options.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
    #expect(options.otherFlags == ["-warn-long"])
  }

  @Test("Features by setting and by flag have the compiler's names")
  func features() throws {
    let (options, _) = try read(
      """
      SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
      SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO; SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS = YES;
      OTHER_SWIFT_FLAGS = ("-enable-upcoming-feature", InternalImportsByDefault, "-enable-experimental-feature", Lifetimes);
      SWIFT_ENABLE_BARE_SLASH_REGEX = YES;
      """)
    #expect(
      options.upcomingFeatures == [
        "ExistentialAny", "ImportObjcForwardDeclarations", "MemberImportVisibility", "BareSlashRegexLiterals",
        "InternalImportsByDefault",
      ])
    #expect(options.experimentalFeatures == ["Lifetimes"])
  }

  @Test("Approachable concurrency turns on its features, unless one is turned off")
  func approachableConcurrency() throws {
    let (options, _) = try read(
      "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;")
    #expect(
      options.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
      ])
  }

  @Test("In mode 6 features that are part of it are left out")
  func mode6() throws {
    let (options, _) = try read("SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;")
    #expect(options.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
  }

  @Test("Isolation, strictness and the bridging header are read")
  func others() throws {
    let (options, _) = try read(
      """
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_STRICT_CONCURRENCY = complete;
      SWIFT_OBJC_BRIDGING_HEADER = "App/Bridge.h";
      """)
    #expect(options.defaultIsolation == "MainActor")
    #expect(options.strictConcurrency == "complete")
    #expect(options.bridgingHeader == folder.path + "/App/Bridge.h")
  }

  @Test("Flags for isolation and strictness count as well")
  func flags() throws {
    let (options, _) = try read(
      "OTHER_SWIFT_FLAGS = \"-default-isolation MainActor -strict-concurrency=targeted -swift-version 4 -D\";")
    #expect(options.defaultIsolation == "MainActor")
    #expect(options.strictConcurrency == "targeted")
    #expect(options.languageMode == "4")
    #expect(options.otherFlags.isEmpty)
  }

  @Test("Flags with values that the compiler does not have are left out")
  func damagedFlags() throws {
    let (options, _) = try read(
      """
      OTHER_SWIFT_FLAGS = "-default-isolation Everything -strict-concurrency=x -swift-version 99 -D a=b \
      -enable-upcoming-feature a\\\"b -enable-experimental-feature -x";
      """)
    #expect(options.defaultIsolation == nil)
    #expect(options.strictConcurrency == nil)
    #expect(options.languageMode == "5")
    #expect(options.conditions.isEmpty)
    #expect(options.upcomingFeatures.isEmpty)
    #expect(options.experimentalFeatures.isEmpty)
    #expect(options.otherFlags == ["-strict-concurrency=x"])
  }

  @Test("Settings of configuration files are below those of the project file, and above come overrides")
  func levels() throws {
    try folder.write("A = x\nSWIFT_VERSION = 4.2\n", to: "project.xcconfig")
    let project = try SampleProject.read(
      in: folder,
      objects: "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = project.xcconfig; };",
      settings: "GENERATE_INFOPLIST_FILE = YES; A = \"$(inherited) t\";", projectSettings: "A = \"$(inherited) p\";",
      project: "", reader: ProjectReader(overrides: ["A": "$(inherited) o"]))
    #expect(project.target("App")?.settings["A"] == " p t o")
    try folder.write(
      folder.text(of: "App.xcodeproj/project.pbxproj").replacing(
        "PD = { isa = XCBuildConfiguration;", with: "PD = { isa = XCBuildConfiguration; baseConfigurationReference = F;"
      ),
      to: "App.xcodeproj/project.pbxproj")
    let read = try ProjectReader().read(project.location)
    #expect(read.target("App")?.settings["A"] == "x p t")
    #expect(read.target("App")?.swift.languageMode == "4.2")
  }

  @Test("A configuration file that is missing is reported at the configuration")
  func missingConfigurationFile() throws {
    let project = try SampleProject.read(
      in: folder,
      objects: "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = gone.xcconfig; };",
      settings: "GENERATE_INFOPLIST_FILE = YES; }; baseConfigurationReference = F; x = {")
    #expect(project.diagnostics.map(\.line) == [12])
    #expect(
      project.messages[0].contains("gone.xcconfig’ is not read: The file does not exist. Its settings are missing."))
  }
}
