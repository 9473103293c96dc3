import Testing

@testable import SceneTesting

@MainActor @Suite("Foundation's shared objects, one for each device") struct SharedObjectsTests {
  @Test("In a program that loads Foundation dynamically each device has its own, and the console has no line about it")
  func separate() throws {
    let device = Device(.phone)
    try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    #expect(SharedObjects.problem == nil)
    #expect(device.console == [])
  }

  @Test("Objects that all devices share are named, with the cause and the way out", arguments: [true, false])
  func shared(ownsDefaults: Bool) throws {
    let line = try #require(SharedObjects.problem(ownsCenter: false, ownsDefaults: ownsDefaults))
    #expect(
      line.hasPrefix(
        ownsDefaults
          ? "NotificationCenter.default is shared by all devices"
          : "NotificationCenter.default and UserDefaults.standard are shared by all devices"))
    #expect(line.contains("dynamic standard library"))
  }
}
