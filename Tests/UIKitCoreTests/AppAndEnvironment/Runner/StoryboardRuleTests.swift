import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// An app-defined window class.
@MainActor final class OwnWindow: UIWindow {}

/// A scene delegate that provides its window, as the getter of `window` allows (L-03).
@MainActor final class OwnWindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow? = OwnWindow(frame: UIScreen.main.bounds)
}

/// A scene delegate of Xcode's template: the storyboard makes the window.
@MainActor final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let loaded = window?.rootViewController?.isViewLoaded.description ?? "none"
    AppLog.current.add("SceneDelegate", scene, "willConnect", "window=\(window != nil) loaded=\(loaded)")
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    AppLog.current.add("SceneDelegate", scene, "restoreInteractionState")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "editing") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    AppLog.current.add("SceneDelegate", scene, "sceneWillEnterForeground")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { AppLog.current.add("SceneDelegate", scene, "sceneDidBecomeActive") }
}

@MainActor @Suite("A storyboard's window (L-03, L-04)") struct StoryboardRuleTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="c1" customClass="TestController" customModule="UIKitCoreTests" sceneMemberID="viewController">
              <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  /// A device whose app has `Main.storyboard`, and the folder of the app, which exists as long as this object.
  static func device(delegate: String?, write: Bool = true) throws -> (TestDevice, TemporaryFolder) {
    let folder = TemporaryFolder(containing: "Test.app")
    if write { try folder.write(storyboard, to: "Test.app/Main.storyboard") }
    var entry: [String: PlistValue] = ["UISceneStoryboardFile": .string("Main")]
    if let delegate { entry["UISceneDelegateClassName"] = .string(delegate) }
    entry["UISceneConfigurationName"] = .string("Main")
    let manifest = PlistValue.dictionary([
      "UISceneConfigurations": .dictionary(["UIWindowSceneSessionRoleApplication": .array([.dictionary(entry)])])
    ])
    let bundle = AppBundle(executablePath: folder.path + "/Test.app/Test", moduleName: "UIKitCoreTests")
    let device = TestDevice(manifest: manifest, bundle: bundle)
    return (device, folder)
  }

  @Test("L-04: cold launch with a storyboard, in the order that a device logged")
  func coldLaunch() throws {
    let (device, folder) = try Self.device(delegate: "UIKitCoreTests.TemplateSceneDelegate")
    defer { withExtendedLifetime(folder) {} }
    let lines = device(.tapIcon).without("init", "willFinish")
    #expect(
      lines == [
        "AppDelegate.didFinishLaunching launchOptions=nil", "AppDelegate.configurationForConnecting [A]",
        "SceneDelegate[A].willConnect window=true loaded=false",
        "ViewController[A].viewDidLoad", "ViewController[A].viewWillAppear",
        "SceneDelegate[A].sceneWillEnterForeground",
        "ViewController[A].viewIsAppearing",
        "ViewController[A].viewWillLayoutSubviews", "ViewController[A].viewDidLayoutSubviews",
        "SceneDelegate[A].sceneDidBecomeActive", "ViewController[A].viewDidAppear",
      ])
    #expect((device.scene()?.delegate as? TemplateSceneDelegate)?.window?.isKeyWindow == true)
  }

  @Test("R-05: with a storyboard interaction state is restored after the view and before the foreground")
  func interactionState() throws {
    let (device, folder) = try Self.device(delegate: "UIKitCoreTests.TemplateSceneDelegate")
    defer { withExtendedLifetime(folder) {} }
    let lines = device(.tapIcon, .swipeHome, .kill, .tapIcon)
    let restored = lines.firstIndex(of: "SceneDelegate[A].restoreInteractionState") ?? -1
    #expect(restored > 0 && lines[restored - 1] == "ViewController[A].viewWillAppear")
    #expect(lines[restored + 1] == "SceneDelegate[A].sceneWillEnterForeground")
  }

  @Test("L-09: a storyboard without a scene delegate makes no window, and logs a line")
  func noDelegate() throws {
    let (device, folder) = try Self.device(delegate: nil)
    defer { withExtendedLifetime(folder) {} }
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.only("ViewController").isEmpty)
    #expect(sentences.contains(UIKitLog.noSceneDelegate))
    #expect(device.scene()?.activationState == .foregroundActive)
  }

  @Test("L-09: a missing storyboard gives a log line, not a trap")
  func missingFile() throws {
    let (device, folder) = try Self.device(delegate: "UIKitCoreTests.TemplateSceneDelegate", write: false)
    defer { withExtendedLifetime(folder) {} }
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon, .swipeHome, .tapIcon) }
    #expect(lines.contains("SceneDelegate[A].willConnect window=false loaded=none"))
    #expect(sentences.contains { $0.contains("Main") })
  }
}
