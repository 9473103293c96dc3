// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public protocol PHPhotoLibraryChangeObserver: AnyObject {}
open class PHObject: NSObject, PlaceholderMembers { open var localIdentifier: String { "" } }
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .image }
  open var creationDate: Date? { nil }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}
open class PHAssetCollection: PHObject { open var localizedTitle: String? { nil } }
open class PHFetchOptions: NSObject, PlaceholderMembers {
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0
}
open class PHFetchResult<Element: AnyObject>: NSObject, PlaceholderMembers {
  open var count: Int { 0 }
  open var firstObject: Element? { nil }
  open var lastObject: Element? { nil }
  open func object(at index: Int) -> Element { fatalError("PHFetchResult is empty.") }
  open func enumerateObjects(_ block: (Element, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class PHImageRequestOptions: NSObject, PlaceholderMembers {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
open class PHImageManager: NSObject, PlaceholderMembers, @unchecked Sendable {
  private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    logPlaceholder(Self.self)
    resultHandler(nil, nil)
    return 0
  }
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
open class PHChange: NSObject, PlaceholderMembers {}
open class PHAssetChangeRequest: NSObject, PlaceholderMembers {
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}
open class PHPhotoLibrary: NSObject, PlaceholderMembers, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    logPlaceholder("Photos.PHPhotoLibrary")
    handler(.denied)
  }
  open class func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(handler)
  }
  open func performChanges(_ block: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    logPlaceholder(Self.self)
    completionHandler?(false, nil)
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
