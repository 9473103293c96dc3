import AppBuilder
import Testing
import XcodeProject

@Suite("The manifest of a generated package") struct ManifestTests {
  @Test("Quotes, backslashes, line breaks and invisible characters are escaped in literals")
  func literals() {
    #expect(SwiftLiteral.string("plain name é") == "\"plain name é\"")
    #expect(SwiftLiteral.string("a\"b\\c") == #""a\"b\\c""#)
    #expect(SwiftLiteral.string("\\(x)") == #""\\(x)""#)
    #expect(SwiftLiteral.string("a\nb\0\u{202E}\u{2028}") == #""a\u{a}b\u{0}\u{202e}\u{2028}""#)
    #expect(SwiftLiteral.array(["a", "b"]) == #"["a", "b"]"#)
  }

  @Test("Module names are identifiers", arguments: ["App", "_App", "My_App2", "Größe"])
  func names(name: String) { #expect(SwiftLiteral.isModuleName(name)) }

  @Test(
    "Other texts are no module names",
    arguments: ["", "2App", "My App", "a-b", "a\"b", "a\nb", "..", "a.b", String(repeating: "a", count: 201)])
  func wrongNames(name: String) { #expect(!SwiftLiteral.isModuleName(name)) }

  @Test("Targets have their dependencies, paths and settings")
  func text() {
    var package = GeneratedPackage(name: "My \"App\"")
    package.dependencies = [".package(path: \"/p\")"]
    var app = GeneratedPackage.Target(.executableTarget, name: "App")
    app.targets = ["Kit"]
    app.products = [.init("UIKit", package: "proscenium")]
    app.settings = [".swiftLanguageMode(.v5)"]
    app.excluded = ["Info.plist"]
    package.targets = [GeneratedPackage.Target(.target, name: "Kit"), app]
    #expect(
      package.manifest == """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "My \\"App\\"",
          platforms: [.macOS(.v15)],
          dependencies: [
            .package(path: "/p"),
          ],
          targets: [
            .target(
              name: "Kit",
              dependencies: [
              ],
              path: "Sources/Kit"),
            .executableTarget(
              name: "App",
              dependencies: [
                .target(name: "Kit"),
                .product(name: "UIKit", package: "proscenium"),
              ],
              path: "Sources/App",
              exclude: ["Info.plist"],
              swiftSettings: [
                .swiftLanguageMode(.v5),
              ]),
          ])

        """)
  }

  private func settings(
    _ modules: Set<String> = [], _ change: (inout ProjectTarget.SwiftOptions) -> Void = { _ in }
  ) -> SwiftSettings {
    var options = ProjectTarget.SwiftOptions()
    change(&options)
    return SwiftSettings(options, modules: modules)
  }

  @Test(
    "Each Swift version has its language mode",
    arguments: [
      ("4", ".v4"), ("4.0", ".v4"), ("4.2", ".v4_2"), ("5", ".v5"), ("5.0", ".v5"), ("6", ".v6"), ("6.0", ".v6"),
      ("", ".v5"),
      ("x", ".v5"),
    ])
  func modes(version: String, mode: String) {
    #expect(settings { $0.languageMode = version }.expressions.first == ".swiftLanguageMode(\(mode))")
  }

  @Test("Conditions that are identifiers are defined; others are named")
  func conditions() {
    let settings = settings { $0.conditions = ["DEBUG", "LEVEL=1", "no good"] }
    #expect(settings.expressions.contains(".define(\"DEBUG\")") && settings.expressions.contains(".define(\"LEVEL\")"))
    #expect(settings.notes.count == 1 && settings.notes[0].contains("no good"))
  }

  @Test("Features, isolation and concurrency checking are passed on")
  func features() {
    let settings = settings {
      $0.upcomingFeatures = ["ExistentialAny"]
      $0.experimentalFeatures = ["Lifetimes", "b\nad"]
      $0.defaultIsolation = "MainActor"
      $0.strictConcurrency = "complete"
    }
    #expect(settings.expressions.contains(".enableUpcomingFeature(\"ExistentialAny\")"))
    #expect(settings.expressions.contains(".enableExperimentalFeature(\"Lifetimes\")"))
    #expect(!settings.expressions.joined().contains("ad\""))
    #expect(
      settings.expressions.last?.contains(#""-default-isolation", "MainActor", "-strict-concurrency=complete""#)
        ?? false)
  }

  @Test("Modules under Apple's names are aliases of ours, where they are imported")
  func aliases() {
    let text = settings(["Combine", "os", "Foundation"]).expressions.last ?? ""
    #expect(text.contains(#""-module-alias", "Combine=CombineOverlay", "-module-alias", "os=LoggingOverlay""#))
    #expect(!text.contains("CoreGraphics"))
    #expect(text.contains(#""-import-module", "-Xfrontend", "FoundationOverlay""#))
  }

  @Test("Of other flags those that have a meaning here are used, and the rest is named")
  func flags() {
    let settings = settings {
      $0.otherFlags = [
        "-D", "A", "-DB", "-Xfrontend", "-warn-long-function-bodies=100", "-framework", "MapKit", "-Xcc", "-I/x",
        "-enable-upcoming-feature", "BareSlashRegexLiterals",
      ]
    }
    let text = settings.expressions.last ?? ""
    #expect(
      text.contains(#""-D", "A", "-DB", "-Xfrontend", "-warn-long-function-bodies=100", "-enable-upcoming-feature""#))
    #expect(settings.notes == ["These words of OTHER_SWIFT_FLAGS are not used: -framework MapKit -Xcc -I/x."])
  }
}
