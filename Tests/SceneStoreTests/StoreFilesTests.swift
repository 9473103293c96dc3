import Foundation
import Testing
import TestSupport

@testable import SceneStore

@Suite("Files of the store", .serialized)
struct StoreFilesTests {
  let folder = TemporaryFolder(inMemory: true)
  var files: StoreFiles { StoreFiles(path: folder.path + "/s") }

  @Test("All names begin with that of the sessions' file, and a relative path is relative to the working folder")
  func names() {
    let files = StoreFiles(path: "/a/b")
    #expect([files.path, files.log, files.lock, files.fresh] == ["/a/b", "/a/b-wal", "/a/b-lock", "/a/b-new"])
    #expect(StoreFiles(path: "c/d").path == FileManager.default.currentDirectoryPath + "/c/d")
  }

  @Test("Folders are created with mode 0700 and files with 0600, whatever the umask", arguments: [0, 0o022, 0o077])
  func modes(mask: mode_t) throws {
    let files = StoreFiles(path: folder.path + "/one/two/s")
    do {
      let before = umask(mask)
      defer { umask(before) }
      try files.makeFolder()
      files.makeLog(size: 10)
      _ = try OpenFile(files.path, O_RDWR | O_CREAT)
    }
    #expect(folder.permissions(of: "one") == 0o700 && folder.permissions(of: "one/two") == 0o700)
    #expect(folder.permissions(of: "one/two/s") == 0o600 && folder.permissions(of: "one/two/s-wal") == 0o600)
  }

  @Test("An existing folder keeps its mode; where a file has its path none is created")
  func existingFolders() throws {
    #expect(chmod(folder.path, 0o755) == 0)
    try files.makeFolder()
    #expect((try FileManager.default.attributesOfItem(atPath: folder.path))[.posixPermissions] as? Int == 0o755)
    try folder.write([1], to: "file")
    for path in ["/file/s", "/file/deeper/s"] {
      let error = #expect(throws: SystemError.self) { try StoreFiles(path: folder.path + path).makeFolder() }
      #expect(error?.code == ENOTDIR)
    }
    #expect(try folder.bytes(of: "file") == [1])
  }

  @Test("A name with a NUL character is refused, also as the prefix of an existing name")
  func zeros() throws {
    try folder.write([1], to: "s")
    let path = folder.path + "/s\u{0}x"
    #expect(throws: SessionStoreError.self) { try StoreFiles(path: path).exists() }
    #expect(throws: SystemError.self) { try OpenFile(path, O_RDONLY) }
    #expect(throws: SystemError.self) { try StoreFiles(path: folder.path + "/a\u{0}b/s").makeFolder() }
    #expect(folder.names == ["s"])
  }

  @Test("A file that is set aside gets the first free number, together with its log, and replaces nothing")
  func setAside() throws {
    for number in 1...12 {
      try folder.write([UInt8(number)], to: "s")
      try folder.write([UInt8(number), 0], to: "s-wal")
      try folder.write([9], to: "s-shm")
      #expect(try files.setAside("damaged") == folder.path + "/s.damaged-\(number)")
    }
    for number in 1...12 {
      #expect(try folder.bytes(of: "s.damaged-\(number)") == [UInt8(number)])
      #expect(try folder.bytes(of: "s.damaged-\(number)-wal") == [UInt8(number), 0])
    }
    // A number that is free again, and one of which only the log exists.
    for name in ["s.damaged-4", "s.damaged-4-wal", "s.damaged-2"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    try folder.write([40], to: "s")
    #expect(try files.setAside("damaged") == folder.path + "/s.damaged-4")
    try folder.write([41], to: "s")
    #expect(try files.setAside("damaged") == folder.path + "/s.damaged-13")
    #expect(try folder.bytes(of: "s.damaged-2-wal") == [2, 0])
    try folder.write([42], to: "s")
    #expect(try files.setAside("newer") == folder.path + "/s.newer-1")
    #expect(!folder.names.contains { ["s", "s-wal", "s-shm", "s.damaged-2", "s.damaged-13-wal"].contains($0) })
  }

  @Test("Folders and links with a number's name are kept, and nothing is written through them")
  func takenNames() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/s.damaged-1", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/s.damaged-2", withDestinationPath: folder.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/s.damaged-3-wal", withDestinationPath: folder.path + "/elsewhere")
    try folder.write([5], to: "s")
    #expect(try files.setAside("damaged") == folder.path + "/s.damaged-4")
    #expect(folder.names == ["s.damaged-1", "s.damaged-2", "s.damaged-3-wal", "s.damaged-4"])
  }

  @Test("Without file and log there is nothing to set aside, and no empty file is created")
  func nothing() throws {
    _ = try files.setAside("damaged")
    #expect(folder.names.isEmpty)
  }

  @Test("The log is created at its full length once, and an existing one is not changed")
  func log() throws {
    files.makeLog(size: 1000)
    #expect(try folder.bytes(of: "s-wal") == [UInt8](repeating: 0, count: 1000))
    try folder.write([1, 2], to: "s-wal")
    files.makeLog(size: 1000)
    #expect(try folder.bytes(of: "s-wal") == [1, 2])
  }

  @Test("A new file replaces the old one as a whole, and an unfinished one is removed")
  func fresh() throws {
    try folder.write([1], to: "s")
    let before = try #require(files.identity)
    #expect(files.identity == before)
    for name in ["s-new-wal", "s-new-journal", "s-new-shm"] { try folder.write([9], to: name) }
    try folder.write([2], to: "s-new")
    files.removeFresh()
    #expect(folder.names == ["s"])
    #expect(throws: SystemError.self) { try files.installFresh() }
    #expect(try folder.bytes(of: "s") == [1])
    try folder.write([2], to: "s-new")
    try files.installFresh()
    #expect(folder.names == ["s"])
    #expect(try folder.bytes(of: "s") == [2])
    #expect(files.identity != before)
    try FileManager.default.removeItem(atPath: folder.path + "/s")
    #expect(files.identity == nil)
  }

  @Test("An open file writes at its offset, returns its whole content or its beginning, and follows no link")
  func openFile() throws {
    let file = try OpenFile(files.path, O_RDWR | O_CREAT | O_EXCL)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try file.write(bytes)
    try file.write([1, 2, 3], at: 100_000)
    try file.synchronise()
    var expected = bytes
    expected.replaceSubrange(100_000..<100_003, with: [1, 2, 3])
    #expect(try file.contents() == expected)
    #expect(try file.head(10) == Array(expected[..<10]))
    #expect(try file.head(300_000) == expected)
    #expect(try file.status.st_size == 200_000)
    #expect(throws: SystemError.self) { try OpenFile(files.path, O_RDWR | O_CREAT | O_EXCL) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: files.path)
    let error = #expect(throws: SystemError.self) { try OpenFile(folder.path + "/link", O_RDONLY) }
    #expect(error?.code == ELOOP)
    #expect(error?.reason.isEmpty == false)
    #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }
}

@Suite("Location of sessions")
struct SessionStoreLocationTests {
  private func folder(_ identifier: String, _ environment: [String: String] = ["XDG_STATE_HOME": "/s"]) -> String {
    SessionStoreLocation(bundleIdentifier: identifier, environment: environment).folder
  }

  @Test("Only an absolute XDG_STATE_HOME and an absolute HOME are used")
  func absolute() {
    for relative in ["", "s", "./s", "../s", "~/s", " /s"] {
      #expect(
        folder("a", ["XDG_STATE_HOME": relative, "HOME": "/h"]) == "/h/.local/state/proscenium/a", "\(relative)")
      #expect(folder("a", ["HOME": relative]) == NSHomeDirectory() + "/.local/state/proscenium/a", "\(relative)")
    }
    #expect(folder("a", [:]) == NSHomeDirectory() + "/.local/state/proscenium/a")
    #expect(folder("a", ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/proscenium/a")
  }

  @Test("Any identifier names exactly one folder below the parent")
  func oneFolder() {
    for identifier in [
      "", ".", "..", "...", "/", "//", "../..", "a/../../b", "a\u{0}b", "a b", "~", "-", "$HOME", "a\nb", "\\", "*",
      "🙂", "é", "日本",
      "/etc/passwd", ".hidden",
    ] {
      let folder = folder(identifier)
      let name = String(folder.dropFirst("/s/proscenium/".count))
      #expect(folder.hasPrefix("/s/proscenium/") && !name.isEmpty, "\(identifier)")
      #expect(!name.contains("/") && !name.utf8.contains(0) && !name.allSatisfy { $0 == "." }, "\(identifier)")
    }
  }

  @Test("An identifier of the characters that Apple allows is not changed")
  func usual() {
    for identifier in ["com.example.Notes-2", "org.e_x.a1", "a"] {
      #expect(folder(identifier) == "/s/proscenium/" + identifier)
    }
    #expect(
      SessionStoreLocation(bundleIdentifier: "a", environment: ["HOME": "/h"]).path.hasSuffix("/a/sessions.sqlite"))
    #expect(
      SessionStoreLocation(bundleIdentifier: "a", environment: ["HOME": "/h"])
        == SessionStoreLocation(bundleIdentifier: "a", environment: ["HOME": "/h", "LANG": "de"]))
  }
}
