// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
// A picture goes through every filter unchanged.
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputTimeKey = "inputTime"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public struct CIFormat: Hashable, Sendable {
  public static let RGBA8 = CIFormat()
  public static let BGRA8 = CIFormat()
  public static let ARGB8 = CIFormat()
}
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
}
open class CIVector: NSObject, PlaceholderMembers, @unchecked Sendable {
  public let values: [CGFloat]
  public init(x: CGFloat) { values = [x] }
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
  public init(cgRect rect: CGRect) { values = [rect.minX, rect.minY, rect.width, rect.height] }
  open var x: CGFloat { values.first ?? 0 }
  open var y: CGFloat { values.count > 1 ? values[1] : 0 }
}
open class CIColor: NSObject, PlaceholderMembers, @unchecked Sendable {
  public let (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
open class CIImage: NSObject, PlaceholderMembers, @unchecked Sendable {
  open private(set) var cgImage: CGImage?
  open private(set) var extent = CGRect.zero
  open var properties: [String: Any] { [:] }
  public override init() { super.init() }
  public init(cgImage: CGImage) {
    super.init()
    self.cgImage = cgImage
    extent = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
  }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  public convenience init(color: CIColor) { self.init() }
  open class func empty() -> CIImage { CIImage() }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func composited(over image: CIImage) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage { self }
  open func applyingFilter(_ name: String) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}
// No NSObject: its values by key are those of declared properties here, and cannot be overridden.
open class CIFilter: PlaceholderMembers, @unchecked Sendable {
  open var name: String
  private var values: [String: Any] = [:]
  public init() { name = "" }
  public init?(name: String) {
    self.name = name
    logPlaceholder("CoreImage.CIFilter \(name)")
  }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { values[key] = value }
  }
  open var inputKeys: [String] {
    [
      kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputCenterKey,
    ]
  }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [kCIAttributeFilterDisplayName: name] }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  open var outputImage: CIImage? { inputImage }
  open var intensity: Float = 0
  open var radius: Float = 0
  open var scale: Float = 0
  open var center = CGPoint.zero
  open var angle: Float = 0
  open var message = Data()
  open var correctionLevel = ""
  open class func filterNames(inCategory category: String?) -> [String] { [] }
  open class func localizedName(forFilterName name: String) -> String? { name }
  private class func make(_ name: String) -> CIFilter { CIFilter(name: name)! }
  open class func sepiaTone() -> CIFilter & CISepiaTone { make("CISepiaTone") }
  open class func gaussianBlur() -> CIFilter & CIGaussianBlur { make("CIGaussianBlur") }
  open class func pixellate() -> CIFilter & CIPixellate { make("CIPixellate") }
  open class func crystallize() -> CIFilter & CICrystallize { make("CICrystallize") }
  open class func edges() -> CIFilter & CIEdges { make("CIEdges") }
  open class func unsharpMask() -> CIFilter & CIUnsharpMask { make("CIUnsharpMask") }
  open class func vignette() -> CIFilter & CIVignette { make("CIVignette") }
  open class func twirlDistortion() -> CIFilter & CITwirlDistortion { make("CITwirlDistortion") }
  open class func bloom() -> CIFilter & CIBloom { make("CIBloom") }
  open class func pointillize() -> CIFilter & CIPointillize { make("CIPointillize") }
  open class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { make("CIQRCodeGenerator") }
}
public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
public protocol CISepiaTone: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIGaussianBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIPixellate: CIFilterProtocol { var inputImage: CIImage? { get set }; var scale: Float { get set } }
public protocol CICrystallize: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIEdges: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIUnsharpMask: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIVignette: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CITwirlDistortion: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIBloom: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIPointillize: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIQRCodeGenerator: CIFilterProtocol { var message: Data { get set }; var correctionLevel: String { get set } }
extension CIFilter: CISepiaTone, CIGaussianBlur, CIPixellate, CICrystallize, CIEdges, CIUnsharpMask, CIVignette,
  CITwirlDistortion, CIBloom, CIPointillize, CIQRCodeGenerator
{}
open class CIContext: NSObject, PlaceholderMembers, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) { super.init() }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    logPlaceholder(Self.self)
    return image.cgImage
  }
}
open class CIFeature: NSObject, PlaceholderMembers {
  open var bounds: CGRect { .zero }
  open var type: String { "" }
}
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
  open var hasLeftEyePosition: Bool { false }
  open var hasRightEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature { open var messageString: String? { nil } }
open class CIDetector: NSObject, PlaceholderMembers {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    super.init()
    logPlaceholder("CoreImage.CIDetector")
  }
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = ciImage.cgImage {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  public var ciImage: CIImage? { nil }
}
