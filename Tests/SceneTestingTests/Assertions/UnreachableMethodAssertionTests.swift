import Foundation
import SceneSystem
import Testing
import UIKitCore

@testable import SceneTesting

/// Methods of the app delegate that scenes replace, found without calling one.
@MainActor @Suite("Methods of the app delegate that scenes never call")
struct UnreachableMethodAssertionTests {
  @Test("An app delegate without such methods passes, and so does that of an app without scenes")
  func passes() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    expectNoUnreachableDelegateMethods(app)
    let old = try Device().install(WaitingAppDelegate.self, manifest: .none)
    old.tapIcon()
    expectNoUnreachableDelegateMethods(old)
  }

  @Test("Each such method is reported with its replacement; a method that the app calls itself can be excluded")
  func waiting() throws {
    let app = try Device().install(WaitingAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    #expect(
      UnreachableMethodCheck.problem(app, except: []) == """
        The app has scenes, so these methods of WaitingAppDelegate are never called:
          applicationDidEnterBackground(_:): use sceneDidEnterBackground(_:)
          application(_:open:options:): use scene(_:openURLContexts:), and connectionOptions.urlContexts at a cold launch
          application(_:continue:restorationHandler:): use scene(_:continue:), and connectionOptions.userActivities at a cold launch
          application(_:shouldRestoreSecureApplicationState:): use session.stateRestorationActivity
        """)
    #expect(
      UnreachableMethodCheck.problem(app, except: ["application(_:open:options:)"])?.contains("openURLContexts")
        == false)
    withKnownIssue { expectNoUnreachableDelegateMethods(app) }
  }

  @Test("A method that the superclass declares is reported too")
  func inherited() throws {
    let app = try Device().install(HeirAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    #expect(UnreachableMethodCheck.problem(app, except: [])?.contains("applicationDidEnterBackground(_:)") == true)
  }

  @Test("An app that does not run cannot be inspected, and the failure states that")
  func notRunning() throws {
    let app = try Device().install(WaitingAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    #expect(
      UnreachableMethodCheck.problem(app, except: []) == "The app does not run, so it has no app delegate to check.")
  }

  @Test(
    "A method's name is parsed from its symbol",
    arguments: [
      ("A.B.run() -> ()", "run()"), ("A.B.f(_: Swift.Int) -> ()", "f(_:)"),
      ("A.B.f(Swift.Int) -> ()", "f(_:)"), ("A.B.f([A : B], (C, D) -> ()) -> ()", "f(_:_:)"),
      ("A.B.g(_: (Swift.Int, Swift.String) -> (), with: [A : B]) async -> Swift.Bool", "g(_:with:)"),
      ("A.B.h(a: Swift.Dictionary<A, B>, b: ((C) -> ())?) throws -> ()", "h(a:b:)"),
    ])
  func name(symbol: String, expected: String) { #expect(MethodSymbols.method(symbol, of: "A.B.") == expected) }

  @Test(
    "Symbols that are not methods of the class are ignored",
    arguments: ["A.C.run() -> ()", "A.B.window.getter : UIKit.UIWindow?", "protocol witness for A.B.run()", "A.B.f("])
  func noMethod(symbol: String) { #expect(MethodSymbols.method(symbol, of: "A.B.") == nil) }

  @Test("The file of a class is found wherever the memory map lists it: at its beginning, and pages later")
  func file() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(MethodSymbols.file(of: UnreachableMethodMarker.self) == program)
    let map = try #require(try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd())
    let libraries = Set(
      String(decoding: map, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      })
    for type in [JSONDecoder.self, NSObject.self, UserDefaults.self] as [AnyClass] {
      let file = try #require(MethodSymbols.file(of: type))
      #expect(file != program && libraries.contains(file), "\(type) is in \(file)")
    }
  }

  @Test("Bytes that are not an executable, or a damaged one, have no symbols")
  func damaged() throws {
    var program = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped).prefix(4096))
    for seed in UInt64(1)...50 {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<8 {
        program[Int.random(in: 6..<64, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      #expect(program.withUnsafeBytes { MethodSymbols.symbols(in: $0, with: "$s") } == [], "seed \(seed)")
    }
    #expect([UInt8](repeating: 0, count: 100).withUnsafeBytes { MethodSymbols.symbols(in: $0, with: "") } == [])
  }
}

class WaitingAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    true
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

extension WaitingAppDelegate {
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { true }
}

final class HeirAppDelegate: WaitingAppDelegate {}

/// A class of the tests' program.
private final class UnreachableMethodMarker {}
