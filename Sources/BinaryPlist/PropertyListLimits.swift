/// How much a reader takes, so that a few hostile bytes can fill neither the memory nor the stack.
///
/// An object may be named in many places, so that 200 bytes can stand for 2^60 values. Leaves that are named often cost
/// one reference each; containers are either refused when they are met again, or every value is counted.
public struct PropertyListLimits: Hashable, Sendable {
  /// How many arrays and dictionaries may lie in each other.
  public var depth: Int
  /// How many values may be read, each as often as it is named.
  public var values: Int
  /// Whether an array or dictionary may be named in more than one place. Set a limit of ``values`` then.
  public var sharesContainers: Bool
  /// Whether text that is not in its encoding is read with replacement characters; otherwise it is damage.
  public var repairsText: Bool
  /// Whether a dictionary may have a key twice, of which the last counts; otherwise it is damage. Readers differ in which
  /// one they take.
  public var allowsRepeatedKeys: Bool

  /// Limits by their parts.
  public init(
    depth: Int, values: Int, sharesContainers: Bool, repairsText: Bool = true, allowsRepeatedKeys: Bool = true
  ) {
    self.depth = depth
    self.values = values
    self.sharesContainers = sharesContainers
    self.repairsText = repairsText
    self.allowsRepeatedKeys = allowsRepeatedKeys
  }

  /// For what this package writes itself: no container is shared, and so the file's size limits the values. The depth is
  /// far beyond any app's state, and far from the end of a thread's stack.
  public static let archive = PropertyListLimits(depth: 512, values: .max, sharesContainers: false)

  /// For what Foundation is to read after us: it ends the process on text that is not in its encoding, and it has to see the
  /// same entries as we do.
  static let foundation = PropertyListLimits(
    depth: 512, values: .max, sharesContainers: false, repairsText: false, allowsRepeatedKeys: false)
}
