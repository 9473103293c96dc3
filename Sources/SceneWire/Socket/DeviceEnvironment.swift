#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The environment variables by which a device tells an app that it starts how to behave.
public enum DeviceEnvironment {
  /// Holds the path of the device's socket. An app that finds it connects there instead of opening windows of its own.
  public static let socketPath = "PROSCENIUM_DEVICE"
  /// `1`: the app connects, sends its `hello` and leaves. So a device learns what an app without a manifest has chosen (M-05).
  public static let describeOnly = "PROSCENIUM_DESCRIBE"
  /// `1`: the app is to be ended by the operating system when the thread that started it ends, where there is such a thing
  /// (Linux). Only a device sets it whose thread lives as long as the app, so that no app outlives a device that was killed,
  /// whether it is busy or suspended.
  public static let endsWithParent = "PROSCENIUM_ENDS_WITH_PARENT"

  /// Makes standard output pass on each line at once, as a terminal does.
  ///
  /// The app half calls it before anything is printed: the device attributes lines to stimuli by the moment at which they
  /// come, and what stands in a buffer is lost when the process is killed.
  public static func makeOutputImmediate() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
