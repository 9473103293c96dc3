import Foundation
import Testing

@testable import SceneWire

@Suite("A device's folder lasts as long as its device")
struct DeviceFolderTests {
  private let base: String

  init() throws {
    base = "/tmp/folders-\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []).sorted() }

  /// A folder as a process leaves it that was killed: complete, and locked by nobody.
  private func abandoned(_ name: String, text: String? = nil) throws {
    let path = base + "/" + name
    try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
    let sentence = text ?? "A folder of a simulated device of Proscenium: \(name)\n"
    try Data(sentence.utf8).write(to: URL(fileURLWithPath: path + "/.proscenium-device"))
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path + "/inside/file"))
  }

  @Test("It is removed with all that is in it, even where an app has closed it to itself")
  func remove() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let folder = try DeviceFolder(in: base)
    #expect(DeviceFolder.living(at: folder.path) === folder)
    #expect(FileManager.default.createFile(atPath: folder.path + "/file", contents: nil))
    chmod(folder.path, 0)
    try folder.remove()
    #expect(names == [])
    #expect(DeviceFolder.living(at: folder.path) == nil)
    // A second time there is nothing to do.
    try folder.remove()
  }

  @Test("Those whose owner is gone are removed; those of living devices and foreign ones stay")
  func removeAbandoned() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let living = try DeviceFolder(in: base)
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
    // A file in it that is a link, or a pipe at which a reader would wait.
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
    #expect(files.fileExists(atPath: living.path + "/.proscenium-device"))
    try living.remove()
  }

  @Test("Another process's folder stays as long as that process holds it")
  func otherProcess() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try abandoned("proscenium-held")
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    holder.arguments = [base + "/proscenium-held/.proscenium-device", "sh", "-c", "echo; exec cat"]
    let (input, output) = (Pipe(), Pipe())
    holder.standardInput = input
    holder.standardOutput = output
    try holder.run()
    #expect(output.fileHandleForReading.readData(ofLength: 1).count == 1)
    DeviceFolder.removeAbandoned(in: base)
    #expect(names == ["proscenium-held"])
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    DeviceFolder.removeAbandoned(in: base)
    #expect(names == [])
  }
}
