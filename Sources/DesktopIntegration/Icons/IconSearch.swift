import Foundation
import SceneManifest

/// Searches for icons below a folder, at most four folders deep, in alphabetical order.
struct IconSearch {
  private let fileSystem: any BundleFileSystem
  /// Every folder that was visited.
  private let folders: [String]

  private static let depth = 4
  /// More folders than that are not an app's resources.
  private static let limit = 2000

  init(folder: String, fileSystem: any BundleFileSystem) {
    var folders = [folder]
    var level = [folder]
    for _ in 0..<Self.depth {
      var next: [String] = []
      for folder in level {
        for name in fileSystem.names(inFolder: folder).sorted() where !name.hasPrefix(".") {
          let path = "\(folder)/\(name)"
          if folders.count + next.count < Self.limit, fileSystem.isFolder(path) { next.append(path) }
        }
      }
      folders += next
      level = next
    }
    self.folders = folders
    self.fileSystem = fileSystem
  }

  /// The PNG files of the first set in an asset catalogue that has one of the names, without those for a dark or a tinted home screen.
  func catalogueFiles(named names: [String]) -> [String] {
    for name in names {
      let found = folders.first { $0.hasSuffix(".xcassets/\(name).appiconset") }
      guard let folder = found else { continue }
      let contents = AssetContents(file: folder + "/Contents.json")
      let files = contents.plainFiles ?? pictures(in: folder)
      return files.map { "\(folder)/\($0)" }.filter(fileSystem.isFile)
    }
    return []
  }

  /// The PNG files of these names, in all sizes and for all devices: `Icon`, `Icon@2x`, `Icon@2x~ipad`, …
  func files(named names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      let plain = name.hasSuffix(".png") ? String(name.dropLast(".png".count)) : name
      return folders.flatMap { folder in
        pictures(in: folder).filter { Self.isVariant($0, of: plain) }.map { "\(folder)/\($0)" }
      }
    }
  }

  private func pictures(in folder: String) -> [String] {
    fileSystem.names(inFolder: folder).filter { $0.lowercased().hasSuffix(".png") }.sorted()
  }

  /// Whether the file's name is the plain one followed only by a scale and a device.
  private static func isVariant(_ file: String, of plain: String) -> Bool {
    guard !plain.isEmpty, file.hasPrefix(plain) else { return false }
    var suffix = file.dropFirst(plain.count).dropLast(".png".count)
    for scale in ["@2x", "@3x"] where suffix.hasPrefix(scale) { suffix = suffix.dropFirst(scale.count) }
    return ["", "~ipad", "~iphone"].contains(suffix)
  }
}

/// The list of an asset catalogue's set.
private struct AssetContents {
  /// The files for the default appearance, or `nil` if there is no readable list.
  var plainFiles: [String]?

  init(file: String) {
    // Without a list every image of the folder is considered.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let list = try? JSONDecoder().decode(List.self, from: data)
    else { return }
    plainFiles = list.images?.compactMap { image in
      guard image.appearances?.isEmpty ?? true, let name = image.filename, !name.contains("/") else { return nil }
      return name
    }
  }

  private struct List: Decodable {
    var images: [Image]?
  }

  private struct Image: Decodable {
    var filename: String?
    var appearances: [[String: String]]?
  }
}
