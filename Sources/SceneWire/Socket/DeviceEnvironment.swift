#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The environment variables by which a device configures an app that it starts.
public enum DeviceEnvironment {
  /// The path of the device's socket. An app that finds it connects there instead of opening its own windows.
  public static let socketPath = "PROSCENIUM_DEVICE"
  /// `1`: the app connects, sends its `hello` and exits. This is how a device determines the life cycle of an app without a manifest
  /// (M-05).
  public static let describeOnly = "PROSCENIUM_DESCRIBE"
  /// `1`: the operating system ends the app when the thread that started it ends, where there is such a mechanism (Linux). Only set by a
  /// device whose thread lives as long as the app, so that no app outlives a device that was killed, whether it is busy or suspended.
  public static let exitsWithParent = "PROSCENIUM_ENDS_WITH_PARENT"

  /// Makes standard output line-buffered, as in a terminal.
  ///
  /// The app's process calls it before anything is printed: the device assigns lines to stimuli by the time at which they arrive, and
  /// buffered output is lost when the process is killed.
  public static func disableOutputBuffering() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
