import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("File wrappers") struct FileWrapperTests {
  private let folder = TemporaryFolder(containing: "package")
  private var manager: FileManager { .default }
  private var package: URL { folder.url.appendingPathComponent("package") }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: package.appendingPathComponent(name))
  }

  @Test("A folder is read with its files, folders and links, by their names") func read() throws {
    try write("one", "a.txt")
    try manager.createDirectory(at: package.appendingPathComponent("sub"), withIntermediateDirectories: false)
    try write("two", "sub/b.txt")
    try manager.createSymbolicLink(
      atPath: package.appendingPathComponent("link").path, withDestinationPath: "a.txt")
    let wrapper = try FileWrapper(url: package)
    #expect(wrapper.isDirectory && wrapper.filename == "package")
    #expect(wrapper.fileWrappers?.keys.sorted() == ["a.txt", "link", "sub"])
    let inner = wrapper.fileWrappers?["sub"]?.fileWrappers?["b.txt"]
    #expect(inner?.regularFileContents == Data("two".utf8) && inner?.preferredFilename == "b.txt")
    let link = try #require(wrapper.fileWrappers?["link"])
    #expect(link.isSymbolicLink && !link.isRegularFile && link.regularFileContents == nil)
    #expect(link.symbolicLinkDestinationURL?.standardizedFileURL.path == package.appendingPathComponent("a.txt").path)
  }

  @Test(
    "A link keeps its destination when it is written: relative ones stay relative",
    arguments: ["a.txt", "../x", "/etc/hosts"])
  func links(destination: String) throws {
    try manager.createSymbolicLink(
      atPath: package.appendingPathComponent("link").path, withDestinationPath: destination)
    let copy = folder.url.appendingPathComponent("copy")
    try FileWrapper(url: package).write(to: copy)
    let written = try manager.destinationOfSymbolicLink(atPath: copy.appendingPathComponent("link").path)
    #expect(written == destination)
  }

  @Test("A wrapper whose name is taken gets another one, which is found by the wrapper") func names() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a") == "a")
    let second = FileWrapper(regularFileWithContents: Data("2".utf8))
    second.preferredFilename = "a"
    let name = folder.addFileWrapper(second)
    #expect(name != "a" && folder.keyForFileWrapper(second) == name)
    folder.removeFileWrapper(second)
    #expect(folder.keyForFileWrapper(second) == nil && folder.fileWrappers?.keys.sorted() == ["a"])
    #expect(FileWrapper(regularFileWithContents: Data()).addFileWrapper(second) == "")
  }

  @Test("Writing with name updating gives each wrapper the name of its file") func nameUpdating() throws {
    let child = FileWrapper(regularFileWithContents: Data("x".utf8))
    let inner = FileWrapper(directoryWithFileWrappers: ["deep.txt": FileWrapper(regularFileWithContents: Data())])
    let wrapper = FileWrapper(directoryWithFileWrappers: ["child.txt": child, "inner": inner])
    try wrapper.write(to: folder.url.appendingPathComponent("plain"))
    #expect(wrapper.filename == nil && child.filename == nil)
    try wrapper.write(to: folder.url.appendingPathComponent("named"), options: .withNameUpdating)
    #expect(wrapper.filename == "named" && child.filename == "child.txt")
    #expect(inner.fileWrappers?["deep.txt"]?.filename == "deep.txt")
  }

  @Test("Writing atomically replaces a folder, and leaves it as it was after an error") func atomic() throws {
    try write("old", "a.txt")
    let new = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data())])
    try new.write(to: package, options: .atomic)
    #expect(folder.names(in: "package") == ["b.txt"] && folder.names == ["package"])
    let invalid = FileWrapper(directoryWithFileWrappers: ["../c": FileWrapper(regularFileWithContents: Data())])
    #expect(throws: CocoaError.self) { try invalid.write(to: package, options: .atomic) }
    #expect(folder.names(in: "package") == ["b.txt"] && folder.names == ["package"])
  }

  @Test("A file that was changed since it was read does not match") func matches() throws {
    try write("one", "a.txt")
    let file = package.appendingPathComponent("a.txt")
    let wrapper = try FileWrapper(url: file)
    #expect(wrapper.matchesContents(of: file))
    try manager.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    #expect(!wrapper.matchesContents(of: file))
    #expect(!wrapper.matchesContents(of: folder.url.appendingPathComponent("nothing")))
  }

  @Test("What does not exist is not read") func missing() {
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.url.appendingPathComponent("nothing")) }
  }
}
