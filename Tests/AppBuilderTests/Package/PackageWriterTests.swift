import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("The generated package of a project") struct PackageWriterTests {
  private let scratch = TemporaryFolder()

  private func package(clone: String, tests: Bool = false) throws -> GeneratedPackage {
    let path = try AppTemplate(name: "Story App", interface: "storyboard", hasTests: tests).write(to: scratch.path)
    let project = try ProjectReader().read(try ProjectDetection.find(path))
    let writer = PackageWriter(project: project, tool: ToolPackage(path: clone), name: "Story_App")
    return writer.package(for: project.targets, reports: [:]) { Issue.record("\($0.description)") }
  }

  @Test(
    "Products of Proscenium come from one package, whatever the folder of its clone is called",
    arguments: ["/src/proscenium", "/src/Proscenium-main", "/src/a \"clone\""])
  func folderOfTheClone(path: String) throws {
    let package = try package(clone: path)
    #expect(package.dependencies == [".package(name: \"proscenium\", path: \(SwiftLiteral.string(path)))"])
    let products = package.targets.flatMap(\.products)
    #expect(products.map(\.name).contains("UIKit"))
    #expect(products.allSatisfy { $0.package == "proscenium" })
  }

  @Test("A target with a model of Core Data has the product, also if no source imports it")
  func models() throws {
    var target = ProjectTarget(name: "App", kind: .application, productType: "", productName: "App", moduleName: "App")
    let location = ProjectLocation(.project, path: scratch.path + "/App.xcodeproj")
    func products() -> [String] {
      let project = AppProject(name: "App", location: location, targets: [target], packages: [])
      let writer = PackageWriter(project: project, tool: ToolPackage(path: "/src/proscenium"), name: "App")
      return writer.package(for: [target], reports: [:]) { Issue.record("\($0.description)") }.targets[0].products.map(
        \.name)
    }
    #expect(!products().contains("CoreData"))
    target.resources = [ProjectTarget.Resource(path: "/M.xcdatamodeld", destination: "M.xcdatamodeld")]
    #expect(products().contains("CoreData"))
  }

  @Test("A unit test target depends on the app that it tests")
  func tests() throws {
    let package = try package(clone: "/src/proscenium", tests: true)
    let target = try #require(package.targets.first { $0.kind == .testTarget })
    #expect(target.targets == ["Story_App"])
    #expect(package.targets.map(\.name).contains("Story_App"))
  }
}
