import Foundation
import DesktopIntegration
import SceneManifest
import SceneSystem
import SceneWire

/// What the arguments of a start ask of the app.
///
/// - `--proscenium-action` and an action of the desktop, as a desktop file has it where the session bus does not start the app.
///   It counts alone.
/// - URLs of a scheme that the app declares in `CFBundleURLTypes`, `file:` URLs, and names of files that exist.
///
/// Everything else is the app's own business, as is everything that begins with a hyphen.
struct LaunchArguments {
  /// The schemes that the app declares.
  var schemes: [String]
  /// The quick actions that the app declares in `UIApplicationShortcutItems`.
  var shortcutItems: [StaticShortcutItem] = []
  /// What relative names count from.
  var currentFolder: String
  /// Whether there is a file or folder at an absolute path.
  var exists: (String) -> Bool

  /// The action that the arguments name, or `nil`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the executable's own name.
  ///   - complain: Told of an action that there is not.
  static func action(in arguments: [String], complain: (String) -> Void) -> DesktopAction? {
    guard let index = arguments.firstIndex(of: DesktopAction.option) else { return nil }
    let name = arguments.dropFirst(index + 1).first
    if let action = name.flatMap(DesktopAction.init(argument:)) { return action }
    complain(
      "\(DesktopAction.option) is followed by \(name.map { "\u{201C}\($0)\u{201D}" } ?? "nothing"); known are new-window and "
        + "shortcut:TYPE. The app is started without it.")
    return nil
  }

  /// What the app is to do for an action.
  func wish(for action: DesktopAction) -> ControlRequest.Wish {
    switch action {
    case .newWindow: .newWindow
    case .shortcut(let type):
      .open(
        .quickAction(
          QuickAction(type: type, localizedTitle: shortcutItems.first { $0.type == type }?.title ?? "")))
    }
  }

  /// What the app is to do for the URLs and files that the arguments name; without any it comes forward.
  ///
  /// - Parameter arguments: The arguments without the executable's own name.
  func wish(for arguments: [String]) -> ControlRequest.Wish {
    // What follows the option is no file, even where one has its name.
    let option = arguments.firstIndex(of: DesktopAction.option)
    let urls = arguments.enumerated().compactMap { index, argument in
      index - 1 == option ? nil : openedURL(argument)
    }
    return urls.isEmpty ? .comeForward : .open(.urls(urls))
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
