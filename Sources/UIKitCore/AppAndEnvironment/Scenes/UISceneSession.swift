import Foundation
import SceneSystem

/// The persistent record of one instance of the app's user interface (M-02).
///
/// A session outlives its scene, the process and the machine's uptime. UIKit makes sessions; an app never does.
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  /// What a session's scenes are for; fixed for the session's whole life (M-07).
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name, as written in Info.plist.
    public var rawValue: String

    /// A role by its name in Info.plist.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another display that takes no input (F-13).
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The name that ``windowExternalDisplayNonInteractive`` had until iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A window where the device is set up for a person who needs a simple interface. iOS 26. No profile is.
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    /// A window beside the camera's picture, which the system makes. iOS 27.1. No profile has one.
    public static let windowCameraCaptureAccessory = Role(rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
    /// A window with depth. visionOS 1. No profile has one.
    public static let windowApplicationVolumetric = Role(rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
    /// A space around the user. visionOS 1. No profile has one.
    public static let immersiveSpaceApplication = Role(rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
    /// The screen of a car. No profile has one.
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  /// The connected scene, or `nil` while the session has none.
  public var scene: UIScene? { runner?.scenes[id] ?? sceneOfTest }

  /// What the session's scenes are for.
  public let role: Role

  /// The configuration in use: at first the manifest's default, then what the app delegate answered (C-01, C-03).
  public package(set) var configuration: UISceneConfiguration {
    get {
      if let resolved { return resolved }
      let made = UISceneConfiguration(value: record.configuration, role: role)
      resolved = made
      return made
    }
    set { resolved = newValue }
  }

  /// Identifies the session through disconnections, launches and reboots, until it is discarded.
  public let persistentIdentifier: String

  /// The activity from which the session's next scene can be brought back; saved when a scene enters the background.
  /// The app may set it at any time, also while the session has no scene.
  ///
  /// An activity whose type `NSUserActivityTypes` does not list, or whose `userInfo` cannot be saved, is refused with a
  /// line in the log, and the last good one is kept.
  public var stateRestorationActivity: NSUserActivity? {
    get {
      runner?.askForState(of: self)
      if case .archived(let archive) = restoration { restoration = .decoded(NSUserActivity.restored(from: archive)) }
      if case .decoded(let activity) = restoration { return activity }
      return nil
    }
    set {
      if let runner {
        runner.sessionDidChangeActivity(self, newValue)
      } else {
        restoration = newValue.map { .decoded($0) } ?? .none
      }
    }
  }

  /// What the app keeps with the session: property-list values only. Available already in
  /// `application(_:configurationForConnecting:options:)`.
  ///
  /// A value that a property list cannot hold is refused with a line in the log, and the last good dictionary is kept.
  public var userInfo: [String: Any]? {
    get { storedUserInfo }
    set {
      guard let newValue else {
        storedUserInfo = nil
        runner?.sessionDidChangeUserInfo(self, nil)
        return
      }
      do throws(UserActivityArchiveError) {
        let bytes = try UserInfoCoding.bytes(ofPropertyList: newValue)
        storedUserInfo = newValue
        runner?.sessionDidChangeUserInfo(self, bytes)
      } catch {
        RuntimeLog.write(
          """
          UISceneSession.userInfo of \(persistentIdentifier) was not changed: it holds a value that a property list \
          cannot hold\(error.place). Store strings, numbers, dates, data, arrays and dictionaries with string keys only.
          """)
      }
    }
  }

  /// The activity as it was saved, decoded when somebody asks: most sessions are never looked at.
  enum Restoration {
    case none
    case archived(ActivityArchive)
    case decoded(NSUserActivity)
  }

  final let id: SessionID
  private final let record: SessionRecord
  /// Made when somebody asks: a session that is only kept looks no classes up.
  private final var resolved: UISceneConfiguration?
  final weak var runner: AppRunner?
  /// The scene that a test made for the session without a device.
  package final weak var sceneOfTest: UIScene?
  final var restoration: Restoration
  /// The activity that the system has.
  final var saved: ActivityArchive?
  private final var storedUserInfo: [String: Any]?

  /// - Parameter runner: What tells the system of changes; `nil` for a session that a test makes without a device.
  package init(record: SessionRecord, runner: AppRunner?) {
    id = record.id
    self.record = record
    role = Role(rawValue: record.role.rawValue)
    persistentIdentifier = record.persistentIdentifier
    self.runner = runner
    saved = record.restorationActivity
    restoration = record.restorationActivity.map { .archived($0) } ?? .none
    if let bytes = record.userInfo {
      do {
        // Foundation's own reader stops the process on some damaged lists.
        storedUserInfo = try UserInfoCoding.userInfo(from: bytes) as? [String: Any]
      } catch {
        RuntimeLog.write("The stored userInfo of session \(record.persistentIdentifier) cannot be read: \(error).")
      }
    }
    super.init()
  }

  /// The session of an archive, as the app knows it now; `nil` where that session is gone, or no app runs.
  ///
  /// Differs from Apple: what an archive holds is the identifier alone, so its session is one that the system still keeps. It is
  /// an object of its own: what is set in one later is not seen in the other.
  public required convenience init?(coder: NSCoder) {
    // Asking for what is not there spoils the coder for all that is asked after it.
    guard coder.containsValue(forKey: "persistentIdentifier"),
      let identifier = coder.decodeObject(of: NSString.self, forKey: "persistentIdentifier")?.description,
      let session = UIApplication.current?.openSessions.first(where: { $0.persistentIdentifier == identifier })
    else { return nil }
    self.init(record: session.record, runner: session.runner)
    resolved = session.configuration
    saved = session.saved
    restoration = session.restoration
    storedUserInfo = session.storedUserInfo
  }

  /// Writes ``persistentIdentifier``.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: persistentIdentifier), forKey: "persistentIdentifier")
  }

  /// Whether archives are read securely: they are.
  public static var supportsSecureCoding: Bool { true }

  /// Takes over the activity that the system has.
  final func adopt(_ archive: ActivityArchive?) {
    saved = archive
    restoration = archive.map { .archived($0) } ?? .none
  }

  /// Whether a saved activity exists; does not decode it.
  final var hasRestorationActivity: Bool {
    if case .none = restoration { return false }
    return true
  }
}
