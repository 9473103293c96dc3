import SceneSystem
import SceneTrace

/// The version of the protocol between device and app. Both sides refuse a peer of another version.
public let wireProtocolVersion = 1

/// What the device sends to the app half.
public enum DeviceMessage: Codable, Sendable {
  /// Always first: who the device is.
  case hello(DeviceGreeting)
  /// Carry these out in order, then answer ``AppMessage/done(batch:)`` with the same number.
  case run(batch: UInt64, [Directive])
  /// Make the app ask for something itself, as a tap on one of its own controls would. Answered with `done`.
  case perform(batch: UInt64, AppAct)
}

/// What the app half sends to the device.
public enum AppMessage: Codable, Sendable {
  /// Always first: who the app is.
  case hello(AppGreeting)
  /// An answer to a directive of the present batch, or a change that the app made to a session.
  case reply(Reply)
  /// The app asks for something; it is dealt with after the batch and its replies.
  case request(RequestID, SceneRequest)
  /// Sent before `done`, where the device asked for a trace.
  case trace([TraceEvent])
  /// The batch of this number has been carried out, and the main queue has been drained after it.
  case done(batch: UInt64)
}

/// The device introduces itself.
public struct DeviceGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// What kind of device it is.
  public var profile: DeviceProfile
  /// Whether ``AppMessage/trace(_:)`` is wanted.
  public var wantsTrace: Bool

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, profile: DeviceProfile, wantsTrace: Bool) {
    self.version = version
    self.profile = profile
    self.wantsTrace = wantsTrace
  }
}

/// The app introduces itself.
public struct AppGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// The app's process, as the operating system numbers it.
  public var processIdentifier: Int32
  /// What the app's manifest and delegate decided (M-05).
  public var app: InstalledApp

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, processIdentifier: Int32, app: InstalledApp) {
    self.version = version
    self.processIdentifier = processIdentifier
    self.app = app
  }
}

/// Something that the app does by itself in a script, by way of its own public API.
public enum AppAct: Codable, Sendable, Hashable {
  /// `requestSceneSessionActivation`. `session` is `nil` for a new one.
  case activate(SessionID?, activityType: String?, from: SessionID?)
  /// `requestSceneSessionDestruction`.
  case destroy(SessionID, DismissalAnimation)
  /// `requestSceneSessionRefresh`.
  case refresh(SessionID)
  /// Text typed on the keyboard into the session's first responder.
  case type(SessionID, String)
}
