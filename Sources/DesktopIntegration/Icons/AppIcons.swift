import Foundation
public import SceneManifest

/// The icons of an app, one for each size that icon themes have.
public struct AppIcons: Hashable, Sendable {
  /// Absolute paths of PNG files by the theme's size.
  public private(set) var files: [Int: String] = [:]
  /// The icons that were found and cannot be used, one sentence each.
  public private(set) var notes: [String] = []

  /// The sizes that every desktop's fallback theme has folders for; an icon in another folder is never found.
  static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  /// The folder for an image of this many pixels: the largest that the image fills. Desktops can scale an image down without loss, but not
  /// up.
  static func size(forPixels pixels: Int) -> Int { sizes.last { $0 <= pixels } ?? sizes[0] }

  /// Finds the icons that Info.plist names, in the folder of the app's resources: those of an asset catalogue, or files.
  ///
  /// - Parameters:
  ///   - infoPlist: The app's Info.plist.
  ///   - folder: The folder of its resources.
  ///   - fileSystem: The file system to read.
  public init(_ infoPlist: InfoPlist, folder: String, fileSystem: any BundleFileSystem = LocalFileSystem()) {
    let search = IconSearch(folder: folder, fileSystem: fileSystem)
    let names = IconNames(infoPlist)
    var best: [Int: Int] = [:]
    for file in search.catalogueFiles(named: names.catalogueNames) + search.files(named: names.fileNames) {
      let name = (file as NSString).lastPathComponent
      let header: PNGHeader
      do {
        header = try PNGHeader(Self.head(of: file))
      } catch {
        notes.append(
          error.code == .crushed
            ? "\(name) is a PNG in the form for devices, which no desktop reads; keep the one it was made of beside it."
            : "\(name) is no PNG, so it is not used as an icon.")
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
    // A file that cannot be read is not an image.
    return (try? handle.read(upToCount: 24)) ?? Data()
  }
}

/// The names of icons in Info.plist.
struct IconNames {
  /// Names of sets in an asset catalogue.
  var catalogueNames: [String] = []
  /// Names of files, with or without extension.
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
    // Xcode's name, which its templates store in the build settings and not in Info.plist.
    catalogueNames.append("AppIcon")
  }
}
