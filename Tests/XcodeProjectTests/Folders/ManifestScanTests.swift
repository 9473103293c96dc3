import Testing

@testable import XcodeProject

@Suite("Text of a package's manifest") struct ManifestScanTests {
  private func scan(_ text: String) -> ManifestScan { ManifestScan(Array(text.utf8), folder: "/p") }

  @Test(
    "The language mode follows from the version of the tools",
    arguments: [
      ("// swift-tools-version: 6.0\n", "6"), ("// swift-tools-version:5.9\n", "5"), ("//swift-tools-version:6.2", "6"),
      ("", "5"), ("// nothing\n", "5"), ("// swift-tools-version: x\n", "5"), ("let a = 6", "5"),
    ])
  func languageMode(text: String, expected: String) {
    #expect(scan(text).languageMode == expected)
  }

  @Test("A target has its line, its path and its lists")
  func target() {
    let targets = scan(
      """
      let package = Package(
        targets: [

          .executableTarget(
            name: "App", path: "Source/App",
            exclude: [ "a.txt", "b" /* , "c" */ ],
            resources: [.copy("web"), .process("x"), .embedInCode("y")]
          ),
        ])
      """
    ).targets
    #expect(targets.map(\.name) == ["App"])
    #expect(targets[0].kind == "executableTarget")
    #expect(targets[0].line == 4)
    #expect(targets[0].path == "Source/App")
    #expect(targets[0].copied == ["web"])
    #expect(targets[0].excluded.prefix(2) == ["a.txt", "b"])
  }

  @Test("Calls in comments and in texts are no targets")
  func comments() {
    let text = """
      // .target(name: "A")
      /* .target(name: "B") */
      let x = ".target(name: C)"
      let y = [.target(name: "D")]
      """
    #expect(scan(text).targets.map(\.name) == ["D"])
  }

  @Test("Parentheses in texts do not end a call")
  func parentheses() {
    #expect(scan(#".target(name: "A", path: "a)b")"#).targets.first?.path == "a)b")
    #expect(scan(#".target(name: "A", path: "a\")b"), .target(name: "B")"#).targets.map(\.name) == ["A", "B"])
  }

  @Test("A label is a whole word")
  func labels() {
    #expect(scan(#".target(name: "A", subpath: "x", path: "y")"#).targets.first?.path == "y")
    #expect(scan(#".target(rename: "A")"#).targets.isEmpty)
  }

  @Test(
    "Packages have their requirements as they are written",
    arguments: [
      (#".package(url: "https://e.org/a", from: "1.0.0")"#, #"from: "1.0.0""#),
      (#".package(url: "https://e.org/a", .upToNextMinor(from: "1.0.0"))"#, #".upToNextMinor(from: "1.0.0")"#),
      (#".package(url: "https://e.org/a", "1.0.0"..<"2.0.0")"#, #""1.0.0"..<"2.0.0""#),
      (#".package(url: "https://e.org/a", branch: "main")"#, #"branch: "main""#),
    ])
  func requirements(text: String, expected: String) {
    #expect(
      scan(text).packages == [
        ProjectPackage(identity: "a", source: .remote(url: "https://e.org/a", requirement: expected))
      ])
  }

  @Test(
    "A requirement with more than a requirement in it, and an address without one, are no package",
    arguments: [
      #".package(url: "https://e.org/a", { fatal }())"#, #".package(url: "https://e.org/a")"#,
      #".package(url: x, from: "1")"#,
      #".package(name: "x")"#,
    ])
  func noPackage(text: String) {
    #expect(scan(text).packages.isEmpty)
  }

  @Test("A package in a folder has its absolute path")
  func localPackage() {
    #expect(
      scan(#".package(path: "../Kit")"#).packages == [ProjectPackage(identity: "kit", source: .local(path: "/Kit"))])
  }

  @Test("Very many calls and very long ones come to an end")
  func limits() {
    #expect(scan(String(repeating: ".target(name: \"A\")\n", count: 5000)).targets.count == 2000)
    #expect(scan(".target(name: \"A\"," + String(repeating: " ", count: 200_000) + ")").targets.isEmpty)
    #expect(scan(String(repeating: ".target(", count: 5000)).targets.isEmpty)
  }

  @Test("Characters made of several are no reason to end", arguments: ["\u{301}", "🇩🇪", "\r\n", "\u{0}", "é"])
  func combined(text: String) {
    let targets = scan(".target(\(text)name:\(text)\"A\(text)\",\(text)path:\(text)\"b\")").targets
    #expect(targets.count <= 1)
  }
}
