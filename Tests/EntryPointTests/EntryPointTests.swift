import Foundation
import SceneSystem
import SceneWire
import TestTraits
import Testing

/// The three entry points of an app, each a separate app that is started as a process.
@Suite("Entry points", .waitsForProcesses)
struct EntryPointTests {

  private func launch(_ adoption: Adoption) -> [[Directive]] {
    [[.launch(Launch(adoption: adoption, isBackground: true))]]
  }

  @Test(
    "@main, @UIApplicationMain and a main.swift all call didFinishLaunching",
    arguments: [
      ("ReferenceStoryboard", Adoption.scenes), ("ReferenceProgrammatic", .scenes), ("ReferenceAppBased", .application),
    ])
  func starts(name: String, adoption: Adoption) throws {
    let run = try BuiltApp(name: name).run(launch(adoption))
    let calls = run.output.map { $0.split(separator: " ")[0] }
    let expected = [
      "AppDelegate.init()", "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
      "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
    ]
    #expect(Array(calls.prefix(3)) == expected[...].map { Substring($0) })
  }

  @Test(
    "M-05: the manifest, or its absence, selects the life cycle",
    arguments: [
      ("ReferenceStoryboard", Adoption.scenes, true), ("ReferenceProgrammatic", .scenes, true),
      ("ReferenceMulti", .scenes, true), ("ReferenceNoDelegate", .scenes, true),
      ("ReferenceAppBased", .application, false), ("Notes", .scenes, true),
    ])
  func describes(name: String, adoption: Adoption, severalScenes: Bool) throws {
    let run = try BuiltApp(name: name).run()
    #expect(run.greeting.app.adoption == adoption)
    #expect(run.greeting.app.supportsMultipleScenes == severalScenes)
    #expect(run.status == 0)
  }

  @Test("An app that only describes itself makes no delegate and calls no callback")
  func describingIsSilent() throws {
    #expect(try BuiltApp(name: "ReferenceStoryboard").run().output == [])
  }

  @Test("$(PRODUCT_MODULE_NAME) in Info.plist is the app's own module")
  func moduleName() throws {
    for name in ["ReferenceStoryboard", "ReferenceProgrammatic", "Notes"] {
      let app = try BuiltApp(name: name).run().greeting.app
      let configuration = try #require(app.defaultConfigurations[.windowApplication])
      #expect(configuration.delegateClassName == "\(name).SceneDelegate")
    }
  }
}
