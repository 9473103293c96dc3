import Testing

@testable import SourcePass

@Suite("Conditions")
struct ConditionTests {
  @Test(
    "The system of a condition is iOS in the simulator",
    arguments: [
      ("os(iOS)", "true   "), ("os(macOS)", "false    "), ("os( Linux )", "false      "),
      ("!os(iOS) || os(tvOS)", "!true    || false   "),
      ("targetEnvironment(simulator)", "true                        "),
      ("targetEnvironment(macCatalyst)", "false                         "),
      ("DEBUG && canImport(UIKit)", "DEBUG && canImport(UIKit)"), ("swift(>=5.9)", "swift(>=5.9)"),
    ])
  func rewriting(condition: String, expected: String) {
    #expect(Copies.text("#if \(condition)\n#endif") == "#if \(expected)\n#endif")
  }

  @Test(
    "A condition is evaluated as on a device",
    arguments: [
      ("os(iOS)", true), ("os(Linux)", false), ("DEBUG", true), ("RELEASE", false), ("DEBUG && !RELEASE", true),
      ("(RELEASE || os(iOS)) && true", true), ("canImport(UIKit)", true), ("canImport(AppKit)", false),
      ("canImport(Alamofire)", nil), ("canImport(Alamofire) && RELEASE", false), ("swift(>=5.9)", true),
      ("swift(>=6)", false), ("swift(<6)", true), ("compiler(>=6.0)", true), ("compiler(>=7)", false),
      ("arch(arm64)", nil),
      ("DEBUG &&", nil), ("", nil), ("((((", nil),
    ] as [(String, Bool?)])
  func evaluation(condition: String, expected: Bool?) {
    let plan = PassPlan(module: "App", output: "/out", conditions: ["DEBUG"], availableModules: ["UIKit"])
    #expect(ConditionEvaluator(plan).value(of: condition) == expected)
  }

  @Test("A member in a false condition has no registration, one in a true condition has")
  func members() {
    let copy = Copies.of(
      "class A: NSObject {\n#if DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}", conditions: ["DEBUG"])
    #expect(copy.contains("table.method(\"a\")"))
    #expect(!copy.contains("table.method(\"b\")"))
  }

  @Test("A member in a condition that only the compiler knows is registered under it")
  func unknown() {
    let copy = Copies.of("class A: NSObject {\n#if arch(arm64)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}")
    #expect(copy.contains("#if (arch(arm64))\n      table.method(\"a\")"))
    #expect(copy.contains("#if !(arch(arm64))\n      table.method(\"b\")"))
  }
}
