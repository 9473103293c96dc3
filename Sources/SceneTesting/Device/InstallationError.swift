/// Why an app cannot be installed on a ``Device``.
public enum InstallationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is an app on the device already.
  case occupied(by: String)
  /// No Info.plist was found for the module of the app delegate; with what was looked at.
  case noInfoPlist(module: String, searched: [String])
  /// The Info.plist cannot be read; with a sentence that names the file.
  case unreadableInfoPlist(String)
  /// The device's store failed; with its own sentence.
  case store(String)

  /// A whole sentence that names the way out.
  public var description: String {
    switch self {
    case .occupied(let identifier):
      "The device has an app already, \(identifier). Make another Device for another app."
    case .noInfoPlist(let module, let searched):
      """
      No Info.plist was found for the module \(module). Looked at: \(searched.joined(separator: "; ")). Pass \
      manifest: .scenes(SceneDelegate.self), or .infoPlist(at:) with the path of the file.
      """
    case .unreadableInfoPlist(let sentence), .store(let sentence): sentence
    }
  }
}
