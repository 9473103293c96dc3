/// Why an app cannot be installed on a ``Device``.
public enum InstallationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device has an app already.
  case alreadyInstalled(bundleIdentifier: String)
  /// No Info.plist was found for the module of the app delegate; with the paths that were searched.
  case noInfoPlist(module: String, searchedPaths: [String])
  /// The Info.plist cannot be read; with a sentence that names the file.
  case unreadableInfoPlist(String)
  /// The device's store failed; with its own sentence.
  case store(String)

  /// A whole sentence that names a solution.
  public var description: String {
    switch self {
    case .alreadyInstalled(let identifier):
      "The device has an app already, \(identifier). Make another Device for another app."
    case .noInfoPlist(let module, let searchedPaths):
      """
      No Info.plist was found for the module \(module). Searched: \(searchedPaths.joined(separator: "; ")). Pass \
      manifest: .scenes(SceneDelegate.self), or .infoPlist(at:) with the path of the file.
      """
    case .unreadableInfoPlist(let sentence), .store(let sentence): sentence
    }
  }
}
