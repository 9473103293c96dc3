import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("A window scene's display link (iOS 27)", .serialized) struct DisplayLinkTests {
  private func scene() throws -> (TestDevice, UIWindowScene) {
    let device = TestDevice()
    device(.tapIcon)
    return (device, try #require(device.scene() as? UIWindowScene))
  }

  @Test("It calls its closure in the turns of its run loop, and no more once it is invalid")
  func turns() throws {
    let (device, scene) = try scene()
    nonisolated(unsafe) var calls = 0
    let link = try #require(
      scene.displayLink { link in
        calls += 1
        if calls == 3 { link.invalidate() }
      })
    #expect(link.timestamp == 0 && !link.isPaused && link.preferredFramesPerSecond == 0)
    link.add(to: .current, forMode: .default)
    let limit = Date(timeIntervalSinceNow: 20)
    while calls < 3, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(calls == 3 && link.targetTimestamp > link.timestamp && link.timestamp > 0)
    #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    withExtendedLifetime(device) {}
  }

  @Test("A link that is paused calls nobody")
  func paused() throws {
    let (device, scene) = try scene()
    nonisolated(unsafe) var calls = (paused: 0, other: 0)
    let link = try #require(scene.displayLink { _ in calls.paused += 1 })
    let other = try #require(scene.displayLink { _ in calls.other += 1 })
    link.isPaused = true
    for one in [link, other] { one.add(to: .current, forMode: .default) }
    let limit = Date(timeIntervalSinceNow: 20)
    while calls.other < 2, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    for one in [link, other] { one.remove(from: .current, forMode: .default) }
    #expect(calls.paused == 0 && calls.other >= 2)
    withExtendedLifetime(device) {}
  }

  @Test("A scene that is gone has none") func disconnected() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let scene = try #require(device.scene(.second) as? UIWindowScene)
    device(.closeWindow(.second))
    #expect(scene.displayLink { _ in } == nil)
  }
}
