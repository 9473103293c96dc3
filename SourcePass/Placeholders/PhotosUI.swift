// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
@_exported import Photos
import UIKit

public protocol PHPickerViewControllerDelegate: AnyObject {}
public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
public struct PHPickerConfiguration {
  public enum Selection: Int, Sendable { case `default`, ordered, people }
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
open class PHPickerViewController: UIViewController, PlaceholderMembers {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    logPlaceholder("PhotosUI.PHPickerViewController")
  }
}
