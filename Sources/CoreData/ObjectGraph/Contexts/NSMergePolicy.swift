/// What a save does when somebody else has changed the same objects, or when two objects have values that only one may have.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which policy this is.
  public let mergeType: NSMergePolicyType

  /// A policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A save with conflicts fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's values win, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's values win, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's objects win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's objects win.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// A save with conflicts fails.
public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
/// The store's values win, property by property.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// The context's values win, property by property.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The context's objects win.
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// The store's objects win.
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
