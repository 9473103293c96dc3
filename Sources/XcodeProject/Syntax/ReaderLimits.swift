/// How much of a file is read.
package enum ReaderLimits {
  /// The largest project file, in bytes.
  package static let fileSize = 64 << 20
  /// The largest configuration file, scheme, workspace, manifest or Info.plist, in bytes.
  package static let smallFileSize = 4 << 20
  /// The deepest nesting of values.
  package static let depth = 128
  /// The most values in a file.
  package static let values = 4_000_000
  /// The most entries of a folder and its subfolders.
  package static let folderEntries = 200_000
  /// The longest text of a resolved build setting, in bytes.
  package static let settingSize = 1 << 18
}
