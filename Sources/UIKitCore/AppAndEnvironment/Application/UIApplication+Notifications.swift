public import Foundation

extension UIApplication {
  /// Posted when launching has finished, right after the delegate is notified (L-01).
  ///
  /// In an app without scenes `userInfo` has the reason of the launch, under the raw values of `LaunchOptionsKey`. It is `nil` at a launch
  /// by the icon, and in an app with scenes.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the first scene has become active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the last active scene is about to resign.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the last scene has entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the first scene is about to enter the foreground, also at a launch.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the process is about to terminate (T-07).
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted once for the whole app when memory is low (B-04).
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted once for the whole app after a significant change of time: at midnight, when a clock is set, at the beginning and end of
  /// daylight saving time, and with another time zone. Before `applicationSignificantTimeChange(_:)` is called (B-06).
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// Posted when `backgroundRefreshStatus` has changed. Differs from Apple: never posted, because it never changes.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Posted after the user has taken a screenshot. Differs from Apple: never posted, because a desktop does not report screenshots.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Posted when protected files are about to become unreadable.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// Posted when protected files can be read again.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
}

extension UIScene {
  /// Posted after the delegate is notified that the scene connects; the object is the scene (K-11).
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted after the delegate is notified that the scene is disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted after the delegate is notified that the scene has become active.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted after the delegate is notified that the scene will resign active.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted after the delegate is notified that the scene will enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted after the delegate is notified that the scene has entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
  /// Posted when the protection of a scene's content has changed; the object is the scene. iOS 18. Differs from Apple: never posted,
  /// because no profile protects a scene (`systemProtectionManager`).
  public nonisolated class var systemProtectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UISceneSystemProtectionDidChangeNotification")
  }
}
