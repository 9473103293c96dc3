import Testing

@testable import SourcePass

@Suite("Names in Objective-C")
struct ObjectiveCNameTests {
  /// The expected selectors are those of the compiler itself, which writes them into the object file.
  @Test(
    "A selector is the one that the compiler makes",
    arguments: [
      ("foo", ["bar"], "fooWithBar:"), ("add", ["to"], "addTo:"), ("moveTo", ["x"], "moveToX:"),
      ("run", ["", "b"], "run:b:"), ("run", ["URL"], "runWithURL:"), ("run", ["url"], "runWithUrl:"),
      ("run", ["_url"], "runWith_url:"), ("run", ["withinX"], "runWithinX:"), ("runs", ["withX"], "runsWithX:"),
      ("runs", ["without"], "runsWithWithout:"), ("runIN", ["x"], "runINX:"), ("run_to", ["x"], "run_toX:"),
      ("two", ["", ""], "two::"), ("init", ["coder"], "initWithCoder:"), ("foo", ["toURL"], "fooToURL:"),
      ("foo", ["TOURL"], "fooWithTOURL:"), ("foo", ["a2to"], "fooWithA2to:"), ("fooTo2", ["a"], "fooTo2WithA:"),
      ("foö", ["é"], "foöWithé:"), ("tapped", [], "tapped"), ("tapped", [""], "tapped:"),
    ])
  func selector(base: String, labels: [String], expected: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == expected)
  }

  @Test("A throwing method has an argument for the error, before trailing closures")
  func throwing() {
    #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.selector(base: "save", labels: ["to"], isThrowing: true) == "saveTo:error:")
    #expect(
      ObjectiveCName.selector(base: "save", labels: ["to", "then"], isThrowing: true, trailingClosures: 1)
        == "saveTo:error:then:")
    #expect(
      ObjectiveCName.selector(base: "save", labels: ["then"], isThrowing: true, trailingClosures: 1)
        == "saveAndReturnError:then:")
  }

  @Test("An asynchronous method has an argument for the completion handler")
  func asynchronous() {
    #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    #expect(
      ObjectiveCName.selector(base: "load", labels: ["from"], isThrowing: true, isAsync: true)
        == "loadFrom:completionHandler:")
  }

  @Test("An initializer whose only parameter is empty has no argument")
  func initializer() {
    #expect(ObjectiveCName.initializer(label: "forFoo") == "initForFoo")
    #expect(ObjectiveCName.initializer(label: "foo") == "initWithFoo")
  }
}
