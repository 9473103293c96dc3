import Testing

@testable import SceneManifest

@Suite("Log lines in UIKit's wording")
struct UIKitLogTests {
  @Test("C-06: no configuration with that name, or without a name")
  func missingConfiguration() {
    #expect(
      UIKitLog.missingConfiguration(named: "Detail")
        == "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"Detail\")")
    #expect(UIKitLog.missingConfiguration(named: nil).hasSuffix("named \"(no name)\")"))
  }

  @Test("L-09: a class that is not found")
  func classNotFound() {
    #expect(
      UIKitLog.delegateClassNotFound(
        "App.SceneDelegate", configuration: "Default Configuration", role: "UIWindowSceneSessionRoleApplication")
        == "Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained "
        + "UISceneDelegateClassName key, but could not load class with name \"App.SceneDelegate\".")
    #expect(
      UIKitLog.sceneClassNotFound("App.Scene", configuration: nil, role: "R")
        == "Info.plist configuration \"(no name)\" for R contained UISceneClassName key, "
        + "but could not load class with name \"App.Scene\".")
  }

  @Test("L-09: a storyboard without a delegate to hold its window")
  func noDelegate() {
    #expect(
      UIKitLog.noSceneDelegate
        == "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.")
    #expect(UIKitLog.noWindowProperty.contains("window property"))
    #expect(UIKitLog.noWindowPropertyOfApplicationDelegate.hasPrefix("The app delegate must implement"))
  }

  @Test(
    "L-11: no line before 18, one up to 25, another on 26, and the trap from 27 on",
    arguments: [
      (13, String?.none), (17, nil),
      (
        18,
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
      ),
      (
        26, "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
      ), (27, nil),
    ])
  func adoption(version: Int, line: String?) {
    #expect(UIKitLog.noAdoption(osVersion: version) == line)
  }

  @Test("L-11: the message of the trap names the missing scene life cycle and its documentation")
  func trap() {
    #expect(
      UIKitLog.sceneLifeCycleRequired
        == "Application failed to launch: UIScene life cycle is required for apps built with this SDK. See "
        + "\"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for more information on migration."
    )
  }

  @Test("Storyboards that are missing or have no entry point")
  func storyboards() {
    #expect(
      UIKitLog.storyboardNotFound(named: "Main", bundle: "NSBundle </App.app> (loaded)")
        == "Could not find a storyboard named 'Main' in bundle NSBundle </App.app> (loaded)")
    #expect(
      UIKitLog.noInitialViewController(storyboard: "Main")
        == "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
        + "perhaps the designated entry point is not set?")
    #expect(
      UIKitLog.noInitialViewController(storyboard: "Main", key: "UISceneStoryboardFile").contains(
        "for UISceneStoryboardFile 'Main'"))
  }
}
