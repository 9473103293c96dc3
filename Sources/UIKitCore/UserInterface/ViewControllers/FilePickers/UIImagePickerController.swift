public import Foundation
import RuntimeLogging
import ViewBacking

/// Lets the user choose a picture or a video.
///
/// The host's file chooser is opened when the picker has appeared. The delegate receives the choice, and dismisses the picker.
///
/// Differs from Apple: there is no camera, and pictures are files. A picture cannot be edited: with ``allowsEditing`` the edited one is the
/// original. It has no view of its own.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController, HostDialogController {
  /// The origin of pictures.
  public enum SourceType: Int, Hashable, Sendable {
    /// The user's pictures.
    case photoLibrary = 0
    /// The camera. Not available.
    case camera = 1
    /// The album of saved pictures.
    case savedPhotosAlbum = 2
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The one on the back.
    case rear = 0
    /// The one on the front.
    case front = 1
  }

  /// The flash of a camera.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never.
    case off = -1
    /// When it is needed.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// The quality of videos.
  public enum QualityType: Int, Hashable, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 × 480.
    case type640x480 = 3
    /// 1280 × 720.
    case typeIFrame1280x720 = 4
    /// 960 × 540.
    case typeIFrame960x540 = 5
  }

  /// The format of the URL of a picture.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    /// One that other apps can read.
    case compatible = 0
    /// The original.
    case current = 1
  }

  /// A key of the chosen picture's values.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type: `public.image` or `public.movie`, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited picture, a ``UIImage``.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the original that was kept, a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of an asset. Deprecated on a device; never there.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a picture that was just taken. Never there.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A live photo. Never there.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// An asset of the photo library. Never there.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The origin of pictures. Default: ``SourceType/photoLibrary``. The camera is refused, which is logged; on a device without one it raises
  /// an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera else { return }
      RuntimeLog.write("There is no camera here; the image picker's source stays the user's pictures.")
      sourceType = oldValue
    }
  }
  /// The types that can be chosen: `public.image`, `public.movie`. Default: pictures.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user edits the picture. Default: `false`.
  open var allowsEditing = false
  /// The format of the URL of a picture. Stored, and without effect: it is the original.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The longest video, in seconds. Stored, and without effect. Default: 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos. Stored, and without effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown. Stored, and without effect.
  open var showsCameraControls = true
  /// The view over the camera's picture, or `nil`. Stored, and not shown.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Stored, and without effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes. Stored, and without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera. Stored, and without effect.
  open var cameraDevice = CameraDevice.rear
  /// The flash. Stored, and without effect.
  open var cameraFlashMode = CameraFlashMode.auto

  private var isAsked = false

  /// Whether an origin is available: the pictures are, the camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of an origin: pictures and videos, or `nil` for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }

  /// Whether a device has a camera: `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash: `false`.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera takes: `nil`.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a picture. There is no camera, so that it does nothing.
  open func takePicture() {}
  /// Begins a video. There is no camera, so that it returns `false`.
  @discardableResult open func startVideoCapture() -> Bool { false }
  /// Ends a video. There is no camera, so that it does nothing.
  open func stopVideoCapture() {}

  /// Makes an invisible view.
  open override func loadView() { view = HostDialogView(frame: UIScreen.main.bounds) }

  /// Opens the host's file chooser, once in each presentation.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsked else { return }
    isAsked = true
    var request = FileRequest(.open)
    if mediaTypes.contains("public.image") { request.extensions += ["png", "jpg", "jpeg", "gif", "bmp", "svg"] }
    if mediaTypes.contains("public.movie") { request.extensions += ["mp4", "mov", "m4v", "webm", "mkv"] }
    ask(request) { [weak self] urls in self?.finish(urls?.first) }
  }

  /// The picker can ask again in its next presentation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAsked = false
  }

  private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  private func finish(_ url: URL?) {
    guard let url else { return cancel() }
    var info: [InfoKey: Any] = [:]
    if let image = UIImage(contentsOfFile: url.path), mediaTypes.contains("public.image") {
      info[.mediaType] = "public.image"
      info[.originalImage] = image
      info[.imageURL] = url
      if allowsEditing {
        info[.editedImage] = image
        info[.cropRect] = CGRect(origin: .zero, size: image.size)
      }
    } else if mediaTypes.contains("public.movie"), UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(url.path) {
      info[.mediaType] = "public.movie"
      info[.mediaURL] = url
    } else {
      RuntimeLog.write(
        "\(url.path) was not chosen, because it is no picture or video that can be read. Choose a PNG, JPEG, GIF, BMP or SVG file."
      )
      return cancel()
    }
    guard let listener else {
      presenter?.dismiss(animated: true)
      return
    }
    listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let listener else {
      presenter?.dismiss(animated: true)
      return
    }
    listener.imagePickerControllerDidCancel(self)
  }
}

/// Receives the user's choice of a picture.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user has chosen a picture or a video. Dismiss the picker. The default dismisses it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called by the default implementation of the method above when the user has chosen a picture or a video. The name is that of Swift 4.
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// The user has chosen nothing. Dismiss the picker. The default dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Calls the method of Swift 4.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let texts = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: texts)
  }
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) { picker.presenter?.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presenter?.dismiss(animated: true)
  }
}
