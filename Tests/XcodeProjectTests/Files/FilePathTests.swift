import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite("Paths, roles and folders") struct FilePathTests {
  @Test(
    "A path is normalized without leaving its root",
    arguments: [
      ("/a/./b//c/../d", "/a/b/d"), ("/../../a", "/a"), ("../a/../../b", "../../b"), ("", ""), ("/", "/"), ("a/..", ""),
    ])
  func normalized(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test("Parts of a path")
  func parts() {
    #expect(FilePath.join("/a", "../b") == "/b")
    #expect(FilePath.join("/a", "/b") == "/b")
    #expect(FilePath.join("", "b") == "b")
    #expect(FilePath.folder("/a") == "/")
    #expect(FilePath.folder("a") == "")
    #expect(FilePath.fileExtension("a/b.TAR.Gz") == "gz")
    #expect(FilePath.fileExtension(".hidden") == "")
    #expect(FilePath.stem("/a/b.c.d") == "b.c")
    #expect(FilePath.relative("/a/b", to: "/a") == "b")
    #expect(FilePath.relative("/ab", to: "/a") == nil)
    #expect(FilePath.relative("/a", to: "/") == "a")
  }

  @Test(
    "A path in the app's folder stays in it",
    arguments: [
      ("a/b", "a/b"), ("a/../b", "b"), ("../a", nil), ("a/../..", nil), ("/a", nil), ("", nil), (".", nil),
      ("a\u{0}", nil),
    ])
  func bundlePath(path: String, expected: String?) {
    #expect(BundlePath.checked(path) == expected)
  }

  @Test(
    "The place of a resource follows from its folder",
    arguments: [("/a/de.lproj/b.strings", "de.lproj/b.strings"), ("/a/b.png", "b.png"), ("/.lproj/b", "b")])
  func destination(path: String, expected: String) {
    #expect(BundlePath.destination(of: path) == expected)
  }

  @Test("The role follows from the name first, then from the type")
  func roles() {
    #expect(FileRole.of("a.swift") == .swift)
    #expect(FileRole.of("a", type: "sourcecode.swift") == .swift)
    #expect(FileRole.of("a.m") == .foreign("Objective-C"))
    #expect(FileRole.of("a.inc", type: "sourcecode.c.h") == FileRole.none)
    #expect(FileRole.of("a.entitlements") == FileRole.none)
    #expect(FileRole.of("a.xcframework") == .library)
    #expect(FileRole.of("a.unknown") == .resource)
  }

  @Test("A folder is scanned sorted, without hidden files, and links that lead back are not followed")
  func scan() throws {
    let folder = TemporaryFolder()
    for name in ["b/c.txt", "a.txt", ".git/x", "d.bundle/e", "é.txt"] { try folder.write("", to: name) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b/up", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/gone", withDestinationPath: "/nowhere/at/all")
    let scan = FolderScan(folder.path)
    #expect(scan.items.map(\.path) == ["a.txt", "b/c.txt", "d.bundle", "gone", "é.txt"])
    #expect(scan.items.map(\.isWholeFolder) == [false, false, true, false, false])
    #expect(!scan.isCutOff)
  }

  @Test("A very deep folder is cut off")
  func deepFolder() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: (0..<200).map { _ in "a" }.joined(separator: "/") + "/b.txt")
    #expect(FolderScan(folder.path).isCutOff)
  }

  @Test("A name whose bytes are no text ends no scan")
  func invalidName() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "a.txt")
    let path = Array((folder.path + "/").utf8) + [0xFF, 0xFE, UInt8(ascii: ".")] + Array("swift".utf8) + [0]
    let file = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
    }
    if let file { fclose(file) }
    #expect(FolderScan(folder.path).items.map(\.path).contains("a.txt"))
  }

  @Test("A path is found whatever the case of its parts, and a missing one stays as it is")
  func actualPath() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Sources/Größe.swift")
    #expect(FileSystem.actualPath(folder.path + "/sources/GRÖßE.swift") == folder.path + "/Sources/Größe.swift")
    #expect(FileSystem.actualPath(folder.path + "/Sources/Gro\u{308}ße.swift") == folder.path + "/Sources/Größe.swift")
    #expect(FileSystem.actualPath(folder.path + "/gone/a") == folder.path + "/gone/a")
    #expect(FileSystem.actualPath("relative") == "relative")
  }
}
