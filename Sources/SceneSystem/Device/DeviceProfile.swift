/// The kind of device that the kernel models. Every point on which devices were seen to differ is a switch.
public struct DeviceProfile: Hashable, Codable, Sendable {
  /// The families of behaviour.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad, running an app that does not support multiple scenes.
    case pad1
    /// An iPad, running an app that supports multiple scenes.
    case padN
    /// An iPhone that unfolds: folded as a phone, unfolded as an iPad with several scenes (Z-01 … Z-04).
    case duo
    /// A Mac, running a Catalyst app.
    case mac
    /// A Linux desktop (D-01 … D-11).
    case desktop
  }

  /// What happens when the user swipes away the last card of a running process (T-02, K-02, K-03).
  public enum LastCard: String, Hashable, Codable, Sendable, CaseIterable {
    /// sceneDidDisconnect, view teardown, applicationWillTerminate; the session is kept.
    case disconnect
    /// sceneDidEnterBackground, applicationWillTerminate; the session is kept.
    case background
    /// sceneDidDisconnect, didDiscardSceneSessions, applicationWillTerminate; the session is removed.
    case discard
  }

  /// The family of behaviour; the switches below start from its defaults.
  public var kind: Kind
  /// The version of iOS whose behaviour applies, 13 … 27.
  public var osVersion: Int
  /// Whether the device can show several scenes of one app at all (P-01).
  public var allowsMultipleScenes: Bool
  /// What swiping away the last card does to the app and to its session (T-02).
  public var lastCard: LastCard
  /// Layout passes for the switcher's snapshots after entering the background (F-20).
  public var snapshotPasses: Int
  /// A foreground window that is closed resigns and enters the background before it disconnects (T-01).
  public var backgroundsBeforeClosing: Bool
  /// With windows: a launch restores every window (R-10, D-07), not only the most recently used one.
  public var restoresAllWindows: Bool
  /// The app delegate is asked for the configuration of restored sessions again (K-01b; default: no).
  public var asksConfigurationOnRestore: Bool
  /// Locking sends the app to the background (F-10); otherwise it only resigns (D-03).
  public var lockEntersBackground: Bool
  /// A scene is disconnected as soon as it is in the background (K-10; default: no).
  public var disconnectsInBackground: Bool
  /// A background connection passes through willEnterForeground and didEnterBackground (B-02).
  public var announcesBackgroundConnection: Bool
  /// Closing the last window quits and keeps its session (D-05).
  public var lastWindowQuits: Bool
  /// Memory pressure reclaims background scenes before the warning (D-10).
  public var pressureReclaimsScenes: Bool
  /// The app has windows beside those of other apps, no home screen and no switcher (mac, desktop).
  public var isWindowed: Bool
  /// State is also captured when a window loses focus, and periodically (D-09).
  public var savesOnFocusLoss: Bool
  /// Whether the device has an outer and an inner display, and is folded at first (Z-01).
  public var unfolds: Bool
  /// Scenes that were side by side when the device was folded are side by side again when it is unfolded, unless something else was shown
  /// meanwhile (Z-04; how devices decide it is not known).
  public var restoresScenesOnUnfold: Bool
  /// Whether the system grants a preference for a locked orientation (Z-13).
  public var grantsOrientationLock: Bool
  /// Whether an app with `UIRequiresFullScreen` is neither resized nor shown beside another window (Z-10; sources disagree for iOS 27).
  public var honorsRequiredFullScreen: Bool
  /// The number of consecutive processes that may die while they restore a session; the next one gets a clean scene.
  public var restorationDeathsTolerated: Int
  /// The maximum duration of an extended restoration, in seconds; after it the process is ended.
  public var restorationSeconds: Int

  /// The family's defaults; each switch can then be changed.
  ///
  /// Without `osVersion` it is 26, and for `duo`, which came with iOS 27, 27.
  public init(kind: Kind, osVersion: Int? = nil) {
    self.kind = kind
    self.osVersion = osVersion ?? (kind == .duo ? 27 : 26)
    let windowed = kind == .mac || kind == .desktop
    allowsMultipleScenes = kind == .padN || kind == .duo || windowed
    lastCard =
      switch kind {
      case .phone, .duo: .disconnect
      case .pad1: .discard
      case .padN, .mac, .desktop: .background
      }
    snapshotPasses =
      switch kind {
      case .phone, .duo: 2
      case .pad1, .padN: 4
      case .mac, .desktop: 0
      }
    backgroundsBeforeClosing = kind != .desktop
    restoresAllWindows = windowed
    asksConfigurationOnRestore = false
    lockEntersBackground = !windowed
    disconnectsInBackground = false
    announcesBackgroundConnection = true
    lastWindowQuits = kind == .desktop
    pressureReclaimsScenes = kind == .desktop
    isWindowed = windowed
    savesOnFocusLoss = kind == .desktop
    unfolds = kind == .duo
    restoresScenesOnUnfold = true
    grantsOrientationLock = !windowed
    honorsRequiredFullScreen = true
    restorationDeathsTolerated = 2
    restorationSeconds = 20
  }

  /// An iPhone with iOS 26.
  public static let phone = DeviceProfile(kind: .phone)
  /// An iPad with iOS 26 and an app that uses one scene.
  public static let pad1 = DeviceProfile(kind: .pad1)
  /// An iPad with iOS 26 and an app that supports several scenes.
  public static let padN = DeviceProfile(kind: .padN)
  /// An iPhone with iOS 27 that unfolds. It is folded at first.
  public static let duo = DeviceProfile(kind: .duo)
  /// A Mac with a Catalyst app of iOS 26.
  public static let mac = DeviceProfile(kind: .mac)
  /// A Linux desktop, with the behaviour of D-01 … D-11.
  public static let desktop = DeviceProfile(kind: .desktop)
}

extension DeviceProfile {
  /// The outer display of a device that unfolds, in points. No sizes are published, so these are ours.
  public static let outerDisplay = SceneSize(width: 474, height: 696)
  /// The inner display of a device that unfolds, in points.
  public static let innerDisplay = SceneSize(width: 904, height: 640)

  /// Whether a scene can ask before its window is closed (Z-06).
  var confirmsClosure: Bool { osVersion >= 27 || kind == .desktop }
  /// Whether users can resize a single window: on phones from iOS 27 on (Z-09). The scenes of a device that unfolds always share its display.
  var resizesWindows: Bool { !unfolds && (kind != .phone || osVersion >= 27) }
  /// Whether scenes on further displays are made for accessories only, and not by themselves (Z-05, F-13).
  var requiresAccessories: Bool { osVersion >= 27 }

  /// The profile as it applies to one app: an iPad with an app that uses one scene treats its last card as `pad1` does (T-02).
  func adapted(to app: InstalledApp) -> DeviceProfile {
    var adapted = self
    if kind == .padN, !app.supportsMultipleScenes, lastCard == DeviceProfile(kind: .padN).lastCard {
      adapted.lastCard = DeviceProfile(kind: .pad1).lastCard
    }
    return adapted
  }
}
