import TestSupport
import Testing

@testable import XcodeProject

@Suite("Packages and folders with an app") struct FolderTests {
  private let folder = TemporaryFolder()

  private func read() throws -> AppProject { try ProjectReader().read(try ProjectDetection.find(folder.path)) }

  @Test("A package has its targets by convention, and what imports UIKit is an app")
  func package() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      // .executableTarget(name: "Comment", path: "x")
      let package = Package(
        name: "Trip",
        dependencies: [
          .package(url: "https://example.org/One.git", from: "1.0.0"), .package(path: "../Kit"),
        ],
        targets: [
          .executableTarget(
            name: "Trip", dependencies: ["Core", .product(name: "OneKit", package: "One"), .target(name: "Extra")],
            exclude: ["Old.swift"], resources: [.process("Assets.xcassets"), .copy("web")]),
          .target(name: "Core"), .target(name: "Extra", dependencies: []),
          .testTarget(name: "TripTests", dependencies: ["Trip"]),
          .executableTarget(name: "gone", path: "nowhere"),
        ])
      """, to: "Package.swift")
    try folder.write("import UIKit\n@main class A {}", to: "Sources/Trip/AppDelegate.swift")
    try folder.write("", to: "Sources/Trip/Old.swift")
    try folder.write("", to: "Sources/Trip/web/a/index.html")
    try folder.write("{}", to: "Sources/Trip/Assets.xcassets/Contents.json")
    try folder.write("<model/>", to: "Sources/Trip/Data/M.xcdatamodel/contents")
    try folder.write("", to: "Sources/Core/Core.swift")
    try folder.write("", to: "Sources/Extra/Extra.swift")
    try folder.write("", to: "Tests/TripTests/T.swift")
    let project = try read()
    #expect(project.location.kind == .package)
    let app = try #require(project.target("Trip"))
    #expect(app.kind == .application)
    #expect(app.sources.map(\.name) == ["AppDelegate.swift"])
    #expect(app.resources.map(\.destination) == ["Assets.xcassets", "M.xcdatamodel", "web"])
    #expect(app.dependencies == ["Core", "Extra"])
    #expect(app.packageProducts == [PackageProduct(product: "OneKit", package: "one")])
    #expect(app.swift.languageMode == "6")
    #expect(app.bundleIdentifier == "org.example.Trip")
    #expect(project.target("Core")?.kind == .framework)
    #expect(project.target("TripTests")?.kind == .unitTests)
    #expect(project.target("TripTests")?.testHost == "Trip")
    #expect(project.packages.map(\.identity) == ["one", "kit"])
    #expect(project.packages[0].source == .remote(url: "https://example.org/One.git", requirement: "from: \"1.0.0\""))
    #expect(project.messages == ["The target ‘gone’ has no folder ‘nowhere’; it is left out."])
  }

  @Test("An app of Swift Playgrounds has its sources beside the manifest")
  func playgroundApp() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      let package = Package(name: "Play", products: [.iOSApplication(name: "Play", targets: ["AppModule"],
        bundleIdentifier: "org.example.play", teamIdentifier: "X")],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """, to: "Package.swift")
    try folder.write("import SwiftUI\n", to: "MyApp.swift")
    try folder.write("import XCTest\n", to: "Tests/T.swift")
    let app = try #require(try read().target("AppModule"))
    #expect(app.kind == .application)
    #expect(app.bundleIdentifier == "org.example.play")
    #expect(app.sources.map(\.name) == ["MyApp.swift"])
    let plist = try PropertyListReader.value(Array(try #require(app.infoPlist)), file: "")
    #expect(plist["UIApplicationSceneManifest"] != nil)
  }

  @Test("A target outside of the package is left out")
  func outside() throws {
    let other = TemporaryFolder()
    try other.write("", to: "x/A.swift")
    try folder.write(
      "let package = Package(targets: [.executableTarget(name: \"A\", path: \"\(other.path)/x\"), .target(name: \"B\", path: \"..\")])",
      to: "Package.swift")
    let project = try read()
    #expect(project.targets.isEmpty)
    #expect(project.messages.count == 2)
  }

  @Test(
    "A manifest without targets in an understood form is refused",
    arguments: [
      "", "let x = 1", "// .target(name: \"A\")", ".executableTarget(name: \"A", ".target(",
      ".target(name: x, path: y)",
    ])
  func damagedManifest(text: String) throws {
    try folder.write(text, to: "Package.swift")
    let error = try #require(throws: ProjectError.self) { try read() }
    #expect(error.description.contains("Package.swift: error: The manifest declares no target in a form"))
  }

  @Test("A folder of sources with an Info.plist is an app with its tests")
  func bareFolder() throws {
    try folder.write(
      "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>", to: "App/Info.plist")
    try folder.write("import UIKit\n", to: "App/A.swift")
    try folder.write("<document/>", to: "App/Base.lproj/Main.storyboard")
    try folder.write("<model/>", to: "App/Data/M.xcdatamodeld/M.xcdatamodel/contents")
    try folder.write("import Testing\n", to: "AppTests/T.swift")
    try folder.write("", to: "Pods/P.swift")
    let project = try read()
    #expect(project.location.kind == .folder)
    #expect(project.diagnostics.isEmpty)
    let app = try #require(project.targets.first)
    #expect(app.name == FilePath.name(folder.path))
    #expect(app.sources.map(\.path) == [folder.path + "/App/A.swift"])
    #expect(app.resources.map(\.destination) == ["Base.lproj/Main.storyboard", "M.xcdatamodeld"])
    #expect(app.infoPlistPath == folder.path + "/App/Info.plist")
    let tests = try #require(project.target("AppTests"))
    #expect(tests.kind == .unitTests)
    #expect(tests.testHost == app.name)
    #expect(tests.sources.map(\.name) == ["T.swift"])
  }
}
