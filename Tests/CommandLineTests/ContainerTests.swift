import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import proscenium

@Suite("proscenium simulate --container reports the problem with the folder, and a solution", .waitsForProcesses)
struct ContainerTests {
  let scratch: TemporaryFolder
  init() throws { scratch = TemporaryFolder() }

  private func simulate(_ container: String, _ options: [String] = [], input: String = "sessions\n") throws -> Run {
    try Run(["simulate", "WireProbe", "--container", container] + options, input: input, folder: scratch.path)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func makeFolder(_ name: String, mode: Int = 0o700) throws -> String {
    let path = scratch.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
    chmod(path, mode_t(mode))
    return path
  }

  /// Holds that nothing is run: status 64, one line that begins with the folder, and no output.
  private func expectRefusal(
    _ run: Run, of location: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == CommandStatus.usage.rawValue, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors == "\(location): error: \(reason)\n", sourceLocation: sourceLocation)
  }

  @Test("A file is no folder, and stays as it is; so does a device")
  func file() throws {
    let file = try scratch.write("mine", to: "box")
    expectRefusal(
      try simulate(file), of: file,
      "--container names a folder, and this is a file; name a folder, or a path that does not exist yet")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    expectRefusal(
      try simulate("/dev/null"), of: "/dev/null",
      "--container names a folder, and this is a file; name a folder, or a path that does not exist yet")
  }

  @Test("An empty name is not the folder in which the command runs")
  func empty() throws {
    expectRefusal(try simulate(""), of: "--container", "the name of the folder is empty; name a folder")
    #expect(scratch.names.isEmpty)
  }

  @Test("A missing folder is made, with those above it, for its owner alone")
  func missing() throws {
    let folder = scratch.path + "/a/b/box"
    let run = try simulate(folder)
    #expect(run.status == 0)
    #expect(run.lines == ["There are no sessions."])
    #expect(try mode(folder) == 0o700)
  }

  @Test("A folder that cannot be made is named with the reason")
  func impossible() throws {
    let file = try scratch.write("", to: "file")
    expectRefusal(
      try simulate(file + "/box"), of: file + "/box",
      "the folder cannot be made: Not a directory; name another with --container")
    expectRefusal(
      try simulate("/proc/nothing/box"), of: "/proc/nothing/box",
      "the folder cannot be made: No such file or directory; name another with --container")
    let link = scratch.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scratch.path + "/gone")
    expectRefusal(
      try simulate(link), of: link, "the folder cannot be made: File exists; name another with --container")
  }

  @Test("A folder that its owner may not use is named with its mode", arguments: [0o000, 0o500, 0o600, 0o077])
  func closed(mode: Int) throws {
    let folder = try makeFolder("box", mode: mode)
    defer { chmod(folder, 0o700) }
    let digits = String(String(0o1000 + mode, radix: 8).dropFirst())
    expectRefusal(
      try simulate(folder), of: folder,
      "its mode is \(digits), so that you cannot read, write and search the folder; "
        + "change it with chmod u+rwx, or name another with --container")
    #expect(try self.mode(folder) == mode)
  }

  @Test("Another user's folder is refused", .enabled(if: isSuperuser, "only root can give a folder away"))
  func foreign() throws {
    let folder = try makeFolder("box")
    chown(folder, 65534, 65534)
    expectRefusal(
      try simulate(folder), of: folder,
      "the folder belongs to another user, with the number 65534; name one of your own with --container")
  }

  @Test("A folder without sessions has none, and its files are kept")
  func withoutSessions() throws {
    let folder = try makeFolder("box", mode: 0o755)
    try scratch.write("mine", to: "box/note.txt")
    let run = try simulate(folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines == ["There are no sessions."])
    #expect(try String(contentsOfFile: folder + "/note.txt", encoding: .utf8) == "mine")
    // A folder that a person names keeps its mode.
    #expect(try mode(folder) == 0o755)
  }

  @Test("The device's own folder in it is made private, whatever it was before", arguments: [0o755, 0o777, 0o750])
  func devicesFolder(mode: Int) throws {
    let folder = try makeFolder("box")
    let own = try makeFolder("box/.device", mode: mode)
    #expect(try simulate(folder, input: "tap icon\n").status == 0)
    #expect(try self.mode(own) == 0o700)
    #expect(try self.mode(own + "/sessions.sqlite") == 0o600)
  }

  @Test("Something else at the place of the device's own folder is named, and left alone")
  func notDevicesFolder() throws {
    let folder = try makeFolder("box")
    let own = try scratch.write("mine", to: "box/.device")
    let reason = "the device keeps its sessions in this folder, and it is not one; move it away"
    expectRefusal(try simulate(folder), of: own, reason)
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "mine")
    unlink(own)
    _ = try makeFolder("elsewhere")
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: scratch.path + "/elsewhere")
    expectRefusal(try simulate(folder), of: own, reason)
    // With a file of their own the sessions need no such folder.
    #expect(try simulate(folder, ["--state", scratch.path + "/s.sqlite"]).status == 0)
  }

  @Test("The device's own folder that belongs to another user is refused", .enabled(if: isSuperuser))
  func foreignDevicesFolder() throws {
    let folder = try makeFolder("box")
    let own = try makeFolder("box/.device", mode: 0o777)
    chown(own, 65534, 65534)
    expectRefusal(
      try simulate(folder), of: own,
      "the folder belongs to another user, with the number 65534; move it away, or name another with --container")
    #expect(try mode(own) == 0o777)
  }

  @Test("Damaged sessions are kept beside, and the app starts clean")
  func damaged() throws {
    let folder = try makeFolder("box")
    _ = try makeFolder("box/.device")
    let file = try scratch.write("{{{", to: "box/.device/sessions.sqlite")
    let run = try simulate(folder)
    #expect(run.status == 0)
    #expect(run.lines == ["There are no sessions."])
    #expect(run.errors.contains("is damaged: it is not an SQLite database. It was kept as \(file).damaged-1"))
  }

  @Test("A folder at the place of the sessions is named by the container's option")
  func folderForSessions() throws {
    let folder = try makeFolder("box")
    let file = try makeFolder("box/.device/sessions.sqlite")
    let run = try simulate(folder)
    #expect(run.status == CommandStatus.usage.rawValue)
    #expect(
      run.errors == "\(folder): error: The sessions at \(file) are neither read nor written: it is a folder. "
        + "Move it away, or use another file. The option --state names one.\n")
  }
}
