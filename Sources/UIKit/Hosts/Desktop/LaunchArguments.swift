import Foundation
import SceneSystem

/// What the arguments of a start ask the app to open.
///
/// Counted are URLs of a scheme that the app declares in `CFBundleURLTypes`, `file:` URLs, and names of files that exist.
/// Everything else is the app's own business, as is everything that begins with a hyphen.
struct LaunchArguments {
  /// The schemes that the app declares.
  var schemes: [String]
  /// What relative names count from.
  var currentFolder: String
  /// Whether there is a file or folder at an absolute path.
  var exists: (String) -> Bool

  /// The event that the arguments make, or `nil` where they name nothing to open.
  ///
  /// - Parameter arguments: The arguments without the executable's own name.
  func event(for arguments: [String]) -> ExternalEvent? {
    let urls = arguments.compactMap(openedURL)
    return urls.isEmpty ? nil : .urls(urls)
  }

  /// A URL that is to be opened; a file's is opened where it lies.
  static func openedURL(from url: String) -> OpenedURL {
    OpenedURL(url: url, openInPlace: URL(string: url)?.isFileURL == true)
  }

  private func openedURL(_ argument: String) -> OpenedURL? {
    if argument.isEmpty || argument.hasPrefix("-") { return nil }
    if let url = URL(string: argument), let scheme = url.scheme?.lowercased() {
      if scheme == "file" || schemes.contains(where: { $0.lowercased() == scheme }) {
        return LaunchArguments.openedURL(from: argument)
      }
    }
    let path = argument.hasPrefix("/") ? argument : currentFolder + "/" + argument
    guard exists(path) else { return nil }
    return OpenedURL(url: URL(fileURLWithPath: path).standardizedFileURL.absoluteString, openInPlace: true)
  }
}
