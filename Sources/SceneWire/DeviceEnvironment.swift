/// The environment variables by which a device tells an app that it starts how to behave.
public enum DeviceEnvironment {
  /// Holds the path of the device's socket. An app that finds it connects there instead of opening windows of its own.
  public static let socketPath = "PROSCENIUM_DEVICE"
  /// `1`: the app connects, sends its `hello` and leaves. So a device learns what an app without a manifest has chosen (M-05).
  public static let describeOnly = "PROSCENIUM_DESCRIBE"
}
