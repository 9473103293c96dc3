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

  /// Runs the run loop until `isDone`. A timer alone does not end a turn, so each has a limit.
  private func turn(until isDone: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 20)
    while !isDone(), Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1.0 / 60))
    }
  }

  @Test("It calls its closure in its run loop's turns, and no longer once it is invalidated")
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
    turn { calls >= 3 }
    #expect(calls == 3 && link.targetTimestamp > link.timestamp && link.timestamp > 0)
    #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    withExtendedLifetime(device) {}
  }

  @Test("A paused link calls nothing")
  func paused() throws {
    let (device, scene) = try scene()
    nonisolated(unsafe) var calls = (paused: 0, other: 0)
    let link = try #require(scene.displayLink { _ in calls.paused += 1 })
    let other = try #require(scene.displayLink { _ in calls.other += 1 })
    link.isPaused = true
    for one in [link, other] { one.add(to: .current, forMode: .default) }
    turn { calls.other >= 2 }
    for one in [link, other] { one.remove(from: .current, forMode: .default) }
    #expect(calls.paused == 0 && calls.other >= 2)
    withExtendedLifetime(device) {}
  }

  @Test("The run loop retains a link until it is invalidated") func retained() throws {
    let (device, scene) = try scene()
    nonisolated(unsafe) var calls = 0
    weak var link: CADisplayLink?
    do {
      let made = scene.displayLink { _ in calls += 1 }
      made?.add(to: .current, forMode: .default)
      link = made
    }
    #expect(link != nil)
    turn { calls >= 2 || link == nil }
    #expect(calls >= 2)
    link?.invalidate()
    #expect(link == nil)
    withExtendedLifetime(device) {}
  }

  @Test("An invalidated link cannot be started again") func invalid() throws {
    let (device, scene) = try scene()
    nonisolated(unsafe) var calls = (over: 0, other: 0)
    let link = try #require(scene.displayLink { _ in calls.over += 1 })
    let other = try #require(scene.displayLink { _ in calls.other += 1 })
    link.invalidate()
    for one in [link, other] { one.add(to: .current, forMode: .default) }
    turn { calls.other >= 2 }
    for one in [link, other] { one.invalidate() }
    #expect(calls.over == 0 && calls.other >= 2)
    withExtendedLifetime(device) {}
  }

  @Test("M-04: a scene that is connecting already has one") func connecting() {
    var links: [CADisplayLink?] = []
    let device = TestDevice()
    AppBehaviour.current.conditions = { scene in
      links.append((scene as? UIWindowScene)?.displayLink { _ in })
      return nil
    }
    device(.tapIcon)
    #expect(links.count == 1 && links.first != .some(nil))
  }

  @Test("A disconnected scene has none") func disconnected() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let scene = try #require(device.scene(.second) as? UIWindowScene)
    device(.closeWindow(.second))
    #expect(scene.displayLink { _ in } == nil)
  }
}
