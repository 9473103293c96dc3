/// The schemes that Xcode makes by itself for targets without one.
enum AutomaticSchemes {
  /// A scheme for each target that no scheme runs or is named after. Tests are in the scheme of their app.
  static func schemes(for targets: [ProjectTarget], beside existing: [ProjectScheme]) -> [ProjectScheme] {
    let taken = Set(existing.map(\.name) + existing.compactMap(\.runTarget))
    let tested = Set(existing.flatMap(\.testTargets))
    let tests = targets.filter { $0.kind == .unitTests || $0.kind == .uiTests }
    let products = targets.filter { $0.kind != .unitTests && $0.kind != .uiTests }
    var attached: Set<String> = tested
    var schemes: [ProjectScheme] = []
    for target in products where !taken.contains(target.name) {
      var scheme = ProjectScheme(name: target.name, runTarget: target.kind == .application ? target.name : nil)
      let own = tests.filter { $0.testHost == target.name || $0.dependencies.contains(target.name) }
      scheme.testTargets = own.map(\.name)
      attached.formUnion(scheme.testTargets)
      schemes.append(complete(scheme))
    }
    for target in tests where !attached.contains(target.name) && !taken.contains(target.name) {
      var scheme = ProjectScheme(name: target.name, runTarget: nil)
      scheme.testTargets = [target.name]
      schemes.append(complete(scheme))
    }
    return schemes
  }

  private static func complete(_ scheme: ProjectScheme) -> ProjectScheme {
    var scheme = scheme
    scheme.runConfiguration = "Debug"
    scheme.testConfiguration = "Debug"
    return scheme
  }
}
