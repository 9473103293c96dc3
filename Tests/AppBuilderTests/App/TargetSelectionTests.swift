import AppBuilder
import Testing
import XcodeProject

@Suite("The targets that options select") struct TargetSelectionTests {
  private func target(
    _ name: String, _ kind: ProjectTarget.Kind = .application, needs dependencies: [String] = [], host: String? = nil,
    type: String = "com.apple.product-type.x"
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind, productType: type, productName: name, moduleName: name)
    target.dependencies = dependencies
    target.testHost = host
    return target
  }

  private func selection(_ targets: ProjectTarget..., schemes: [ProjectScheme] = []) -> TargetSelection {
    TargetSelection(
      AppProject(
        name: "P", location: ProjectLocation(.project, path: "/p/P.xcodeproj"), targets: targets, schemes: schemes))
  }

  @Test("The only app is taken; of several one has to be named")
  func apps() throws {
    #expect(try selection(target("A"), target("T", .unitTests)).app(scheme: nil, target: nil).name == "A")
    let two = selection(target("A"), target("B"))
    let error = #expect(throws: BuilderError.self) { try two.app(scheme: nil, target: nil) }
    #expect(error?.description == "P has several apps: A, B. Select one with -target or -scheme.")
    #expect(try two.app(scheme: nil, target: "B").name == "B")
    let none = #expect(throws: BuilderError.self) {
      try selection(target("K", .framework)).app(scheme: nil, target: nil)
    }
    #expect(none?.message.contains("has no app: its targets are K (framework)") ?? false)
  }

  @Test("An unknown target or scheme, and a target that is no app, are named with the others")
  func unknown() {
    let selection = selection(target("A"), target("K", .framework))
    for (scheme, target) in [(nil, "X\nY"), ("X", nil), (nil, "K")] as [(String?, String?)] {
      let error = #expect(throws: BuilderError.self) { try selection.app(scheme: scheme, target: target) }
      #expect(error?.code == .project && !(error?.description.contains("\n") ?? true))
    }
  }

  @Test("A scheme selects its app, its tests, and is found by its app")
  func schemes() throws {
    var scheme = ProjectScheme(name: "S", runTarget: "B")
    scheme.testTargets = ["T1", "UI"]
    let selection = selection(
      target("A"), target("B"), target("T1", .unitTests, host: "A"), target("T2", .unitTests, host: "B"),
      target("UI", .uiTests), schemes: [scheme, ProjectScheme(name: "B", runTarget: "B")])
    #expect(try selection.app(scheme: "S", target: nil).name == "B")
    #expect(try selection.tests(scheme: "S", target: nil).map(\.name) == ["T1"])
    #expect(try selection.tests(scheme: "B", target: nil).map(\.name) == ["T2"])
    #expect(try selection.tests(scheme: nil, target: nil).map(\.name) == ["T1", "T2"])
    #expect(try selection.tests(scheme: nil, target: "A").map(\.name) == ["T1"])
    #expect(try selection.tests(scheme: nil, target: "T2").map(\.name) == ["T2"])
    #expect(selection.interfaceTests.map(\.name) == ["UI"])
    #expect(try selection.scheme(nil, target: target("B"))?.name == "B")
    #expect(try selection.scheme(nil, target: target("A")) == nil)
  }

  @Test("A closure has libraries before what depends on them, and no extensions")
  func closure() throws {
    let app = target("App", needs: ["Kit", "Widget", "None"])
    let tests = target("Tests", .unitTests, needs: ["App"], host: "App")
    let selection = selection(
      app, target("Kit", .framework, needs: ["Core"]),
      target("Core", .other, type: "com.apple.product-type.library.static"),
      target("Widget", .appExtension), tests)
    #expect(try selection.closure(of: [app]).map(\.name) == ["Core", "Kit", "App"])
    #expect(try selection.closure(of: [tests]).map(\.name) == ["Core", "Kit", "App", "Tests"])
    #expect(selection.linked(app) == ["Kit"])
  }

  @Test("Targets that depend on each other are an error, and many in a row are not")
  func circle() throws {
    let one = target("One", .framework, needs: ["Two"])
    let two = target("Two", .framework, needs: ["One"])
    let app = target("App", needs: ["One"])
    let error = #expect(throws: BuilderError.self) { try selection(app, one, two).closure(of: [app]) }
    #expect(error?.message == "The targets One, Two, One depend on each other in a circle.")
    let chain = (0..<400).map { target("T\($0)", .framework, needs: ["T\($0 + 1)"]) }
    let project = AppProject(name: "P", location: ProjectLocation(.project, path: "/p"), targets: chain)
    #expect(try TargetSelection(project).closure(of: [chain[0]]).count == 400)
  }
}
