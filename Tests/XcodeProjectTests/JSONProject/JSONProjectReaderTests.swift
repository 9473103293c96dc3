import TestSupport
import Testing

@testable import XcodeProject

@Suite("Projects in JSON") struct JSONProjectReaderTests {
  private let folder = TemporaryFolder()

  /// The project of `SampleProject` in the newer format.
  private static let sample = """
    {
      // Xcode 27.2
      "default-configuration": "Release",
      "configurations": [ "Debug", { "name": "Release" }, ],
      "localizations": { "development": "en" },
      "files": [
        {
          "kind": "group", "path": "App",
          "children": [
            { "path": "AppDelegate.swift", "target-membership": [ "Sample App/compile-sources" ] },
            {
              "kind": "group", "path": "Views",
              "children": [
                { "path": "ViewController.swift", "target-membership": [ { "build-phase": "Sample App/compile-sources" } ] },
              ],
            },
            {
              "kind": "variant-group", "name": "Main.storyboard", "target-membership": [ "Sample App/resources" ],
              "children": [ { "path": "Base.lproj/Main.storyboard" } ],
            },
            { "path": "Assets.xcassets", "target-membership": [ "id:R1" ] },
            { "path": "data", "type": "folder", "target-membership": [ [ "Sample App", "resources" ] ] },
          ],
        },
        { "path": "<PROJECT>/Tests/Tests.swift", "target-membership": [ "Tests/compile-sources" ] },
        { "path": "<SDK>/System/Library/Frameworks/MapKit.framework", "target-membership": [ "Sample App/frameworks" ] },
        { "kind": "group", "name": "Products", "children": [ { "path": "<PRODUCTS>/Sample App.app" } ] },
      ],
      "targets": [
        {
          "name": "Sample App", "id": "T", "product": "Products/Sample App.app", "product-type": "application",
          "build-phases": [ "compile-sources", { "kind": "resources", "id": "R1" }, "frameworks" ],
          "build-settings": {
            "GENERATE_INFOPLIST_FILE[config=Debug]": "YES",
            "PRODUCT_BUNDLE_IDENTIFIER[config=Debug]": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]": [ "$(inherited)", "EXTRA" ],
          },
        },
        {
          "name": "Tests", "id": "TT", "product-type": "bundle.unit-test", "build-phases": [ "compile-sources" ],
          "dependencies": [ "Sample App" ], "test-host-target": "Sample App",
          "build-settings": { "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Sample App.app/Sample App" },
        },
      ],
      "build-settings": {
        "SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]": "DEBUG",
      },
    }
    """

  private func read(_ text: String) throws -> AppProject {
    try folder.write(text, to: "Sample.xcodeproj/project.xcproj")
    return try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/Sample.xcodeproj"))
  }

  @Test("A project in JSON is the same as in the older format")
  func sameProject() throws {
    try SampleProject.write(to: folder)
    let older = try ProjectReader().read(ProjectLocation(.project, path: folder.path + "/Sample.xcodeproj"))
    var newer = try read(Self.sample)
    #expect(newer.diagnostics.map(\.severity) == [.note])
    newer.diagnostics = older.diagnostics
    #expect(newer == older)
    let release = try ProjectReader(configuration: "Release").read(newer.location)
    #expect(release.target("Sample App")?.swift.conditions == [])
    #expect(release.target("Sample App")?.bundleIdentifier == nil)
  }

  @Test("Where both formats are there, the newer one is read, with a note about the older one")
  func both() throws {
    try SampleProject.write(to: folder)
    let project = try read("{ \"files\": [], \"targets\": [ { \"name\": \"Only\" } ] }")
    #expect(project.targets.map(\.name) == ["Only"])
    #expect(project.messages.contains("The file is not read, because project.xcproj is beside it, as in Xcode."))
  }

  @Test("A group of versions is a model of Core Data")
  func model() throws {
    try folder.write("<model/>", to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
    let project = try read(
      """
      {
        "configurations": [ "Debug" ],
        "files": [
          {
            "kind": "version-group", "path": "App/M.xcdatamodeld", "target-membership": [ "App/compile-sources" ],
            "children": [ { "path": "M.xcdatamodel" } ],
          },
        ],
        "targets": [
          {
            "name": "App", "product-type": "application", "build-phases": [ "compile-sources" ],
            "build-settings": { "GENERATE_INFOPLIST_FILE": "YES" },
          },
        ],
      }
      """)
    #expect(project.target("App")?.resources.map(\.destination) == ["M.xcdatamodeld"])
    #expect(project.diagnostics.isEmpty)
  }

  @Test("Folders belong to targets, with exceptions of both kinds")
  func folders() throws {
    for name in ["A.swift", "B.swift", "T.swift", "a.caf", "web/i.html"] { try folder.write("", to: "App/" + name) }
    let project = try read(
      """
      {
        "configurations": [ "Debug" ],
        "files": [
          {
            "kind": "folder", "path": "App", "target-membership": [ "App" ], "opaque-folders": [ "web" ],
            "membership-exceptions": [
              { "target": "App", "exclusions": [ "T.swift", "a.caf" ], "platforms": { "B.swift": [ "macos" ] } },
              { "target": "Tests", "inclusions": [ "T.swift" ] },
              { "build-phase": "App/copy/Sounds", "inclusions": [ "a.caf" ] },
            ],
          },
        ],
        "targets": [
          {
            "name": "App", "product-type": "application", "build-settings": { "GENERATE_INFOPLIST_FILE": "YES" },
            "build-phases": [
              "compile-sources",
              { "kind": "copy", "name": "Sounds", "bundle-base-path": "resources-directory", "relative-path": "sounds" },
            ],
          },
          { "name": "Tests", "product-type": "bundle.unit-test", "build-phases": [ "compile-sources" ] },
        ],
      }
      """)
    #expect(project.diagnostics.isEmpty)
    #expect(project.target("App")?.sources.map(\.name) == ["A.swift"])
    #expect(project.target("App")?.resources.map(\.destination) == ["sounds/a.caf", "web"])
    #expect(project.target("Tests")?.sources.map(\.name) == ["T.swift"])
  }

  @Test("Configuration files are found by names in the tree of files, by identifier, and in folders")
  func configurationFiles() throws {
    try folder.write("A = project\nB = project\n", to: "Config/Base.xcconfig")
    try folder.write("B = target\n", to: "Config/App.xcconfig")
    try folder.write("C = folder\n", to: "Shared/x/C.xcconfig")
    let project = try read(
      """
      {
        "configurations": [ { "name": "Debug", "file": "Settings/Base.xcconfig" } ],
        "files": [
          { "kind": "group", "name": "Settings", "path": "Config",
            "children": [ { "path": "Base.xcconfig" }, { "path": "App.xcconfig", "id": "F1" } ] },
          { "kind": "folder", "path": "Shared" },
        ],
        "targets": [
          { "name": "App", "specialized-configurations": [ { "name": "Debug", "file": "id:F1" } ] },
          { "name": "Two", "specialized-configurations": [
            { "name": "Debug", "file": { "anchor": "Shared", "relative-path": "x/C.xcconfig" } } ] },
          { "name": "Three", "specialized-configurations": [ { "name": "Debug", "file": "Settings/Gone.xcconfig" } ] },
        ],
      }
      """)
    #expect(project.target("App")?.settings == ["A": "project", "B": "target"])
    #expect(project.target("Two")?.settings["C"] == "folder")
    #expect(
      project.messages.contains("The configuration file ‘Settings/Gone.xcconfig’ is not among the project's files."))
  }

  @Test("Packages and their products are read")
  func packages() throws {
    try folder.write("", to: "Kit/Package.swift")
    let project = try read(
      """
      {
        "configurations": [ "Debug" ], "files": [ { "path": "Kit" } ],
        "packages": [
          { "kind": "remote", "repository": "https://example.org/One.git", "version": { "up-to-next-major-version": "1.0.0" } },
          { "kind": "remote", "repository": "https://example.org/Two", "version": { "version-range": "1.0..<2.0" } },
          { "kind": "remote", "repository": "https://example.org/Three", "version": { "branch": "main" } },
          { "kind": "remote", "repository": "https://example.org/Four" },
          { "kind": "local", "path": "Gone" },
        ],
        "targets": [
          {
            "name": "App", "product-type": "application", "build-phases": [ "frameworks" ],
            "dependencies": [ { "kind": "package", "product-name": "Kit" } ],
            "package-product-members": [
              { "package": "One", "product-name": "OneKit", "build-phase": { "build-phase": "frameworks" } },
            ],
          },
        ],
      }
      """)
    #expect(project.packages.map(\.identity) == ["one", "two", "three", "gone", "kit"])
    #expect(
      project.packages.prefix(3).map(\.source) == [
        .remote(url: "https://example.org/One.git", requirement: "from: \"1.0.0\""),
        .remote(url: "https://example.org/Two", requirement: "\"1.0\"..<\"2.0\""),
        .remote(url: "https://example.org/Three", requirement: "branch: \"main\""),
      ])
    #expect(
      project.target("App")?.packageProducts == [
        PackageProduct(product: "Kit", package: "kit"), PackageProduct(product: "OneKit", package: "one"),
      ])
    #expect(project.diagnostics.count { $0.severity == .error } == 2)
  }

  @Test("Paths start at the group, the project, a setting or the root")
  func paths() {
    func place(_ path: String) -> FileMember.Place {
      JSONProjectReader.place(
        of: FileValue(.dictionary(["path": FileValue(path)])), in: .file("/p/g"), folder: "/p")
    }
    #expect(place("a/b") == .file("/p/g/a/b"))
    #expect(place("../a") == .file("/p/a"))
    #expect(place("<PROJECT>/a") == .file("/p/a"))
    #expect(place("<PROJECT>/../../../a") == .file("/a"))
    #expect(place("/a") == .file("/a"))
    #expect(place("<PRODUCTS>/a.app") == .product("a.app"))
    #expect(place("<SDK>/usr/lib/a.tbd") == .system("usr/lib/a.tbd"))
    #expect(place("<USER:MY>/a") == .tree("$(MY)/a"))
    #expect(place("") == .file("/p/g"))
    #expect(place("<") == .file("/p/g/<"))
  }

  @Test("Memberships that name nothing are reported with their lines")
  func missingReferences() throws {
    let project = try read(
      """
      {
        "configurations": [ "Debug" ],
        "files": [
          { "path": "A.swift", "target-membership": [ "Gone/compile-sources" ] },
          { "kind": "folder", "path": "F", "target-membership": [ "Gone" ], "membership-exceptions": [ { "target": "Gone" } ] },
          { "path": "Other.xcodeproj" },
        ],
        "targets": [ { "name": "App" }, { "name": "App" }, {} ],
        "required-capabilities": [ "time travel" ],
      }
      """)
    #expect(project.targets.map(\.name) == ["App"])
    #expect(
      project.diagnostics.filter { $0.line == 4 }.map(\.message) == [
        "‘A.swift’ belongs to ‘Gone/compile-sources’, which is no build phase."
      ])
    for part in [
      "belongs to ‘Gone’, which is no target", "names no target of the project",
      "/Other.xcodeproj’ inside of this one is not read. The project does not exist.",
      "more than one target ‘App’", "A target has no name", "The project requires ‘time travel’",
    ] {
      #expect(project.messages.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test(
    "A file that is no project is refused with its line",
    arguments: [
      ("", ":1: error: Expected a value"), ("[]", "The file has neither ‘files’ nor ‘targets’"),
      ("{}", "it is not an Xcode project"),
      ("{\n\"files\": [", ":2: error: "), ("{ \"files\": 7 }", "it is not an Xcode project"),
    ])
  func damage(text: String, expected: String) throws {
    let error = try #require(throws: ProjectError.self) { try read(text) }
    #expect(error.description.contains(expected))
  }
}
