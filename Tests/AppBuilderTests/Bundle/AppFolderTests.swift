import AppBuilder
import Foundation
import Testing
import TestSupport
import XcodeProject

@Suite("The folder of an app") struct AppFolderTests {
  private let scratch = TemporaryFolder(containing: "sources")

  private func resource(_ name: String, at destination: String? = nil) -> ProjectTarget.Resource {
    ProjectTarget.Resource(path: "\(scratch.path)/sources/\(name)", destination: destination ?? name)
  }

  @discardableResult
  private func build(_ resources: [ProjectTarget.Resource]) throws -> [ProjectDiagnostic] {
    var app = AppFolder(path: scratch.path + "/My App.app")
    try app.add(executable: scratch.write("program", to: "built/App"), name: "My App")
    try app.add(infoPlist: Data("plist".utf8))
    for resource in resources { try app.add(resource, owner: "/p/Info.plist") }
    try app.removeOthers()
    return app.diagnostics
  }

  private var files: [String] { scratch.files.filter { $0.hasPrefix("My App.app/") }.map { String($0.dropFirst(11)) } }

  @Test("It has the executable, the Info.plist, files and whole folders, as copies")
  func content() throws {
    try scratch.write("s", to: "sources/Base.lproj/Main.storyboard")
    try scratch.write("c", to: "sources/Assets.xcassets/A.colorset/Contents.json")
    try scratch.write("x", to: "sources/Assets.xcassets/.DS_Store")
    let diagnostics = try build([resource("Base.lproj/Main.storyboard"), resource("Assets.xcassets")])
    #expect(diagnostics.isEmpty)
    #expect(
      files == ["Assets.xcassets/A.colorset/Contents.json", "Base.lproj/Main.storyboard", "Info.plist", "My App"])
    try FileManager.default.removeItem(atPath: scratch.path + "/sources")
    #expect(try scratch.text(of: "My App.app/Base.lproj/Main.storyboard") == "s")
  }

  @Test("A second build copies what has changed, and removes what has gone")
  func again() throws {
    try scratch.write("a", to: "sources/a.txt")
    try scratch.write("b", to: "sources/b/c.txt")
    try build([resource("a.txt"), resource("b")])
    let before = FileStatus(scratch.path + "/My App.app/a.txt")
    try build([resource("a.txt"), resource("b")])
    #expect(FileStatus(scratch.path + "/My App.app/a.txt") == before)
    try scratch.write("longer", to: "sources/a.txt")
    try build([resource("a.txt")])
    #expect(files == ["Info.plist", "My App", "a.txt"])
    #expect(try scratch.text(of: "My App.app/a.txt") == "longer")
  }

  @Test("A file in place of a folder of the same name, and the other way round")
  func kinds() throws {
    try scratch.write("b", to: "sources/x/inner")
    try build([resource("x")])
    try FileManager.default.removeItem(atPath: scratch.path + "/sources/x")
    try scratch.write("now a file", to: "sources/x")
    try build([resource("x")])
    #expect(try scratch.text(of: "My App.app/x") == "now a file")
    try FileManager.default.removeItem(atPath: scratch.path + "/sources/x")
    try scratch.write("b", to: "sources/x/inner")
    try build([resource("x")])
    #expect(files.contains("x/inner"))
  }

  @Test(
    "A place outside the app is refused, and nothing is written there",
    arguments: ["../out", "/out", "a/../../out", ""])
  func outside(destination: String) throws {
    try scratch.write("a", to: "sources/a.txt")
    let diagnostics = try build([resource("a.txt", at: destination)])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.file == "/p/Info.plist")
    #expect(!scratch.names.contains("out"))
  }

  @Test("Missing files and double places are warnings that name the files")
  func warnings() throws {
    try scratch.write("1", to: "sources/one/a.txt")
    try scratch.write("2", to: "sources/two/a.txt")
    let diagnostics = try build([
      resource("one/a.txt", at: "a.txt"), resource("two/a.txt", at: "a.txt"), resource("none.txt"),
      resource("one/a.txt", at: "Info.plist"), resource("one/a.txt", at: "a.txt"),
    ])
    #expect(diagnostics.map(\.severity) == [.warning, .warning, .warning])
    #expect(diagnostics[0].message.contains("one/a.txt") && diagnostics[0].file.hasSuffix("two/a.txt"))
    #expect(diagnostics[1].message.contains("none.txt is missing"))
    #expect(try scratch.text(of: "My App.app/a.txt") == "1")
    #expect(try scratch.text(of: "My App.app/Info.plist") == "plist")
  }

  @Test("Links are copied as what they lead to, and those that go round are left out")
  func links() throws {
    try scratch.write("a", to: "sources/folder/a.txt")
    let manager = FileManager.default
    let folder = scratch.path + "/sources/folder"
    try manager.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder + "/self", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: folder + "/link.txt", withDestinationPath: "a.txt")
    try build([resource("folder")])
    #expect(files.filter { $0.hasPrefix("folder/") } == ["folder/a.txt", "folder/link.txt"])
    #expect(FileStatus(scratch.path + "/My App.app/folder/link.txt", followsLinks: false)?.kind == .file)
  }
}
