import Foundation

/// Represents `CKRecord.ID` in archives.
final class ArchivedRecordID: NSObject {}

/// Represents `CKShare.Metadata` in archives.
final class ArchivedShareMetadata: NSObject {}

/// Maps the nested classes of this module to names for archives.
///
/// Foundation on Linux writes names of top-level classes only, and traps at any other. So a top-level class represents each of them.
package enum ArchivedClasses {
  /// Registers the mapping for unarchiving. Call it before an archive can be read: when the first one is written, and at an app's launch.
  package static func registerClasses() { registration }

  // The names are literals, because `NSStringFromClass` first builds a table of all of Foundation's classes: a tenth of the time of an
  // app's launch.
  private static let registration: Void = {
    NSKeyedUnarchiver.setClass(CKRecord.ID.self, forClassName: "CloudKit.ArchivedRecordID")
    NSKeyedUnarchiver.setClass(CKShare.Metadata.self, forClassName: "CloudKit.ArchivedShareMetadata")
  }()
}

extension NSCoder {
  /// A string, or `nil` if there is none. Decoding a missing key puts the coder into an error state for all later keys.
  func text(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key)?.description : nil
  }
}
