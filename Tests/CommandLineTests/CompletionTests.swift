import Foundation
import Testing
import TestSupport
import TestTraits

@Suite("Completion in shells", .waitsForProcesses)
struct CompletionTests {
  /// The completions that bash offers for the last word of a line, with the script that the tool prints.
  private func candidates(_ line: String, in folder: String) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(separator: " ")
    let run = try ProcessResult(
      shell:
        """
        source <(proscenium --generate-completion-script bash)
        COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
        COMP_TYPE=9
        _proscenium proscenium "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """, in: folder)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Every shell gets a script that names every command", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    let run = try Run(["--generate-completion-script", shell])
    #expect(run.status == 0)
    for name in ["simulate", "stimuli", "conformance", "trace", "sessions", "recover", "install", "uninstall"] {
      #expect(run.output.contains(name))
    }
    guard shell == "bash" else { return }
    let scratch = TemporaryFolder()
    let file = try scratch.write(run.output, to: "completion")
    #expect(try ProcessResult(shell: "bash -n \(file)", in: scratch.path).status == 0)
  }

  @Test("bash completes commands, options' values, apps, stimuli and files")
  func bash() throws {
    let scratch = TemporaryFolder()
    try scratch.write("", to: "mine.trace")
    #expect(try candidates("proscenium si", in: scratch.path) == ["simulate"])
    #expect(try candidates("proscenium simulate Notes --profile pad", in: scratch.path) == ["pad1", "padN"])
    #expect(try candidates("proscenium simulate Notes --variant kill", in: scratch.path).contains("kill=background"))
    #expect(try candidates("proscenium simulate Note", in: scratch.path) == ["Notes"])
    #expect(try candidates("proscenium simulate mi", in: scratch.path) == ["mine.trace"])
    #expect(try candidates("proscenium stimuli swi", in: scratch.path) == ["swipe", "swipe-up", "switcher"])
    #expect(try candidates("proscenium trace x --format me", in: scratch.path) == ["mermaid"])
  }

  @Test("bash completes apps with saved sessions, and the labels of these sessions")
  func sessions() throws {
    let scratch = TemporaryFolder()
    let made = try ProcessResult(
      shell:
        "printf 'tap icon\\nnew window\\n' | proscenium simulate Notes --profile padN --state notes.sqlite"
        + " && proscenium sessions export --state notes.sqlite notes.json && proscenium sessions import Notes notes.json",
      in: scratch.path)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try candidates("proscenium sessions show org", in: scratch.path) == ["org.proscenium.notes"])
    #expect(try candidates("proscenium sessions show org.proscenium.notes ", in: scratch.path) == ["A", "B"])
    #expect(try candidates("proscenium sessions discard --state notes.sqlite A ", in: scratch.path) == ["B"])
    #expect(
      try candidates("proscenium sessions import Notes no", in: scratch.path).prefix(2) == [
        "notes.json", "notes.sqlite",
      ])
    #expect(try candidates("proscenium sessions show nothing ", in: scratch.path) == [])
  }
}
