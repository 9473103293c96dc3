public import SceneSystem

extension ProcessAppConnection {
  /// How an app is started, and the device's timeouts for it.
  public struct Options: Sendable {
    /// The executable, as an absolute path.
    public var executable: String
    /// The command line arguments.
    public var arguments: [String] = []
    /// Environment variables in addition to the device's own.
    public var environment: [String: String] = [:]
    /// The folder that is the app's part of the device.
    public var container: AppContainer
    /// The device, sent in the greeting.
    public var profile: DeviceProfile
    /// Whether the app records a trace.
    public var recordsTrace = false
    /// The maximum time until a process sends its greeting.
    public var startTimeout = Duration.seconds(30)
    /// The maximum time for one batch, from the first byte that is sent to the last that is received, after which the device ends the
    /// process as iOS's watchdog does.
    public var batchTimeout = Duration.seconds(60)
    /// The limits on what the device accepts from the app in response to one stimulus.
    public var limits = AppLimits()
    /// The longest message that is sent to the app, if it differs from the connection's own limit.
    package var messageLimit: Int?

    /// Makes options for an executable.
    public init(executable: String, container: AppContainer, profile: DeviceProfile) {
      self.executable = executable
      self.container = container
      self.profile = profile
    }
  }
}
