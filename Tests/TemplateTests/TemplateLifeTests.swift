import Foundation
import SceneTesting
import SwiftUI
import Testing
import UIKit

@testable import Xcode11Storyboard
@testable import Xcode12SwiftUI
@testable import Xcode13Storyboard
@testable import Xcode15SwiftUIApp
@testable import XcodeProgrammatic

/// An Xcode project that runs.
enum RunningTemplate: String, CaseIterable {
  case xcode11 = "Xcode11Storyboard"
  case xcode12 = "Xcode12Storyboard"
  case xcode13 = "Xcode13Storyboard"
  case programmatic = "XcodeProgrammatic"
  case swiftUI = "Xcode12SwiftUI"

  @MainActor func install(on device: Device) throws -> AppUnderTest {
    switch self {
    case .xcode11: try device.install(Xcode11Storyboard.AppDelegate.self)
    // The code is that of 13; the Info.plist is its own.
    case .xcode12: try device.install(Xcode13Storyboard.AppDelegate.self, manifest: .infoPlist(at: infoPlist))
    case .xcode13: try device.install(Xcode13Storyboard.AppDelegate.self)
    case .programmatic: try device.install(XcodeProgrammatic.AppDelegate.self)
    case .swiftUI: try device.install(Xcode12SwiftUI.AppDelegate.self)
    }
  }

  private var infoPlist: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Templates/\(rawValue)/Info.plist").path
  }

  @MainActor func isItsController(_ controller: UIViewController?) -> Bool {
    switch self {
    case .xcode11: controller is Xcode11Storyboard.ViewController
    case .xcode12, .xcode13: controller is Xcode13Storyboard.ViewController
    case .programmatic: controller is XcodeProgrammatic.ViewController
    case .swiftUI: controller is UIHostingController<Xcode12SwiftUI.ContentView>
    }
  }
}

@MainActor @Suite("Xcode's templates run, and every version's alike") struct TemplateLifeTests {
  private static let launch = [
    "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
    "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
  ]
  private static let connection = [
    "SceneDelegate[A].scene(_:willConnectTo:options:)", "SceneDelegate[A].sceneWillEnterForeground(_:)",
    "SceneDelegate[A].sceneDidBecomeActive(_:)",
  ]
  private static let configuration = ["AppDelegate.application(_:configurationForConnecting:options:)"]

  @Test(
    "One order of callbacks from the first launch to the end", arguments: RunningTemplate.allCases, [13, 18, 26, 27])
  func life(template: RunningTemplate, system: Int) throws {
    let device = Device(.phone, osVersion: system)
    let app = try template.install(on: device)
    expectCallbacks(Self.launch + Self.configuration + Self.connection, in: app.tapIcon())
    #expect(template.isItsController(app.scene("A").rootViewController))
    expectContent(in: app.scene("A"))

    let home = [
      "SceneDelegate[A].sceneWillResignActive(_:)", "SceneDelegate[A].sceneDidEnterBackground(_:)",
      "SceneDelegate[A].stateRestorationActivity(for:)",
    ]
    expectCallbacks(home, in: device.swipeHome())
    expectCallbacks(Array(Self.connection.dropFirst()), in: app.tapIcon())

    device.swipeHome()
    let end = ["SceneDelegate[A].stateRestorationActivity(for:)", "SceneDelegate[A].sceneDidDisconnect(_:)"]
    expectCallbacks(end, in: device.reclaim(app.scene("A")))
    expectCallbacks(Self.connection, in: app.tapIcon())
    #expect(template.isItsController(app.scene("A").rootViewController))

    device.swipeHome()
    device.kill(app)
    expectCallbacks(Self.launch + Self.connection, in: app.tapIcon())

    device.openSwitcher()
    expectCallbacks(end + ["AppDelegate.applicationWillTerminate(_:)"], in: app.swipeAway(app.scene("A")))
    #expect(!app.isRunning)
    #expect(app.console.isEmpty, "UIKit has nothing to say about what Xcode wrote")
  }

  @Test(
    "Its Info.plist is supported: replaced keys and those that Xcode adds give notes and nothing else",
    arguments: RunningTemplate.allCases)
  func infoPlist(template: RunningTemplate) throws {
    let diagnostics = try template.install(on: Device()).diagnostics
    let key = template == .xcode11 || template == .xcode12 ? "UIMainStoryboardFile" : "CFBundleIdentifier"
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.contains(": note: \(key): ") }, "\(diagnostics)")
  }

  @Test(
    "An App of Xcode 15 runs without a line of UIKit: launch, home, reclaim, kill, and force quit",
    arguments: [18, 26, 27])
  func app(system: Int) throws {
    let device = Device(.phone, osVersion: system)
    let app = try device.install(Xcode15SwiftUIAppApp.self)
    expectCallbacks(Self.launch, in: app.tapIcon())
    expectContent(in: app.scene("A"))
    device.swipeHome()
    device.reclaim(app.scene("A"))
    app.tapIcon()
    expectContent(in: app.scene("A"))
    device.swipeHome()
    device.kill(app)
    expectCallbacks(Self.launch, in: app.tapIcon())
    expectContent(in: app.scene("A"))
    device.openSwitcher()
    app.swipeAway(app.scene("A"))
    #expect(!app.isRunning)
    #expect(app.console.isEmpty, "UIKit has nothing to say about what Xcode wrote")
  }

  @Test("On an iPad an App of Xcode 15 has several windows")
  func appWindows() throws {
    let app = try Device(.pad).install(Xcode15SwiftUIAppApp.self)
    app.tapIcon()
    app.openNewWindow()
    #expect(app.application?.connectedScenes.count == 2)
    expectContent(in: app.scene("B"))
  }

  @Test("On an iPad there is one window, unless the Info.plist allows more", arguments: RunningTemplate.allCases)
  func oneWindow(template: RunningTemplate) throws {
    let device = Device(.pad)
    let app = try template.install(on: device)
    app.tapIcon()
    #expect(app.application?.supportsMultipleScenes == false)
    #expect(app.openNewWindow().rejectionReason != nil)
  }

  @Test(
    "The window is the scene delegate's, is key, and fills the screen", arguments: RunningTemplate.allCases
  )
  func window(template: RunningTemplate) throws {
    let device = Device(.phone)
    let app = try template.install(on: device)
    app.tapIcon()
    let window = try #require(app.scene("A").window)
    let delegate = try #require(app.scene("A").delegate as? any UIWindowSceneDelegate)
    #expect(delegate.window === window)
    #expect(window.isKeyWindow && window.frame == UIScreen.main.bounds)
    #expect(window.rootViewController?.view.frame == window.bounds)
    let background = window.rootViewController?.view.backgroundColor
    #expect(background == (template == .programmatic ? nil : .systemBackground), "as in the storyboard")
  }
}
