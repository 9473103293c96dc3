/// The maximum size of the state that the system stores for an app: of a session its activity and, as much again, its `userInfo`; of an app
/// without scenes the state that it preserves.
///
/// UIKit rejects a larger state when it saves, and logs that; the state saved before is kept. The kernel rejects it
/// too. So everything that is stored can be delivered again.
public enum StateLimit {
  /// The maximum length of each, in bytes: 8 MiB.
  public static let maximumLength = 8 * 1024 * 1024

  /// Whether a state of `length` bytes is accepted.
  public static func allows(_ length: Int) -> Bool { length <= maximumLength }

  /// Whether `bytes` are accepted; `nil` is.
  public static func allows(_ bytes: Bytes?) -> Bool { allows(bytes?.elements.count ?? 0) }
}
