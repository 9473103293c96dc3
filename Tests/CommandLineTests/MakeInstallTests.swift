import Foundation
import Testing
import TestSupport
import TestTraits

@testable import proscenium

/// `make install` builds in release and calls `Scripts/install`; the script is run here with the binary of the tests.
@Suite("make install", .waitsForProcesses)
struct MakeInstallTests {
  private func everything(below folder: String) -> [String] {
    let manager = FileManager.default
    return (manager.subpaths(atPath: folder) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private let fixed = [
    "usr/bin/proscenium", "usr/share/bash-completion/completions/proscenium",
    "usr/share/fish/vendor_completions.d/proscenium.fish", "usr/share/proscenium/package",
    "usr/share/zsh/site-functions/_proscenium",
  ]
  private var pages: [String] {
    CommandTree.all.map { "usr/share/man/man1/" + (["proscenium"] + $0.path).joined(separator: "-") + ".1" }
  }

  @Test(
    "The tool, completions for three shells and a manual page per command are installed below DESTDIR and PREFIX, and removed again"
  )
  func installAndRemove() throws {
    let scratch = TemporaryFolder()
    let location = "PREFIX=/usr DESTDIR='\(scratch.path)/package' '\(BuildLayout.package)/Scripts/install'"
    let installed = try ProcessResult(shell: "\(location) '\(BuildLayout.products)/proscenium'", in: scratch.path)
    #expect(installed.status == 0 && installed.errors.isEmpty, "\(installed.errors)")
    #expect(everything(below: scratch.path + "/package") == (fixed + pages).sorted())
    #expect(
      installed.output.split(separator: "\n").map(String.init).sorted()
        == (fixed + pages).map { "installed \(scratch.path)/package/\($0)" }.sorted())
    #expect(try scratch.text(of: "package/usr/share/proscenium/package") == BuildLayout.package + "\n")
    let version = try ProcessResult(shell: "package/usr/bin/proscenium --version", in: scratch.path)
    #expect(version.output == Version.current + "\n")

    try scratch.write("", to: "package/usr/share/man/man1/other.1")
    let removed = try ProcessResult(shell: "\(location) --remove", in: scratch.path)
    #expect(removed.status == 0)
    #expect(everything(below: scratch.path + "/package") == ["usr/share/man/man1/other.1"])
    let again = try ProcessResult(shell: "\(location) --remove", in: scratch.path)
    #expect(again.errors == "install: nothing is installed under \(scratch.path)/package/usr\n")
  }

  @Test("A tilde in PREFIX is the home folder; a folder that is not on the PATH is reported")
  func home() throws {
    let scratch = TemporaryFolder()
    let run = try ProcessResult(
      shell:
        "PREFIX='~/.local' '\(BuildLayout.package)/Scripts/install' '\(BuildLayout.products)/proscenium'",
      in: scratch.path)
    #expect(run.status == 0)
    #expect(everything(below: scratch.path + "/home/.local").contains("bin/proscenium"))
    #expect(run.errors == "install: \(scratch.path)/home/.local/bin is not on the PATH\n")
  }

  @Test("make install passes PREFIX and DESTDIR to the script, and make uninstall removes the files")
  func make() throws {
    let install = try ProcessResult(
      shell:
        "make -n -C '\(BuildLayout.package)' install PREFIX=/opt/p DESTDIR=/tmp/d SWIFT=:", in: TemporaryFolder().path)
    #expect(install.output.contains("PREFIX='/opt/p' DESTDIR='/tmp/d' Scripts/install \\"))
    #expect(install.output.contains("build -c release --static-swift-stdlib --product proscenium"))
    let remove = try ProcessResult(
      shell: "make -n -C '\(BuildLayout.package)' uninstall PREFIX=/opt/p SWIFT=:", in: TemporaryFolder().path)
    #expect(remove.output.contains("PREFIX='/opt/p' DESTDIR='' Scripts/install --remove"))
  }

  @Test("Every manual page has its command, its options, its examples and every exit status")
  func pagesAreComplete() throws {
    let scratch = TemporaryFolder()
    #expect(try Run(["generate-manual", scratch.path + "/man"]).status == 0)
    for command in try CommandDescription.all() {
      let page = try String(contentsOfFile: "\(scratch.path)/man/\(command.pageName).1", encoding: .utf8)
      #expect(page.contains(".SH \"NAME\"\n\(ManualPage.escaped(command.pageName))"))
      for option in command.options + command.arguments {
        #expect(page.contains("\\fB\(ManualPage.escaped(option.name))\\fR"))
      }
      for example in command.examples { #expect(page.contains(ManualPage.escaped(example.line))) }
      for status in CommandStatus.allCases { #expect(page.contains(".TP\n\\fB\(status.rawValue)\\fR\n")) }
    }
  }

  @Test("groff reports no warning for a manual page", .enabled(if: hasGroff))
  func groff() throws {
    let scratch = TemporaryFolder()
    #expect(try Run(["generate-manual", scratch.path + "/man"]).status == 0)
    let run = try ProcessResult(shell: "groff -man -Tutf8 -ww man/*.1", in: scratch.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.contains(
        "printf 'tap icon\\nswipe home\\nkill\\ntap icon\\n' | proscenium simulate Notes --trace text"))
  }

  @Test("A folder that is not writable is reported by name")
  func unwritable() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write("", to: "file")
    let run = try Run(["generate-manual", file])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("\(file)/proscenium.1: error: the manual page cannot be written here"))
  }

  static let hasGroff = ["/usr/bin", "/usr/local/bin"].contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/groff")
  }
}
