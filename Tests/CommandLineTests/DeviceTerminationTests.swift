import Foundation
import Testing
import TestSupport
import TestTraits

@testable import SceneSimulator

/// `proscenium` as a real process with a real app, both ended from outside.
@Suite("End of a device: its apps and folders", .waitsForProcesses, .timeLimit(.minutes(5)))
struct DeviceTerminationTests {
  let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder.forDevice() }

  private func simulate(_ app: String, _ environment: [String: String] = [:]) throws -> DeviceProcess {
    try DeviceProcess(["simulate", app], in: folder, environment: environment)
  }

  @Test(
    "SIGTERM, SIGINT and SIGHUP end a busy app and leave no files behind",
    arguments: [SIGTERM, SIGINT, SIGHUP], ["hangs", "ignoresSignals"])
  func busy(signal: Int32, misdeed: String) throws {
    let device = try simulate("HostileApp", ["HOSTILE": misdeed])
    device.write("tap icon")
    #expect(device.waitForReport() != nil)
    device.send(signal)
    #expect(device.waitForEnd() == 128 + signal)
    device.waitForEndOfApp()
    #expect(folder.leftovers == [])
  }

  @Test("SIGTERM ends a suspended app")
  func suspended() throws {
    let device = try simulate("HostileApp")
    for line in ["tap icon", "swipe home", "suspend", "state"] { device.write(line) }
    #expect(device.waitForReport() != nil)
    #expect(device.readLines(to: "process  suspended") != nil)
    device.send(SIGTERM)
    #expect(device.waitForEnd() == 128 + SIGTERM)
    device.waitForEndOfApp()
    #expect(folder.leftovers == [])
  }

  @Test("SIGTERM to a conformance run ends its apps and leaves no files behind")
  func conformance() throws {
    let script = folder.path + "/S.trace"
    try Data(
      "id: S\ntitle: t\nsource: s\nconfidence: inferred\nprofile: phone\napp: storyboard\n\n> tap icon\n".utf8
    ).write(to: URL(fileURLWithPath: script))
    let apps = folder.path + "/apps"
    try FileManager.default.createDirectory(atPath: apps, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: apps + "/ReferenceStoryboard", withDestinationPath: BuildLayout.products + "/HostileApp")
    let device = try DeviceProcess(
      ["conformance", "--apps", apps, script], in: folder, environment: ["HOSTILE": "hangs"])
    #expect(device.waitForReport() != nil)
    device.send(SIGTERM)
    #expect(device.waitForEnd() == 128 + SIGTERM)
    device.waitForEndOfApp()
    #expect(folder.leftovers == [])
  }

  #if os(Linux)
    @Test("SIGKILL to the device ends an app that uses UIKit, busy or suspended", arguments: [true, false])
    func killed(isBusy: Bool) throws {
      let device = try simulate("BusyProbe", isBusy ? ["BUSY": "1"] : [:])
      device.write("tap icon")
      #expect(device.waitForReport() != nil)
      if !isBusy {
        for line in ["swipe home", "suspend", "state"] { device.write(line) }
        #expect(device.readLines(to: "process  suspended") != nil)
      }
      device.send(SIGKILL)
      #expect(device.waitForEnd() == -SIGKILL)
      device.waitForEndOfApp()
    }
  #endif

  @Test("The next device removes the folders that a killed device left behind, and no others")
  func abandoned() throws {
    let killed = try simulate("HostileApp", ["HOSTILE": "hangs"])
    killed.write("tap icon")
    let survivor = try #require(killed.waitForReport())
    defer { kill(survivor, SIGKILL) }
    let abandoned = folder.leftovers
    #expect(abandoned.count == 2)
    killed.send(SIGKILL)
    #expect(killed.waitForEnd() == -SIGKILL)
    #expect(folder.leftovers == abandoned)

    let active = try simulate("HostileApp")
    active.write("state")
    #expect(active.readLines(to: "process") != nil)
    let present = Set(folder.leftovers)
    #expect(present.count == 2 && present.isDisjoint(with: abandoned))

    // Folders that only have such a name: without the file, with that of another folder, and a link.
    let files = FileManager.default
    let temporary = folder.path + "/tmp/"
    for name in ["proscenium-photos", "proscenium-moved"] {
      try files.createDirectory(atPath: temporary + name, withIntermediateDirectories: false)
      try Data("kept".utf8).write(to: URL(fileURLWithPath: temporary + name + "/file"))
    }
    let container = try #require(present.first { files.fileExists(atPath: temporary + $0) })
    try files.copyItem(
      atPath: temporary + container + "/.proscenium-device", toPath: temporary + "proscenium-moved/.proscenium-device")
    try files.createSymbolicLink(atPath: temporary + "proscenium-linked", withDestinationPath: temporary + container)
    let foreign = Set(["proscenium-photos", "proscenium-moved", "proscenium-linked"])

    let next = try simulate("HostileApp")
    next.write("exit")
    #expect(next.waitForEnd() == 0)
    #expect(Set(folder.leftovers) == present.union(foreign))
    #expect(files.fileExists(atPath: temporary + "proscenium-photos/file"))
    active.write("exit")
    #expect(active.waitForEnd() == 0)
    #expect(Set(folder.leftovers) == foreign)
  }

  /// A sanitizer needs more memory than any device.
  private static let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// In a separate process, because the tests share one.
  @Test(
    "The device's memory stays under 100 MB, and it continues",
    .enabled(if: !isSanitized, "not with a sanitizer's memory"),
    arguments: [
      "printsAside", "printsOneLineAside", "floodsRequests", "floodsReplies", "floodsTraces", "floodsBytes",
      "floodsWishes", "floodsBetween", "floodsStates", "nestsArrays",
    ])
  func memory(misdeed: String) throws {
    let device = try simulate("HostileApp", ["HOSTILE": misdeed])
    for line in ["tap icon", "alert", "dismiss alert", "kill", "tap icon", "state"] { device.write(line) }
    let lines = try #require(device.readLines(to: "sessions 1"))
    #expect(lines.contains { $0.hasPrefix("process  active") })
    let peak = try #require(device.peak)
    #expect(peak < 100_000, "\(peak) kB")
    device.write("exit")
    // 1: an app ended without an order, or 0 if it continued.
    let hasDied = misdeed.hasPrefix("floods") || misdeed == "nestsArrays"
    #expect(device.waitForEnd() == (hasDied ? 1 : 0))
    #expect(folder.leftovers == [])
  }
}
