import Foundation
import UIKitCore
import XCTest

@testable import SceneTesting

/// The same assertions in an XCTest class: the device, and every assertion.
///
/// Off Apple's platforms XCTest accepts no tests that are bound to the main actor and are not `async`.
final class XCTestTests: XCTestCase {
  @MainActor private func launched() throws -> AppUnderTest {
    let app = try Device(.pad).install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    return app
  }

  @MainActor func testAColdLaunchByURLReachesTheWindow() async throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    await expectDeliveredOnce(.url("recipes://soup"), to: app)
    expectDeliveredAfterRootViewController(in: app.scene())
    expectContent(in: app.scene())
    XCTAssertEqual(app.scene().delegate(as: SampleSceneDelegate.self)?.draft, "recipes://soup")
  }

  @MainActor func testStateSurvivesAndTheOldSceneIsGone() async throws {
    let app = try launched()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    for interruption in Interruption.allCases {
      expectStateRestored(app, app.scene(), after: interruption) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    }
    app.device.swipeHome()
    app.device.reclaim(app.scene())
    expectNoLeaks(after: app.scene())
  }

  @MainActor func testCallbacksAndWaitingMethods() async throws {
    let app = try launched()
    expectCallbacks(
      ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "stateRestorationActivity(for:)"],
      in: app.device.swipeHome())
    expectNoUnreachableDelegateMethods(app)
  }

  @MainActor func testAFailureIsRecordedWithItsFileAndLine() async throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    swallowed = []
    let line = #line + 1
    expectContent(in: app.scene())
    let failures = swallowed ?? []
    swallowed = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.hasPrefix("XCTestTests.swift:\(line) ") == true, "\(failures)")
    XCTAssertTrue(failures.first?.contains("There is no scene A with windows now") == true, "\(failures)")
  }

  @MainActor func testAnAsyncMethodIsWaitedFor() async throws {
    let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(AsyncSceneDelegate.self))
    app.tapIcon()
    await expectDeliveredOnce(.quickAction("open"), to: app)
  }

  /// XCTest has no expected failures on Linux: while this is not `nil`, failures are added here and not to the report.
  nonisolated(unsafe) private var swallowed: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard swallowed != nil else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    swallowed?.append("\((filePath as NSString).lastPathComponent):\(lineNumber) \(description)")
  }
}
