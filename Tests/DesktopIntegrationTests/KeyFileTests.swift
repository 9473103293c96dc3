import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import DesktopIntegration

@Suite("Files of groups and keys")
struct KeyFileTests {
  @Test("Groups, keys, translations and lists are read; comments, blank lines and damaged lines are ignored")
  func reading() {
    let file = KeyFile(
      parsing: """
        stray=1
        # a comment
        [First]
        Name = Letters \\sx
        Name[de]=Briefe
        List=a;b\\;c;

        no entry
        [Second]\r
        Truth=true
        """)
    #expect(file.groups.map(\.name) == ["First", "Second"])
    let first = file.group("First")
    #expect(first?.string("Name") == "Letters  x")
    #expect(first?.localized("Name") == LocalizedText("Letters  x", translations: ["de": "Briefe"]))
    #expect(first?.list("List") == ["a", "b;c"])
    #expect(first?.string("None") == nil && first?.list("None") == [])
    #expect(file.group("Second")?.boolean("Truth") == true && file.group("Second")?.boolean("None") == false)
    #expect(file.group("Third") == nil)
  }

  @Test("Escapes are those of the specification; other control characters are left out")
  func escapes() {
    #expect(KeyFileText.escaped(" a\\b\nc\td\re\u{1} ") == "\\sa\\\\b\\nc\\td\\re\\s")
    #expect(KeyFileText.unescaped("\\sa\\\\b\\q\\") == " a\\b\\q\\")
    #expect(KeyFileText.written(["a;b", ""]) == "a\\;b;;")
    #expect(KeyFileText.list("a\\;b;;") == ["a;b", ""])
    #expect(KeyFileText.list("a;b") == ["a", "b"])
  }

  @Test("Every text, list and translation is read back equal", arguments: 1...200 as ClosedRange<UInt64>)
  func survival(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    // U+2028 ends a line for some readers, so it is removed from texts.
    let alphabet = "ab;\\ \n\t\r[]=#é🙂s"
    let text = dice.text(of: alphabet)
    let list = (0..<dice.below(4)).map { _ in dice.text(of: alphabet) }
    let name = LocalizedText(dice.text(of: alphabet), translations: ["de": dice.text(of: alphabet), "sr@latin": "x"])
    var group = KeyFile.Group("A group")
    group.add("Text", text)
    group.add("List", list: list)
    group.add("Name", name)
    var file = KeyFile()
    file.groups = [KeyFile.Group("Empty"), group]
    let read = KeyFile(parsing: file.text)
    #expect(read == file, "seed \(seed)")
    #expect(read.group("A group")?.string("Text") == text, "seed \(seed)")
    #expect(read.group("A group")?.list("List") == list, "seed \(seed)")
    #expect(read.group("A group")?.localized("Name") == name, "seed \(seed)")
  }
}

@Suite("Commands in Exec keys")
struct CommandLineTextTests {
  @Test("Words with reserved characters are quoted as a whole; a percent sign is doubled only in desktop files")
  func quoting() {
    let command = CommandLineText(program: "/opt/My App/a$b", arguments: ["50%", "it's", "a\\b", "plain"])
    #expect(command.serviceText == #""/opt/My App/a\$b" 50% "it's" "a\\b" plain"#)
    #expect(command.desktopText(fieldCode: "%U") == #""/opt/My App/a\$b" 50%% "it's" "a\\b" plain %U"#)
    #expect(CommandLineText(program: "/bin/a", arguments: [""]).serviceText == "/bin/a \"\"")
  }

  @Test("Variables are set with env; a program whose name has an equals sign is started by a shell")
  func detours() {
    #expect(
      CommandLineText(program: "/a", arguments: ["x"], environment: ["B": "2", "A": "1 1"]).arguments == [
        "/usr/bin/env", "A=1 1", "B=2", "/a", "x",
      ])
    #expect(
      CommandLineText(program: "/a=b", arguments: ["x"]).arguments == [
        "/bin/sh", "-c", "exec \"$0\" \"$@\"", "/a=b", "x",
      ])
  }

  @Test("A shell and the reader both read every word back equal", arguments: 1...40 as ClosedRange<UInt64>)
  func shell(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let words = (0...dice.below(4)).map { _ in dice.text(of: "ab09 .-_\\\"'$`%;[]#~&|<>()*?\n\té") }
    let command = CommandLineText(program: "/x", arguments: words)
    #expect(CommandLineText.words(of: command.serviceText) == ["/x"] + words, "seed \(seed)")
    let shell = try #require(
      try output(of: "sh", ["-c", "for word in \(command.serviceText); do printf '%s|' \"$word\"; done"]))
    #expect(shell.text == "/x|" + words.map { $0 + "|" }.joined(), "seed \(seed)")
  }
}
