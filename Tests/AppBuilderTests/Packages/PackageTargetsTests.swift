import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("Packages whose sources go through the source pass") struct PackageTargetsTests {
  private let scratch = TemporaryFolder()

  private func write(_ text: String, to name: String) throws {
    try Files.write(text, to: "\(scratch.path)/\(name)")
  }

  private func manifest(_ name: String, dependencies: String = "", target: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)"\(target)), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])])
    """
  }

  private func project(_ products: [String]) -> AppProject {
    var app = ProjectTarget(
      name: "App", kind: .application, productType: "com.apple.product-type.application", productName: "App",
      moduleName: "App")
    app.packageProducts = products.map { PackageProduct(product: $0, package: $0.lowercased()) }
    return AppProject(
      name: "App", location: ProjectLocation(.project, path: scratch.path + "/App.xcodeproj"), targets: [app],
      packages: products.map {
        ProjectPackage(identity: $0.lowercased(), source: .local(path: "\(scratch.path)/\($0)"))
      })
  }

  private func including(_ project: AppProject) throws -> AppProject {
    let manager = try PackageManager(
      scratch: scratch.path + "/scratch", environment: ProcessInfo.processInfo.environment)
    var packages = PackageTargets(manager)
    return try packages.including(project, checkouts: [:])
  }

  @Test(
    "A package that imports UIKit becomes targets, with the packages that it depends on, and one without it stays a package"
  )
  func absorption() throws {
    try write(
      manifest(
        "Kit", dependencies: ".package(path: \"../Model\")",
        target: ", dependencies: [\"Model\"], resources: [.process(\"Data\")], swiftSettings: [.define(\"FAST\")]"),
      to: "Kit/Package.swift")
    try write("import UIKit\nimport Model\n", to: "Kit/Sources/Kit/Views/View.swift")
    try write("{}", to: "Kit/Sources/Kit/Data/one.json")
    try write("", to: "Kit/Tests/KitTests/Tests.swift")
    try write(manifest("Model"), to: "Model/Package.swift")
    try write("import Foundation\n", to: "Model/Sources/Model/Model.swift")
    try write("", to: "Model/Tests/ModelTests/Tests.swift")
    let project = try including(project(["Kit", "Model"]))
    let kit = try #require(project.target("kit/Kit"))
    #expect(kit.sources.map(\.name) == ["Views/View.swift"])
    #expect(kit.resources.map(\.destination) == ["one.json"])
    #expect(kit.swift.conditions.contains("FAST") && kit.swift.conditions.contains("SWIFT_PACKAGE"))
    #expect(kit.packageProducts == [PackageProduct(product: "Model", package: "model")])
    #expect(project.target("App")?.dependencies == ["kit/Kit"])
    #expect(project.target("App")?.packageProducts.map(\.product) == ["Model"])
    #expect(project.packages.map(\.identity) == ["model"])
    #expect(project.target("kit/KitTests") == nil)
  }

  @Test("Models of Core Data are resources of a package's target, with a rule and without one")
  func models() throws {
    try write(
      manifest("Kit", target: ", exclude: [\"Old\"], resources: [.process(\"A.xcdatamodeld\"), .process(\"Data\")]"),
      to: "Kit/Package.swift")
    try write("import CoreData\n", to: "Kit/Sources/Kit/Store.swift")
    for model in ["A.xcdatamodeld/A.xcdatamodel", "Data/B.xcdatamodel", "More/C.xcdatamodeld/C.xcdatamodel"] {
      try write("<model/>", to: "Kit/Sources/Kit/\(model)/contents")
    }
    try write("<model/>", to: "Kit/Sources/Kit/Old/D.xcdatamodel/contents")
    try write("", to: "Kit/Tests/KitTests/Tests.swift")
    let kit = try #require(try including(project(["Kit"])).target("kit/Kit"))
    #expect(
      kit.resources
        == ["A.xcdatamodeld", "Data/B.xcdatamodel", "More/C.xcdatamodeld"].map { path in
          ProjectTarget.Resource(path: "\(scratch.path)/Kit/Sources/Kit/\(path)", destination: Paths.name(of: path))
        })
  }

  @Test("A package with sources in C stays a package, whatever it imports")
  func foreignSources() throws {
    try write(manifest("Kit"), to: "Kit/Package.swift")
    try write("import UIKit\n", to: "Kit/Sources/Kit/View.swift")
    try write("", to: "Kit/Sources/Kit/code.c")
    let original = project(["Kit"])
    #expect(try including(original) == original)
  }
}
