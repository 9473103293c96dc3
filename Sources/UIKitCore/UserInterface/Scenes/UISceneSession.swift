import ActivityArchive
public import Foundation
import RuntimeLogging
package import SceneSystem

/// The persistent record of one instance of the app's user interface (M-02).
///
/// A session persists beyond its scene, the process and a reboot of the machine. UIKit creates sessions; an app never does.
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  /// What a session's scenes are for; fixed for the session's lifetime (M-07).
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
    /// A window on a device in Assistive Access mode. iOS 26. No profile has this mode.
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    /// A window that the system creates beside the camera's picture. iOS 27.1. No profile has one.
    public static let windowCameraCaptureAccessory = Role(rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
    /// A window with depth. visionOS 1. No profile has one.
    public static let windowApplicationVolumetric = Role(rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
    /// A space around the user. visionOS 1. No profile has one.
    public static let immersiveSpaceApplication = Role(rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
    /// The screen of a car. No profile has one.
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  /// The connected scene, or `nil` while the session has none.
  public var scene: UIScene? { runner?.scene(of: id) ?? sceneOfTest }

  /// What the session's scenes are for.
  public let role: Role

  /// The configuration in use: at first the manifest's default, then the one that the app delegate returned (C-01, C-03).
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

  /// The activity from which the session's next scene can be restored; saved when a scene enters the background.
  /// The app may set it at any time, also while the session has no scene.
  ///
  /// An activity whose type `NSUserActivityTypes` does not list, or which takes more than 8 MiB (`StateLimit`), is refused and logged, and
  /// the last valid one is kept. A value in its `userInfo` that cannot be saved is left out.
  public var stateRestorationActivity: NSUserActivity? {
    get {
      runner?.requestState(of: self)
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

  /// The app's own data about the session: property-list values only. Available already in
  /// `application(_:configurationForConnecting:options:)`.
  ///
  /// A value that a property list cannot hold is left out and logged, and the others are kept: reading the property returns what is saved.
  /// A dictionary of more than 8 MiB (`StateLimit`) is refused and logged, and the last valid one is kept.
  ///
  /// Differs from Apple: there a value that a property list cannot hold ends the app.
  public var userInfo: [String: Any]? {
    get {
      guard var values = storedUserInfo, values.removeValue(forKey: Self.hostedStateKey) != nil else {
        return storedUserInfo
      }
      return values.isEmpty && !hasUserInfo ? nil : values
    }
    set {
      hasUserInfo = newValue != nil
      var values = newValue
      if let hostedState { values = (values ?? [:]).merging([Self.hostedStateKey: hostedState]) { $1 } }
      store(values)
    }
  }

  /// What the views of a declared app keep in the session, as property-list values. It is saved with `userInfo`, and no part of it.
  package var hostedState: [String: Any]? {
    get { storedUserInfo?[Self.hostedStateKey] as? [String: Any] }
    set {
      var values = storedUserInfo ?? [:]
      values[Self.hostedStateKey] = newValue
      store(values.isEmpty && !hasUserInfo ? nil : values)
    }
  }

  private static let hostedStateKey = "com.apple.SwiftUI.sceneState"

  /// Saves the dictionary of the session.
  private func store(_ newValue: [String: Any]?) {
    guard let newValue else {
      storedUserInfo = nil
      runner?.sessionDidChangeUserInfo(self, nil)
      return
    }
    do throws(UserActivityArchiveError) {
      let (values, bytes) = try savable(newValue)
      storedUserInfo = values
      runner?.sessionDidChangeUserInfo(self, bytes)
    } catch {
      RuntimeLog.write(
        "UISceneSession.userInfo of \(nameInLog) was not changed"
          + (error.code == .tooLarge ? ". \(error)" : ", because it has only \(Self.advice(error))"))
    }
  }

  /// The dictionary without the values that cannot be saved, and its bytes.
  /// - Throws: an error about the first value if none can be saved, or about the size if they are too large together.
  private func savable(_ userInfo: [String: Any]) throws(UserActivityArchiveError) -> ([String: Any], Bytes) {
    do throws(UserActivityArchiveError) {
      return (userInfo, try UserInfoCoding.bytes(ofPropertyList: userInfo))
    } catch {
      guard error.code != .tooLarge else { throw error }
      let savable = try SavableValues(of: userInfo, types: .propertyList)
      guard let values = savable.values as? [String: Any], !values.isEmpty else { throw error }
      RuntimeLog.write(savable.refused) { "UISceneSession.userInfo of \(nameInLog) was set without \(Self.advice($0))" }
      return (values, try UserInfoCoding.bytes(ofPropertyList: values))
    }
  }

  private static func advice(_ error: UserActivityArchiveError) -> String {
    "\(error.location). Store strings, numbers, dates, data, arrays and dictionaries with string keys only."
  }

  /// The session's name in the log.
  final var nameInLog: String { "session \(id.label) (\(persistentIdentifier))" }

  /// The activity as it was saved, decoded on first access: most sessions are never read.
  enum Restoration {
    case none
    case archived(ActivityArchive)
    case decoded(NSUserActivity)
  }

  final let id: SessionID
  private final let record: SessionRecord
  /// Created on first access: a session that is only stored looks up no classes.
  private final var resolved: UISceneConfiguration?
  final weak var runner: (any SceneRunner)?
  /// The scene that a test made for the session without a device.
  package final weak var sceneOfTest: UIScene?
  final var restoration: Restoration
  /// The activity that the system has.
  final var saved: ActivityArchive?
  private final var storedUserInfo: [String: Any]?
  /// Whether the app has set `userInfo` in this process: an empty dictionary is not the same as none.
  private final var hasUserInfo = false

  /// A session that a test makes without a device.
  package convenience init(record: SessionRecord) { self.init(record: record, runner: nil) }

  /// - Parameter runner: Sends changes to the system; `nil` for none.
  init(record: SessionRecord, runner: (any SceneRunner)?) {
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

  /// The session of an archive, as it is now; `nil` if that session no longer exists, or no app is running.
  ///
  /// Differs from Apple: an archive holds only the identifier, so its session is one that the system still has. It is a separate object: a
  /// value that is set in one later is not visible in the other.
  public required convenience init?(coder: NSCoder) {
    // Decoding an absent key makes every later decode of the coder fail.
    guard coder.containsValue(forKey: "persistentIdentifier"),
      let identifier = coder.decodeObject(of: NSString.self, forKey: "persistentIdentifier")?.description,
      let session = UIProcess.current.application?.openSessions.first(where: { $0.persistentIdentifier == identifier })
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

  /// Whether the class supports secure coding. Always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Adopts the activity that the system has.
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
