import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite("Report of a project") struct ProjectReportTests {
  private let folder = TemporaryFolder()

  private func sample() throws -> AppProject {
    try SampleProject.write(to: folder)
    return try ProjectReader().read(try ProjectDetection.find(folder.path))
  }

  @Test("The report lists targets, files, settings that matter, schemes and diagnostics")
  func text() throws {
    var project = try sample()
    project.packages = [
      ProjectPackage(identity: "one", source: .remote(url: "https://example.org/One", requirement: "from: \"1.0.0\""))
    ]
    project.diagnostics = [
      ProjectDiagnostic(.note, file: "a", line: 1, "Last."), ProjectDiagnostic(.error, file: "b", line: 2, "First."),
    ]
    let expected = """
      Project Sample
        at               \(folder.path)/Sample.xcodeproj
        configuration    Debug (also Release)

      Target Sample App: app
        module           Sample_App
        identifier       org.example.Sample-App
        sources          2 files
        resources        Assets.xcassets, Base.lproj/Main.storyboard, data
        Swift            mode 5, conditions DEBUG EXTRA
        frameworks       MapKit
        Info.plist       generated from settings
        scenes           none declared: the life cycle is that of the application

      Target Tests: unit tests
        runs in          Sample App
        depends on       Sample App
        sources          1 file
        Swift            mode 5, conditions DEBUG

      Packages
        one              https://example.org/One, from: "1.0.0"

      Schemes
        Sample App       runs Sample App in Debug; tests Tests

      b:2: error: First.
      a:1: note: Last.

      """
    #expect(ProjectReport(project).text == expected)
  }

  @Test("In detail all files and settings are listed")
  func detailed() throws {
    let text = ProjectReport(try sample(), isDetailed: true).text
    #expect(text.contains("Views/ViewController.swift"))
    #expect(text.contains("  PRODUCT_NAME     Sample App\n"))
  }

  @Test("The scenes of a manifest are listed with their delegates")
  func scenes() throws {
    var project = try sample()
    project.targets[0].infoPlist = Data(
      """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key><string>App.Scene</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
      """.utf8)
    let text = ProjectReport(project).text
    #expect(text.contains("  main storyboard  Main\n"))
    #expect(text.contains("  scenes           several at once; App.Scene with storyboard Main\n"))
  }

  @Test("A project can be encoded and decoded")
  func codable() throws {
    let project = try sample()
    #expect(try JSONDecoder().decode(AppProject.self, from: JSONEncoder().encode(project)) == project)
  }

  @Test("Long lists are cut off")
  func longLists() throws {
    var project = try sample()
    project.targets[0].frameworks = (1...20).map { "F\($0)" }
    #expect(ProjectReport(project).text.contains("F12 and 8 more\n"))
  }
}
