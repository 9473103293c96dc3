import Testing

@testable import XcodeProject

@Suite("Targets that depend on each other") struct DependencyCycleTests {
  private func edges(_ dependencies: [(String, [String])]) -> [DependencyCycles.Edge] {
    DependencyCycles.edges(
      in: dependencies.map { name, names in
        var target = ProjectTarget(name: name, kind: .framework, productType: "", productName: name, moduleName: name)
        target.dependencies = names
        return target
      })
  }

  @Test("Without a cycle there is nothing to remove, also where a target is reached on two ways")
  func none() {
    #expect(edges([("A", ["B", "C"]), ("B", ["D"]), ("C", ["D"]), ("D", [])]).isEmpty)
    #expect(edges([]).isEmpty)
    #expect(edges([("A", ["gone"])]).isEmpty)
  }

  @Test("The dependency that closes the circle is found, for circles of any length")
  func cycles() {
    #expect(edges([("A", ["A"])]) == [.init(target: "A", dependency: "A")])
    #expect(edges([("A", ["B"]), ("B", ["A"])]) == [.init(target: "B", dependency: "A")])
    #expect(
      edges([("A", ["B"]), ("B", ["C"]), ("C", ["A", "B"])]) == [
        .init(target: "C", dependency: "A"), .init(target: "C", dependency: "B"),
      ])
  }

  @Test("Without the dependencies found there is no cycle")
  func removed() {
    let all = (0..<30).map { index in ("T\(index)", (0..<30).filter { $0 % 7 == index % 5 }.map { "T\($0)" }) }
    let found = edges(all)
    #expect(!found.isEmpty)
    let rest = all.map { name, names in
      (name, names.filter { dependency in !found.contains(.init(target: name, dependency: dependency)) })
    }
    #expect(edges(rest).isEmpty)
  }

  @Test("A long chain needs no stack")
  func longChain() {
    let count = 20_000
    let chain = (0..<count).map { ("T\($0)", ["T\(($0 + 1) % count)"]) }
    #expect(edges(chain) == [.init(target: "T\(count - 1)", dependency: "T0")])
  }
}
