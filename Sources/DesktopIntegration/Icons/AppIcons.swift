import Foundation
import SceneManifest

/// The icons of an app, one for each size that icon themes have.
public struct AppIcons: Hashable, Sendable {
  /// Absolute paths of PNG files by the theme's size.
  public private(set) var files: [Int: String] = [:]
  /// What was found and cannot be used, one sentence each.
  public private(set) var notes: [String] = []

  /// The sizes that every desktop's fallback theme has folders for; an icon in another folder is never found.
  static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  /// The folder for a picture of so many pixels: the largest that the picture fills. Desktops make a picture smaller without
  /// harm, but larger only with.
  static func size(forPixels pixels: Int) -> Int { sizes.last { $0 <= pixels } ?? sizes[0] }

  /// Finds the icons that Info.plist names, in the folder of the app's resources: those of an asset catalogue, or files.
  ///
  /// - Parameters:
  ///   - infoPlist: The app's.
  ///   - folder: Where its resources lie.
  ///   - fileSystem: Answers what lies where.
  public init(_ infoPlist: InfoPlist, folder: String, fileSystem: any BundleFileSystem = LocalFileSystem()) {
    let search = IconSearch(folder: folder, fileSystem: fileSystem)
    let wanted = IconNames(infoPlist)
    var best: [Int: Int] = [:]
    for file in search.catalogueFiles(named: wanted.catalogueNames) + search.files(named: wanted.fileNames) {
      let name = (file as NSString).lastPathComponent
      let header: PNGHeader
      do {
        header = try PNGHeader(Self.head(of: file))
      } catch .crushed {
        notes.append(
          "\(name) is a PNG in the form for devices, which no desktop reads; keep the one it was made of beside it.")
        continue
      } catch {
        notes.append("\(name) is no PNG, so it is not used as an icon.")
        continue
      }
      guard header.width == header.height else {
        notes.append("\(name) is not square (\(header.width) by \(header.height)), so it is not used as an icon.")
        continue
      }
      let size = Self.size(forPixels: header.width)
      guard best[size].map({ header.width < $0 }) ?? true else { continue }
      best[size] = header.width
      files[size] = file
    }
  }

  private static func head(of file: String) -> Data {
    guard let handle = FileHandle(forReadingAtPath: file) else { return Data() }
    defer { try? handle.close() }
    // What cannot be read is no picture.
    return (try? handle.read(upToCount: 24)) ?? Data()
  }
}

/// The names under which Info.plist speaks of icons.
struct IconNames {
  /// Sets of an asset catalogue.
  var catalogueNames: [String] = []
  /// Files, with or without extension.
  var fileNames: [String] = []

  init(_ infoPlist: InfoPlist) {
    for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
      guard let primary = infoPlist[key]?.dictionary?["CFBundlePrimaryIcon"] else { continue }
      if let name = primary.string ?? primary.dictionary?["CFBundleIconName"]?.string { catalogueNames.append(name) }
      fileNames += (primary.dictionary?["CFBundleIconFiles"]?.array ?? []).compactMap(\.string)
    }
    if let name = infoPlist["CFBundleIconName"]?.string { catalogueNames.append(name) }
    fileNames += (infoPlist["CFBundleIconFiles"]?.array ?? []).compactMap(\.string)
    if let name = infoPlist["CFBundleIconFile"]?.string { fileNames.append(name) }
    // Xcode's name, which its templates keep in the build settings and not in Info.plist.
    catalogueNames.append("AppIcon")
  }
}
