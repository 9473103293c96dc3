import SceneSystem
import Testing

@testable import SceneManifest

@Suite("Xcode's variables")
struct VariableTests {
  private static let variables = [
    "PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "My Notes 2.0", "PRODUCT_MODULE_NAME": "My_Notes_2_0",
    "EMPTY": "", "FILE": "/a/b/Main.storyboard", "KIND": "NAME", "LOOP": "$(LOOP2)", "LOOP2": "x$(LOOP)",
  ]

  private func expand(_ text: String) throws -> (value: String?, lines: [String]) {
    let plist = try read("<key>K</key><string>\(text)</string>", variables: Self.variables)
    return (plist["K"]?.string, plist.diagnostics.map(\.message))
  }

  @Test(
    "Both brackets, several in one string, nested names, values with further variables, and modifiers are expanded",
    arguments: [
      ("$(PRODUCT_MODULE_NAME).SceneDelegate", "My_Notes_2_0.SceneDelegate"),
      ("${PRODUCT_MODULE_NAME}.SceneDelegate", "My_Notes_2_0.SceneDelegate"),
      ("$(PRODUCT_NAME)", "My Notes 2.0"),
      ("$(PRODUCT_$(KIND))!", "My Notes 2.0!"),
      ("<$(EMPTY)>".replacingAngles, "[]"),
      ("$(TARGET_NAME) $(TARGET_NAME)", "My Notes 2.0 My Notes 2.0"),
      ("$(PRODUCT_NAME:c99extidentifier)", "My_Notes_2_0"),
      ("$(PRODUCT_NAME:identifier)", "My_Notes_2_0"),
      ("org.example.$(PRODUCT_NAME:rfc1034identifier)", "org.example.My-Notes-2.0"),
      ("${TARGET_NAME:lower}", "my notes 2.0"), ("${TARGET_NAME:upper}", "MY NOTES 2.0"),
      ("$(PRODUCT_NAME:rfc1034identifier:lower)", "my-notes-2.0"),
      ("$(FILE:file)", "Main.storyboard"), ("$(FILE:base)", "Main"), ("$(FILE:suffix)", ".storyboard"),
      ("$(FILE:dir)", "/a/b/"), ("$(TARGET_NAME:dir)", ""), ("$(PRODUCT_MODULE_NAME:suffix)", ""),
      ("$(EMPTY:default=none)", "none"), ("$(MISSING:default=none)", "none"), ("$(KIND:default=none)", "NAME"),
      ("no variable", "no variable"), ("100 $ and $x", "100 $ and $x"), ("ends in $", "ends in $"),
    ])
  func expands(text: String, expected: String) throws {
    let (value, lines) = try expand(text)
    #expect(value == expected)
    #expect(lines.isEmpty)
  }

  @Test(
    "A C99 identifier does not begin with a digit; accented letters are kept",
    arguments: [
      ("2Notes", "_Notes"), ("Notes-App", "Notes_App"), ("Größe", "Größe"), ("", ""),
    ])
  func c99(name: String, identifier: String) {
    #expect(Identifiers.c99(name) == identifier)
  }

  @Test("A bundle identifier's part has only ASCII letters, digits, hyphens and points")
  func rfc1034() {
    #expect(Identifiers.rfc1034("Größe_2.0 b") == "Gr--e-2.0-b")
  }

  @Test("An unknown variable is kept as written, with a diagnostic that lists the known ones")
  func unknown() throws {
    let plist = try read(
      "<key>K</key><array><string>a $(NOPE) b</string></array>",
      variables: ["PRODUCT_NAME": "App", "TARGET_NAME": "App"])
    #expect(plist["K"] == .array([.string("a $(NOPE) b")]))
    #expect(
      plist.diagnostics.map(\.description) == [
        "Info.plist: warning: K[0]: found the unknown variable $(NOPE); expected one of PRODUCT_NAME, TARGET_NAME. "
          + "It is left as written."
      ])
  }

  @Test("Without variables the diagnostic lists none")
  func noneKnown() throws {
    #expect(
      try lines("<key>K</key><string>${NOPE}</string>") == [
        "Info.plist: warning: K: found the unknown variable ${NOPE}; expected no variable. It is left as written."
      ])
  }

  @Test("An unknown modifier keeps the variable as written")
  func unknownModifier() throws {
    let (value, lines) = try expand("$(TARGET_NAME:shout)")
    #expect(value == "$(TARGET_NAME:shout)")
    #expect(
      lines == [
        "found the unknown modifier \"shout\" in $(TARGET_NAME:shout); expected one of base, c99extidentifier, default=, "
          + "dir, file, identifier, lower, rfc1034identifier, suffix, upper. The variable is left as written."
      ])
  }

  @Test("An unclosed bracket is kept")
  func openBracket() throws {
    let (value, lines) = try expand("$(KIND) $(TARGET_NAME")
    #expect(value == "NAME $(TARGET_NAME")
    #expect(
      lines == [
        "found \"$(TARGET_NAME\" without its closing bracket; expected a variable such as $(PRODUCT_NAME). "
          + "It is left as written."
      ])
  }

  @Test("Expansion of a variable that refers to itself ends")
  func loop() throws {
    let (value, lines) = try expand("$(LOOP)")
    #expect(value == "x$(LOOP)")
    #expect(
      lines == [
        "found the variable $(LOOP), which stands for itself; expected a variable with a value. It is left as written."
      ])
  }

  @Test("Variables that double with each step are cut at a mebibyte")
  func doubling() throws {
    var variables = ["V0": "0123456789"]
    for step in 1...30 { variables["V\(step)"] = "$(V\(step - 1))$(V\(step - 1))" }
    let plist = try read("<key>K</key><string>$(V30)</string>", variables: variables)
    #expect(plist["K"]?.string.map { $0.utf8.count < 8 << 20 } == true)
    #expect(
      plist.diagnostics.last?.message.hasSuffix(
        "expected variables at most 32 deep and 1 MiB long. It is left as written.")
        == true)
  }

  @Test("Endless nesting of brackets does not crash the process")
  func nested() throws {
    let depth = 2_000
    let text = String(repeating: "$(", count: depth) + String(repeating: ")", count: depth)
    let (_, lines) = try expand(text)
    #expect(!lines.isEmpty)
  }

  @Test("Variables in keys, nested dictionaries and arrays are replaced too")
  func everywhere() throws {
    let plist = try read(
      "<key>$(KIND)</key><dict><key>in</key><array><string>$(KIND)</string><true/></array></dict>",
      variables: Self.variables)
    #expect(plist["NAME"] == .dictionary(["in": .array([.string("NAME"), .boolean(true)])]))
  }

  @Test("The delegate class of Xcode's template finds its module")
  func delegateClass() throws {
    let plist = try read(
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array>\(configuration(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegate"))</array></dict></dict>
      """, variables: Self.variables)
    #expect(
      plist.sceneManifest?.defaultConfiguration(for: .windowApplication)?.delegateClassName
        == "My_Notes_2_0.SceneDelegate")
    #expect(plist.diagnostics.isEmpty)
  }
}

extension String {
  /// XML text cannot contain angle brackets; it can contain square ones.
  fileprivate var replacingAngles: String { String(map { $0 == "<" ? "[" : $0 == ">" ? "]" : $0 }) }
}
