public import Foundation
import UniformTypeIdentifiers

/// The data of a data set in an asset catalogue. iOS 9.
///
/// Differs from Apple: variants for devices, memory and graphics are not distinguished; the first file of the set is used.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The content of the file.
  public let data: Data
  /// The identifier of the data's type: that which the set declares, or else that of the file's extension.
  public let typeIdentifier: String

  /// The data set of a name in the app's catalogues; `nil` if there is none, or its file cannot be read.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data set of a name in a bundle's catalogues; `nil` if there is none, or its file cannot be read.
  public init?(name: String, bundle: Bundle) {
    guard let file = AssetCatalog.dataFile(named: name, in: bundle),
      let data = FileManager.default.contents(atPath: file.url.path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier =
      file.type ?? UTType(filenameExtension: file.url.pathExtension)?.identifier ?? UTType.data.identifier
    super.init()
  }
}
