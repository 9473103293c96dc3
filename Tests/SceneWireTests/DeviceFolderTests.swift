import Foundation
import Testing
import TestSupport
import TestTraits

@testable import SceneWire

@Suite("Life time of a device's folder", .waitsForProcesses)
struct DeviceFolderTests {
  private let parent = TemporaryFolder(in: "/tmp")
  private var base: String { parent.path }
  private var names: [String] { parent.names }

  /// A folder as a killed process leaves it: complete, and not locked.
  private func abandoned(_ name: String, text: String? = nil) throws {
    let path = base + "/" + name
    try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
    let sentence = text ?? "A folder of a simulated device of Proscenium: \(name)\n"
    try Data(sentence.utf8).write(to: URL(fileURLWithPath: path + "/.proscenium-device"))
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path + "/inside/file"))
  }

  @Test("It is removed with all its content, even where an app has revoked access")
  func remove() throws {
    let folder = try DeviceFolder(in: base)
    #expect(DeviceFolder.active(at: folder.path) === folder)
    #expect(FileManager.default.createFile(atPath: folder.path + "/file", contents: nil))
    chmod(folder.path, 0)
    try folder.remove()
    #expect(names == [])
    #expect(DeviceFolder.active(at: folder.path) == nil)
    // A second call has nothing to do.
    try folder.remove()
  }

  @Test("Folders whose owner has ended are removed; those of running devices and foreign ones stay")
  func removeAbandoned() throws {
    let active = try DeviceFolder(in: base)
    try abandoned("proscenium-gone")
    try abandoned("proscenium-empty", text: "")
    try abandoned("proscenium-renamed", text: "A folder of a simulated device of Proscenium: proscenium-other\n")
    try abandoned("proscenium-longer", text: "A folder of a simulated device of Proscenium: proscenium-longer\nx")
    try abandoned("other-gone")
    try abandoned("elsewhere/proscenium-gone")
    let files = FileManager.default
    try files.createDirectory(atPath: base + "/proscenium-plain", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: base + "/proscenium-gonelink", withDestinationPath: base + "/elsewhere/proscenium-gone")
    #expect(files.createFile(atPath: base + "/proscenium-file", contents: nil))
    // A file in it that is a link, or a pipe that would block a reader.
    try files.createDirectory(atPath: base + "/proscenium-link", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: base + "/proscenium-link/.proscenium-device",
      withDestinationPath: base + "/other-gone/.proscenium-device")
    try files.createDirectory(atPath: base + "/proscenium-pipe", withIntermediateDirectories: true)
    mkfifo(base + "/proscenium-pipe/.proscenium-device", 0o600)
    let before = names
    DeviceFolder.removeAbandoned(in: base)
    #expect(names == before.filter { $0 != "proscenium-gone" })
    #expect(files.fileExists(atPath: base + "/elsewhere/proscenium-gone/inside/file"))
    #expect(files.fileExists(atPath: active.path + "/.proscenium-device"))
    try active.remove()
  }

  @Test("Another process's folder stays while that process holds its lock")
  func otherProcess() throws {
    try abandoned("proscenium-held")
    let holder = try RunningProcess(
      "flock", [base + "/proscenium-held/.proscenium-device", "sh", "-c", "echo; exec cat"], hasInput: true)
    #expect(holder.line() == "")
    DeviceFolder.removeAbandoned(in: base)
    #expect(names == ["proscenium-held"])
    holder.closeInput()
    holder.waitForEnd()
    DeviceFolder.removeAbandoned(in: base)
    #expect(names == [])
  }
}
