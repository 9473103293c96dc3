import Foundation
import DesktopIntegration
import SceneManifest
import SceneSystem
import SceneWire

/// The request in the arguments of a start.
///
/// - `--proscenium-action` and an action of the desktop, as in a desktop file if the session bus does not start the app. Other arguments
///   are then ignored.
/// - URLs of a scheme that the app declares in `CFBundleURLTypes`, `file:` URLs, and names of files that exist.
///
/// All other arguments are left to the app, as are all that begin with a hyphen.
struct LaunchArguments {
  /// The schemes that the app declares.
  var schemes: [String]
  /// The quick actions that the app declares in `UIApplicationShortcutItems`.
  var shortcutItems: [StaticShortcutItem] = []
  /// The folder that relative names refer to.
  var currentFolder: String
  /// Whether there is a file or folder at an absolute path.
  var exists: (String) -> Bool

  /// The action that the arguments name, or `nil`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the executable's own name.
  ///   - log: Called with an action that does not exist.
  static func action(in arguments: [String], log: (String) -> Void) -> DesktopAction? {
    guard let index = arguments.firstIndex(of: DesktopAction.option) else { return nil }
    let name = arguments.dropFirst(index + 1).first
    if let action = name.flatMap(DesktopAction.init(argument:)) { return action }
    log(
      "\(DesktopAction.option) is followed by \(name.map { "\u{201C}\($0)\u{201D}" } ?? "nothing"); known are new-window and "
        + "shortcut:TYPE. The app is started without it.")
    return nil
  }

  /// The request for an action.
  func command(for action: DesktopAction) -> ControlRequest.Command {
    switch action {
    case .newWindow: .newWindow
    case .shortcut(let type):
      .open(
        .quickAction(
          QuickAction(type: type, localizedTitle: shortcutItems.first { $0.type == type }?.title ?? "")))
    }
  }

  /// The request for the URLs and files in the arguments; without any, the app comes to the front.
  ///
  /// - Parameter arguments: The arguments without the executable's own name.
  func command(for arguments: [String]) -> ControlRequest.Command {
    // The argument after the option is not a file, even if one has its name.
    let option = arguments.firstIndex(of: DesktopAction.option)
    let urls = arguments.enumerated().compactMap { index, argument in
      index - 1 == option ? nil : openedURL(argument)
    }
    return urls.isEmpty ? .activate : .open(.urls(urls))
  }

  /// A URL to open; a file is opened in place.
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
