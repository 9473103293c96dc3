import TestSupport
import Testing

@testable import XcodeProject

@Suite("Projects with groups") struct PlainProjectTests {
  @Test("A project has its targets with sources, resources and settings")
  func plainProject() throws {
    let folder = TemporaryFolder()
    try SampleProject.write(to: folder)
    let location = try ProjectDetection.find(folder.path)
    #expect(location == ProjectLocation(.project, path: folder.path + "/Sample.xcodeproj"))
    let project = try ProjectReader().read(location)
    #expect(project.configurations == ["Debug", "Release"])
    #expect(project.diagnostics.isEmpty)
    let app = try #require(project.target("Sample App"))
    #expect(app.kind == .application)
    #expect(app.moduleName == "Sample_App")
    #expect(app.bundleIdentifier == "org.example.Sample-App")
    #expect(app.sources.map(\.name) == ["AppDelegate.swift", "Views/ViewController.swift"])
    #expect(app.resources.map(\.destination) == ["Assets.xcassets", "Base.lproj/Main.storyboard", "data"])
    #expect(app.swift.conditions == ["DEBUG", "EXTRA"])
    #expect(app.frameworks == ["MapKit"])
    let tests = try #require(project.target("Tests"))
    #expect(tests.kind == .unitTests)
    #expect(tests.testHost == "Sample App")
    #expect(tests.dependencies == ["Sample App"])
  }

  @Test("Another configuration has its own settings, and an unknown one is refused with the list")
  func configurations() throws {
    let folder = TemporaryFolder()
    try SampleProject.write(to: folder)
    let location = try ProjectDetection.find(folder.path)
    let release = try ProjectReader(configuration: "Release").read(location)
    #expect(release.target("Sample App")?.swift.conditions == [])
    let error = try #require(throws: ProjectError.self) { try ProjectReader(configuration: "Beta").read(location) }
    #expect(error.description.contains("no configuration ‘Beta’, only ‘Debug’, ‘Release’"))
  }
}
