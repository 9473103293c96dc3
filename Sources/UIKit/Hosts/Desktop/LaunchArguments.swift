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
/// All other arguments are left to the app, as are all that begin with a hyphen. An app that reads none has ``refusalKey`` in its Info.plist.
struct LaunchArguments {
  /// The key of Info.plist with which an app that reads no arguments itself has unknown ones refused.
  static let refusalKey = "ProsceniumRefusesUnknownArguments"

  /// The schemes that the app declares.
  var schemes: [String]
  /// Whether the app declares types of documents.
  var opensFiles = true
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

  /// The first argument that an app without arguments of its own cannot be started with; `nil` if there is none.
  ///
  /// A hyphen, a name and a value set one of the app's defaults, as on a Mac.
  func firstUnknown(in arguments: [String]) -> String? {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let count = Self.valuesOfOptions[argument] {
        rest = rest.dropFirst(count)
      } else if argument.hasPrefix("-"), !argument.hasPrefix("--"), rest.first?.hasPrefix("-") == false {
        rest = rest.dropFirst()
      } else if openedURL(argument).map({ !opensFiles && URL(string: $0.url)?.isFileURL == true }) ?? true {
        return argument
      }
    }
    return nil
  }

  /// The options with which the desktop starts apps, and the number of values after each.
  private static let valuesOfOptions: [String: Int] = [
    DesktopAction.option: 1, HandoffArguments.option: 1, HandoffArguments.targetOption: 1,
    SearchRequest.resultOption: 1, SearchRequest.queryOption: 1, "--gapplication-service": 0,
  ]

  /// What the app opens, in a sentence.
  var summary: String {
    let links = schemes.map { $0 + ":" }.joined(separator: " or ")
    return switch (opensFiles, schemes.isEmpty) {
    case (true, true): "It opens files."
    case (true, false): "It opens files, and links that begin with \(links)."
    case (false, true): "It opens neither files nor links."
    case (false, false): "It opens links that begin with \(links)."
    }
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
