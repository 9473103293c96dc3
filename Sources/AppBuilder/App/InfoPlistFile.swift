import Foundation
import XcodeProject

/// The Info.plist of an app whose project has none.
enum InfoPlistFile {
  /// The keys that each app has.
  static func minimal(_ target: ProjectTarget) -> Data {
    let keys: [String: String] = [
      "CFBundleExecutable": target.productName,
      "CFBundleIdentifier": target.bundleIdentifier ?? "dev.proscenium.\(target.moduleName)",
      "CFBundleName": target.productName,
      "CFBundlePackageType": "APPL",
    ]
    let data = try? PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    return data ?? Data()
  }
}
