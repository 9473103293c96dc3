package import XcodeProject

/// A generated package on the disk, with the copies of its sources, ready for the package manager.
package struct PreparedPackage: Sendable {
  /// The package's folder.
  package var path: String
  /// The targets in it, those that others depend on first.
  package var targets: [ProjectTarget]
  /// What the source pass has found, by the target's name.
  package var reports: [String: SourcePassReport]
  /// The package as a value.
  package var package: GeneratedPackage
  /// The app that the package's tests are about, laid out; `nil` until it is built, or if there is none.
  package var testedApp: BuiltApp?
}
