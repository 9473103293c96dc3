import Foundation
package import XcodeProject

/// An app that has been built.
package struct BuiltApp: Sendable {
  /// Its folder, `Products/NAME.app`.
  package let folder: String
  /// Its executable, in that folder.
  package let executable: String
  /// Its target.
  package let target: ProjectTarget

  package init(folder: String, executable: String, target: ProjectTarget) {
    self.folder = folder
    self.executable = executable
    self.target = target
  }

  /// The path of its Info.plist.
  package var infoPlist: String { folder + "/Info.plist" }
}
