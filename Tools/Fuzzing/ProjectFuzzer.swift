import XcodeProject

/// Xcode's files in text: read, or rejected in a sentence that names the file; no destination outside of the app's folder.
struct ProjectFuzzer: Fuzzer {
  /// One of the readers.
  private let reader: ProjectFileReader
  let name: String

  init(_ reader: ProjectFileReader) {
    self.reader = reader
    name = reader.rawValue
  }

  private var whole: String {
    switch reader {
    case .olderProject:
      """
      // !$*UTF8*$!
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; packageReferences = (R); };
        G = { isa = PBXGroup; children = (F, V, S, G); path = ../a; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "ü\\n.swift"; sourceTree = SOURCE_ROOT; };
        V = { isa = PBXVariantGroup; children = (F); name = Main.storyboard; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = x; exceptions = (E); explicitFolders = (a); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("/Localized: a"); };
        T = { isa = PBXNativeTarget; name = "A\\"b"; productType = "com.apple.product-type.application"; buildPhases = (B, C);
          dependencies = (D); fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
        B = { isa = PBXSourcesBuildPhase; files = (BF); }; BF = { isa = PBXBuildFile; fileRef = V; platformFilter = ios; };
        C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 16; dstPath = "$(CONTENTS_FOLDER_PATH)/../x"; files = (BF); };
        D = { isa = PBXTargetDependency; target = T; }; R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "h:a/b";
          requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
        L = { isa = XCConfigurationList; buildConfigurations = (X); }; X = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { A = ("$(B)", "c d"); "B[sdk=iphone*]" = "$(A:lower)${inherited}"; PRODUCT_NAME = "$(A)";
          GENERATE_INFOPLIST_FILE = YES; OTHER_SWIFT_FLAGS = "-D A -enable-upcoming-feature B"; }; };
      }; rootObject = P; }
      """
    case .newerProject:
      """
      { "configurations": [ "Debug", { "name": "R", "file": "a/b" } ], "localizations": { "development": "en" },
        "files": [ { "kind": "group", "path": "<PROJECT>/../a", "children": [
          { "path": "\\u00fc.swift", "target-membership": [ "A/compile-sources", { "build-phase": "A/copy/c" } ] },
          { "kind": "folder", "path": "f", "target-membership": [ "A" ], "membership-exceptions": [
            { "target": "A", "exclusions": [ "x" ] } ] }, ], }, ],
        "packages": [ { "kind": "remote", "repository": "h:a/b", "version": { "version-range": "1..<2" } } ],
        "targets": [ { "name": "A", "product-type": "application", "build-phases": [ "compile-sources",
          { "kind": "copy", "name": "c", "bundle-base-path": "root", "relative-path": "../x" } ],
          "build-settings": { "A[config=Debug]": [ "$(A)", "b" ], "GENERATE_INFOPLIST_FILE": "YES" } } ], /* c */ }
      """
    case .configuration:
      """
      // c
      #include? "fuzz.xcconfig"
      A = $(B) ${C:lower:default=x} // d
      B[sdk=iphone*][config=Debug] = $(A:c99extidentifier) $($(C))
      C = "a b" 'c' \\d $(inherited)
      """
    case .scheme:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version = "1.7"><TestAction buildConfiguration = "Debug"><Testables><TestableReference skipped = "NO">
      <BuildableReference BlueprintName = "ü&amp;"/></TestableReference></Testables></TestAction><!-- c -->
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName = "&#x1F98A;"/></BuildableProductRunnable>
      <CommandLineArguments><CommandLineArgument argument = "-a &quot;b c&quot;" isEnabled = "YES"/></CommandLineArguments>
      </LaunchAction></Scheme>
      """
    case .workspace:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0"><Group location = "group:../a" name = "g"><FileRef location = "container:b"/></Group>
      <FileRef location = "absolute:/c"></FileRef></Workspace>
      """
    case .manifest:
      """
      // swift-tools-version: 6.0
      let package = Package(name: "A", dependencies: [.package(url: "h:a/b", from: "1.0.0"), .package(path: "../c")],
        targets: [.executableTarget(name: "A", dependencies: ["B", .product(name: "C", package: "D")], path: "..",
          exclude: ["x"], resources: [.copy("y")]), .testTarget(name: "T") /* c */])
      """
    }
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    guard random.below(12) != 0 else {
      let part = random.any([
        "{a=", "(", "[", "{\"a\":", "<a>", "$(", "${", "\"", "/*", "#include \"", ".target(", "A[", "<!--",
      ])
      return Mutation.damaged(Array(String(repeating: part, count: 1 + random.below(2000)).utf8), &random)
    }
    return Mutation.damaged(Array(whole.utf8), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    if let sentence = reader.violation(of: input) { throw FuzzFailure(sentence) }
  }
}
