import AppBuilder
import Foundation
import Testing
import TestSupport
import XcodeProject

@Suite("New apps") struct AppTemplateTests {
  private static let combinations: [(String, String)] = [
    ("swiftui", "app"), ("swiftui", "scene"), ("swiftui", "application"), ("storyboard", "scene"),
    ("storyboard", "application"), ("code", "scene"), ("code", "application"),
  ]

  @Test("The project of each kind is read without a diagnostic, and has what the app needs", arguments: combinations)
  func project(interface: String, lifeCycle: String) throws {
    let folder = TemporaryFolder()
    let template = try AppTemplate(name: "My App-1", interface: interface, lifeCycle: lifeCycle, hasTests: true)
    let path = try template.write(to: folder.path)
    #expect(path == folder.path + "/My App-1")
    let project = try ProjectReader().read(try ProjectDetection.find(path))
    #expect(project.diagnostics == [])
    #expect(project.targets.map(\.name) == ["My App-1", "My App-1Tests"])
    let app = try #require(project.targets.first)
    #expect(app.kind == .application && app.moduleName == "My_App_1" && app.bundleIdentifier == "com.example.My-App-1")
    #expect(app.swift.defaultIsolation == "MainActor" && app.swift.conditions.contains("DEBUG"))
    let names = Set(app.sources.map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
    #expect(names.contains("AppDelegate.swift") == (lifeCycle != "app"))
    #expect(names.contains("SceneDelegate.swift") == (lifeCycle == "scene"))
    #expect(names.contains("ContentView.swift") == (interface == "swiftui"))
    let destinations = Set(app.resources.map(\.destination))
    #expect(destinations.contains("Assets.xcassets"))
    #expect(destinations.contains("Base.lproj/Main.storyboard") == (interface == "storyboard"))
    #expect(!destinations.contains("Info.plist"))
    let data = try #require(app.infoPlist)
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    let manifest = plist?["UIApplicationSceneManifest"] as? [String: Any]
    #expect((manifest == nil) == (lifeCycle == "application"))
    #expect((plist?["UIMainStoryboardFile"] as? String == "Main") == (interface == "storyboard"))
    let tests = try #require(project.targets.last)
    #expect(tests.kind == .unitTests && tests.testHost == "My App-1" && tests.sources.count == 1)
  }

  @Test("Without tests there is one target")
  func withoutTests() throws {
    let folder = TemporaryFolder()
    let path = try AppTemplate(name: "App", interface: "code").write(to: folder.path)
    let project = try ProjectReader().read(try ProjectDetection.find(path))
    #expect(project.targets.map(\.name) == ["App"])
    #expect(folder.files.allSatisfy { !$0.contains("Tests") })
  }

  @Test(
    "Names that cannot be those of folders and modules are refused",
    arguments: [
      "", " ", "..", ".hidden", "-x", "a/b", "a\nb", "a\"b", "a'b", "$(X)", "...", "UIKit",
      String(repeating: "a", count: 101),
      "end ", "a;b", "a\u{202E}b",
    ])
  func names(name: String) {
    let error = #expect(throws: BuilderError.self) { try AppTemplate(name: name, interface: "code") }
    #expect(error?.code == .project && error?.location == "NAME")
  }

  @Test("A name in another script, and one that begins with a digit")
  func scripts() throws {
    #expect(try AppTemplate(name: "Größe 2", interface: "code").moduleName == "Größe_2")
    #expect(try AppTemplate(name: "2048", interface: "code").moduleName == "_2048")
  }

  @Test("Unknown kinds, and kinds that do not fit, are refused")
  func kinds() {
    for (interface, lifeCycle, place) in [
      ("xib", nil, "--interface"), ("code", "forever", "--life-cycle"), ("code", "app", "--life-cycle"),
    ] as [(String, String?, String)] {
      let error = #expect(throws: BuilderError.self) {
        try AppTemplate(name: "App", interface: interface, lifeCycle: lifeCycle)
      }
      #expect(error?.location == place)
    }
  }

  @Test("An existing folder is left as it is")
  func existing() throws {
    let folder = TemporaryFolder(containing: "App")
    let error = #expect(throws: BuilderError.self) {
      try AppTemplate(name: "App", interface: "code").write(to: folder.path)
    }
    #expect(error?.message.contains("exists already") ?? false)
    #expect(folder.files.isEmpty)
  }

  @Test("Two apps have other identifiers of objects, and one app always the same")
  func identifiers() throws {
    func text(_ name: String) throws -> String? {
      try AppTemplate(name: name, interface: "code").files["\(name).xcodeproj/project.pbxproj"]
    }
    #expect(try text("One") == text("One"))
    let roots = try ["One", "Two"].map { try text($0)?.split(separator: "\n").last { $0.contains("rootObject") } }
    #expect(roots[0] != roots[1])
  }
}
