/// The policies for conflicts.
public enum NSMergePolicyType: UInt, Sendable {
  /// A save with conflicts fails.
  case errorMergePolicyType
  /// The store's values win, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The context's values win, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The context's objects win.
  case overwriteMergePolicyType
  /// The store's objects win.
  case rollbackMergePolicyType
}
