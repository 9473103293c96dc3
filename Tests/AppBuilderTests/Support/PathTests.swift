import AppBuilder
import Foundation
import Testing
import TestSupport

@Suite("Paths and files of a build") struct PathTests {
  @Test("A path inside a folder has no parts that leave it")
  func inside() {
    #expect(Paths.partsInside("a/./b//c") == ["a", "b", "c"])
    for path in ["", "/a", "..", "a/../b", "a/..", "a\0b", "."] { #expect(Paths.partsInside(path) == nil, "\(path)") }
  }

  @Test("Relative paths and dots are resolved without the file system")
  func absolute() {
    #expect(Paths.absolute("a/../b", from: "/x") == "/x/b")
    #expect(Paths.absolute("/a/./b/..", from: "/x") == "/a")
    #expect(Paths.absolute("../../..", from: "/x") == "/")
    #expect(Paths.folder(of: "/a/b") == "/a" && Paths.folder(of: "/a") == "/" && Paths.name(of: "/a/b") == "b")
  }

  @Test("A file with the same content is not written again")
  func sameContent() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/inner/file"
    #expect(try Files.write("one", to: path))
    let before = FileStatus(path)
    #expect(try !Files.write("one", to: path))
    #expect(FileStatus(path) == before)
    #expect(try Files.write("two", to: path))
    #expect(try folder.text(of: "inner/file") == "two")
  }

  @Test("A file that cannot be written gives a sentence with its path")
  func unwritable() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("", to: "file")
    let error = #expect(throws: BuilderError.self) { try Files.write("x", to: file + "/below") }
    #expect(error?.code == .file)
    #expect(error?.message.contains(file) ?? false)
  }

  @Test("A link is followed or not, and nothing has no status")
  func status() throws {
    let folder = TemporaryFolder(containing: "inner")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "inner")
    #expect(FileStatus(folder.path + "/link")?.kind == .folder)
    #expect(FileStatus(folder.path + "/link", followsLinks: false)?.kind == .link)
    #expect(FileStatus(folder.path + "/none") == nil && FileStatus("") == nil && FileStatus("a\0b") == nil)
    #expect(Paths.real(folder.path + "/link").hasSuffix("/inner"))
    try Files.remove(folder.path + "/link")
    try Files.remove(folder.path + "/link")
    #expect(folder.names == ["inner"])
  }
}
