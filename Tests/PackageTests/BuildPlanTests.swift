import Foundation
import TestTraits
import Testing

/// Dependencies of targets and products, read from the manifest as SwiftPM reads it.
@Suite("Package.swift", .waitsForProcesses) struct BuildPlanTests {
  private let plan: BuildPlan

  private let databaseAndGTK: Set<String> = [
    "GRDB", "GRDBSQLite", "CSceneStore", "SceneStore", "CGTK", "CGTKLibrary", "GTKHost", "ArgumentParser", "CEdit",
  ]

  init() throws { plan = try BuildPlan.ofPackage() }

  @Test("A package that depends on SceneTesting alone builds neither a database nor GTK")
  func testing() throws {
    let built = try plan.closure(ofProduct: "SceneTesting")
    #expect(built.contains("UIKitCore") && built.contains("SceneSystem"))
    #expect(built.isDisjoint(with: databaseAndGTK))
  }

  /// SwiftPM's own plan, in a package of one test that imports SceneTesting.
  @Test("SwiftPM plans neither a database nor GTK for the tests of a package that depends on SceneTesting alone")
  func dependantPackage() throws {
    let built = try DependantPackage(product: "SceneTesting").plannedModules()
    #expect(built.isSuperset(of: ["DependantTests", "SceneTesting", "SceneSimulator", "UIKitCore", "SceneSystem"]))
    #expect(built.isDisjoint(with: databaseAndGTK), "\(built.sorted())")
    // The same plan contains them for targets that show windows and save sessions on disk.
    #expect(try DependantPackage(product: "UIKit").plannedModules().isSuperset(of: ["GRDB", "SceneStore", "GTKHost"]))
  }

  @Test("A dependent package has the products' targets, and no test, benchmark, tool or app")
  func products() throws {
    let reduced = try BuildPlan.ofPackage(environment: ["PROSCENIUM_PRODUCTS_ONLY": "1"])
    let needed = try plan.closureOfProducts().intersection(plan.dependencies.keys)
    #expect(Set(reduced.dependencies.keys) == needed)
    #expect(needed.isDisjoint(with: plan.testTargets) && !needed.contains("scene-bench") && !needed.contains("Notes"))
  }

  @Test("PROSCENIUM_TARGETS leaves the named targets and what they need")
  func selectedTargets() throws {
    let reduced = try BuildPlan.ofPackage(environment: ["PROSCENIUM_TARGETS": "SceneWireTests LayoutSolverTests"])
    let needed = try plan.closure(of: "SceneWireTests").union(plan.closure(of: "LayoutSolverTests"))
    #expect(Set(reduced.dependencies.keys) == needed.intersection(plan.dependencies.keys))
    #expect(!reduced.dependencies.keys.contains("UIKitCore"))
  }

  @Test("The demo's product builds Notes, and no test, benchmark, tool, other app, command line or part of SwiftUI")
  func demo() throws {
    let built = try plan.closure(of: "NotesDemo")
    #expect(built.contains("Notes"))
    let products = try plan.closureOfProducts().subtracting(["ArgumentParser", "CEdit", "proscenium", "SceneTesting"])
    #expect(built.subtracting(products) == ["Notes", "NotesDemo"])
    #expect(built.isDisjoint(with: try plan.closure(of: "SwiftUI").subtracting(try plan.closure(of: "UIKit"))))
  }

  @Test(
    "The targets below UIKitCore do not depend on it, and are built alone",
    arguments: [
      ("ActivityArchive", ["BinaryPlist", "SceneSystem"]), ("AttributeGraph", []), ("LayoutSolver", []),
      ("RuntimeLogging", ["SceneSystem"]), ("SwiftUILayout", []),
      ("PredicateFormats", ["MainThread", "RuntimeLogging", "SceneSystem", "Selectors"]),
      ("ScenePredicates", ["MainThread", "PredicateFormats", "RuntimeLogging", "SceneSystem", "Selectors"]),
      ("ViewBacking", ["SceneSystem"]), ("ObjectStorage", []), ("SessionStorage", ["SceneSystem"]),
      ("Localization", []), ("MainThread", []), ("Selectors", ["MainThread", "RuntimeLogging", "SceneSystem"]),
    ] as [(String, Set<String>)])
  func below(target: String, needs: Set<String>) throws {
    #expect(try plan.closure(of: target) == needs.union([target]))
  }

  @Test("A window host depends on descriptions of views: it is built without UIKitCore")
  func host() throws {
    let built = try plan.closure(of: "GTKHost")
    #expect(built.contains("ViewBacking") && !built.contains("UIKitCore"))
  }

  @Test("Each target imports only modules of the package that it declares as dependencies")
  func imports() throws {
    let known = Set(plan.dependencies.keys)
    for (target, dependencies) in plan.dependencies {
      for (file, module) in try plan.imports(of: target) where known.contains(module) && module != target {
        #expect(dependencies.contains(module), "\(file) imports \(module); Package.swift does not for \(target)")
      }
    }
  }
}
