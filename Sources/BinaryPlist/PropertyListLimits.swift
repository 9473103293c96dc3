/// The limits of a reader, so that a few hostile bytes can exhaust neither the memory nor the stack.
///
/// There may be several references to an object, so that 200 bytes can represent 2^60 values. A leaf with many references costs one
/// reference each; containers are either rejected when they are opened again, or every value is counted.
public struct PropertyListLimits: Hashable, Sendable {
  /// The maximum nesting of arrays and dictionaries.
  public var depth: Int
  /// The maximum number of values, each counted once per reference.
  public var values: Int
  /// Whether there may be several references to an array or dictionary. Set a limit of ``values`` then.
  public var sharesContainers: Bool
  /// Whether text with an invalid encoding is read with replacement characters; otherwise it is damage.
  public var repairsText: Bool
  /// Whether a dictionary may have a key twice, of which the last is used; otherwise it is damage. Readers differ in which one they use.
  public var allowsRepeatedKeys: Bool

  /// Makes limits.
  public init(
    depth: Int, values: Int, sharesContainers: Bool, repairsText: Bool = true, allowsRepeatedKeys: Bool = true
  ) {
    self.depth = depth
    self.values = values
    self.sharesContainers = sharesContainers
    self.repairsText = repairsText
    self.allowsRepeatedKeys = allowsRepeatedKeys
  }

  /// For lists that this package writes itself: no container is shared, and so the file's size limits the values. The depth is far greater
  /// than in any app's state, and far from the limit of a thread's stack.
  public static let archive = PropertyListLimits(depth: 512, values: .max, sharesContainers: false)

  /// For lists that Foundation reads afterwards: it ends the process on text with an invalid encoding, and it must read the same entries as
  /// this reader.
  static let foundation = PropertyListLimits(
    depth: 512, values: .max, sharesContainers: false, repairsText: false, allowsRepeatedKeys: false)
}
