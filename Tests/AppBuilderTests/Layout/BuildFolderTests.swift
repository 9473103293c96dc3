import AppBuilder
import Testing
import TestSupport
import XcodeProject

@Suite("The folders of a build") struct BuildFolderTests {
  private func folder(
    _ path: String, _ environment: [String: String] = ["HOME": "/h"], named: String? = nil
  ) -> BuildFolder {
    BuildFolder(for: ProjectLocation(.project, path: path), path: named, environment: environment)
  }

  @Test("It is below the cache, with the project's name and a hash of its path")
  func cache() {
    let first = folder("/a/My App.xcodeproj")
    #expect(first.path.hasPrefix("/h/.cache/proscenium/apps/My-App-"))
    #expect(first.path != folder("/b/My App.xcodeproj").path)
    #expect(first == folder("/a/My App.xcodeproj"))
    #expect(first.package == first.path + "/Package" && first.products == first.path + "/Products")
    #expect(folder("/a/x", ["XDG_CACHE_HOME": "/c"]).path.hasPrefix("/c/proscenium/apps/x-"))
    #expect(folder("/a/x", ["XDG_CACHE_HOME": "relative", "HOME": "/h"]).path.hasPrefix("/h/.cache/"))
  }

  @Test("A name with slashes, quotes and line breaks becomes one plain name")
  func names() {
    let name = folder("/a/\"q\"\n'; rm -rf é.xcodeproj").path.dropFirst("/h/.cache/proscenium/apps/".count)
    #expect(!name.contains { "\"\n'/; ".contains($0) })
    #expect(folder("/").path.contains("/apps/app-"))
  }

  @Test("The option and the variable name other folders")
  func named() {
    #expect(folder("/a/x", named: "/b/../c").path == "/c")
    let cache = folder("/a/x", ["PROSCENIUM_CACHE": "/p", "HOME": "/h"])
    #expect(cache.path.hasPrefix("/p/apps/x-") && cache.tools == "/p/tools")
  }

  @Test("Libraries are built in the clone that the tool was built in, otherwise in the cache")
  func scratch() {
    let tool = ToolPackage(path: "/src/Proscenium")
    let variables = ["HOME": "/h"]
    let folder = folder("/a/x", variables)
    let built = "/src/Proscenium/.build/debug/proscenium"
    #expect(folder.scratch(for: tool, environment: variables, executable: built) == "/src/Proscenium/.build")
    let installed = folder.scratch(for: tool, environment: variables, executable: "/usr/bin/proscenium")
    #expect(installed == "/h/.cache/proscenium/build")
    let named = self.folder("/a/x", ["PROSCENIUM_CACHE": "/p"])
    #expect(named.scratch(for: tool, environment: [:], executable: built) == "/p/build")
  }
}

@Suite("Proscenium's own package") struct ToolPackageTests {
  private let scratch = TemporaryFolder()

  private func package(_ name: String) throws -> String {
    try scratch.write("", to: name + "/Package.swift")
    try scratch.write("", to: name + "/Sources/UIKitCore/UIView.swift")
    return scratch.path + "/" + name
  }

  @Test("It is above the executable")
  func above() throws {
    let path = try package("clone")
    let found = try ToolPackage.find(environment: [:], executable: path + "/.build/debug/proscenium")
    #expect(found.path == path && found.sourcePass == path + "/SourcePass")
  }

  @Test("The environment's is used first, and must be one")
  func environment() throws {
    let (one, two) = (try package("one"), try package("two"))
    let found = try ToolPackage.find(environment: ["PROSCENIUM_PACKAGE": two], executable: one + "/bin/proscenium")
    #expect(found.path == two)
    let error = #expect(throws: BuilderError.self) {
      try ToolPackage.find(environment: ["PROSCENIUM_PACKAGE": scratch.path], executable: one + "/bin/proscenium")
    }
    #expect(error?.code == .tool && error?.location == "PROSCENIUM_PACKAGE")
  }

  @Test("An installation has recorded its path; a package that has gone is named")
  func record() throws {
    let path = try package("clone")
    let executable = scratch.path + "/prefix/bin/proscenium"
    try scratch.write(path + "\n", to: "prefix/share/proscenium/package")
    #expect(try ToolPackage.find(environment: [:], executable: executable).path == path)
    try scratch.write("/nowhere\n", to: "prefix/share/proscenium/package")
    let gone = #expect(throws: BuilderError.self) { try ToolPackage.find(environment: [:], executable: executable) }
    #expect(gone?.message.contains("/nowhere") ?? false)
    let none = #expect(throws: BuilderError.self) {
      try ToolPackage.find(environment: [:], executable: "/bin/proscenium")
    }
    #expect(none?.suggestion?.contains("PROSCENIUM_PACKAGE") ?? false)
  }
}
