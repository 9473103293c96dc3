import Foundation
import RuntimeLogging
import SceneManifest
import Synchronization

/// The typefaces in an app's files, which its Info.plist lists (`UIAppFonts`).
final class AppFonts: Sendable {
  /// Those of the app that the running code belongs to. May be called from any thread.
  static var current: AppFonts { AppResources.current.fonts }

  private enum State {
    /// The files, which are read when the app first asks for a typeface by its name.
    case files([URL])
    case typefaces([FontFile.Typeface])
  }

  private let state = Mutex(State.files([]))

  /// Takes over the files that an Info.plist lists.
  ///
  /// - Returns: The paths of the files that exist; each other one is reported in the log.
  func use(_ infoPlist: InfoPlist?, of bundle: AppBundle?) -> [String] {
    let names = (infoPlist?["UIAppFonts"]?.array ?? []).compactMap(\.string)
    var files: [URL] = []
    for name in names {
      // The app's folder is flat, as in Xcode's builds, where a path may stand for the file's place in the project.
      let last = name.split(separator: "/").last.map(String.init) ?? ""
      if let file = bundle?.resourceURL(name: last, extension: "") {
        files.append(file)
      } else {
        RuntimeLog.write(UIKitLog.missingFont(name))
      }
    }
    state.withLock { $0 = .files(files) }
    return files.map(\.path)
  }

  /// All typefaces, in the order of Info.plist.
  var typefaces: [FontFile.Typeface] {
    state.withLock { state in
      switch state {
      case .typefaces(let typefaces): return typefaces
      case .files([]): return []
      case .files(let files):
        let typefaces = files.flatMap { AppFonts.typefaces(in: $0) }
        state = .typefaces(typefaces)
        return typefaces
      }
    }
  }

  /// A typeface by its PostScript name or its full name, in any case.
  func typeface(named name: String) -> FontFile.Typeface? {
    let typefaces = typefaces
    guard !typefaces.isEmpty else { return nil }
    let wanted = name.lowercased()
    return typefaces.first { $0.postScriptName.lowercased() == wanted }
      ?? typefaces.first { $0.fullName.lowercased() == wanted }
      ?? typefaces.first { $0.family.lowercased() == wanted }
  }

  private static func typefaces(in file: URL) -> [FontFile.Typeface] {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    guard size <= FontFile.maximumSize, let bytes = try? Data(contentsOf: file) else { return [] }
    return FontFile(bytes).typefaces
  }
}
