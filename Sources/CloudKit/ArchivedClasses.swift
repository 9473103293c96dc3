import Foundation

/// Stands for `CKRecord.ID` in archives.
final class ArchivedRecordID: NSObject {}

/// Stands for `CKShare.Metadata` in archives.
final class ArchivedShareMetadata: NSObject {}

/// The classes of this module that are nested in others, in archives.
///
/// Foundation on Linux writes names of classes of the top level only, and stops the process at any other. So a class of the
/// top level stands for each of them.
package enum ArchivedClasses {
  /// Has archives read as what they stand for. To be called before one can be: as soon as there is something to write, and at an
  /// app's launch.
  package static func makeKnown() { knownOnce }

  // The names are spelled out, as `NSStringFromClass` first builds a table of all of Foundation's classes: a tenth of what an
  // app's launch takes.
  private static let knownOnce: Void = {
    NSKeyedUnarchiver.setClass(CKRecord.ID.self, forClassName: "CloudKit.ArchivedRecordID")
    NSKeyedUnarchiver.setClass(CKShare.Metadata.self, forClassName: "CloudKit.ArchivedShareMetadata")
  }()
}

extension NSCoder {
  /// A text, or `nil` where there is none. Asking for what is not there spoils the coder for all that is asked after it.
  func text(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key)?.description : nil
  }
}
