public import Foundation

// Pictures.

extension CSSearchableItemAttributeSet {
  /// The width in pixels.
  public var pixelWidth: NSNumber? {
    get { number("pixelWidth") }
    set { set("pixelWidth", newValue) }
  }
  /// The height in pixels.
  public var pixelHeight: NSNumber? {
    get { number("pixelHeight") }
    set { set("pixelHeight", newValue) }
  }
  /// The number of pixels.
  public var pixelCount: NSNumber? {
    get { number("pixelCount") }
    set { set("pixelCount", newValue) }
  }
  /// The model of colours.
  public var colorSpace: String? {
    get { text("colorSpace") }
    set { set("colorSpace", newValue) }
  }
  /// The name of the colour profile.
  public var profileName: String? {
    get { text("profileName") }
    set { set("profileName", newValue) }
  }
  /// The bits of a sample.
  public var bitsPerSample: NSNumber? {
    get { number("bitsPerSample") }
    set { set("bitsPerSample", newValue) }
  }
  /// Whether it has transparent parts.
  public var hasAlphaChannel: NSNumber? {
    get { number("hasAlphaChannel") }
    set { set("hasAlphaChannel", newValue) }
  }
  /// The names of the layers.
  public var layerNames: [String]? {
    get { texts("layerNames") }
    set { set("layerNames", newValue) }
  }
  /// Whether it is wide (0) or high (1).
  public var orientation: NSNumber? {
    get { number("orientation") }
    set { set("orientation", newValue) }
  }
  /// The pixels of an inch, across.
  public var resolutionWidthDPI: NSNumber? {
    get { number("resolutionWidthDPI") }
    set { set("resolutionWidthDPI", newValue) }
  }
  /// The pixels of an inch, down.
  public var resolutionHeightDPI: NSNumber? {
    get { number("resolutionHeightDPI") }
    set { set("resolutionHeightDPI", newValue) }
  }
  /// The maker of the camera.
  public var acquisitionMake: String? {
    get { text("acquisitionMake") }
    set { set("acquisitionMake", newValue) }
  }
  /// The model of the camera.
  public var acquisitionModel: String? {
    get { text("acquisitionModel") }
    set { set("acquisitionModel", newValue) }
  }
  /// The owner of the camera.
  public var cameraOwner: String? {
    get { text("cameraOwner") }
    set { set("cameraOwner", newValue) }
  }
  /// The model of the lens.
  public var lensModel: String? {
    get { text("lensModel") }
    set { set("lensModel", newValue) }
  }
  /// The aperture.
  public var aperture: NSNumber? {
    get { number("aperture") }
    set { set("aperture", newValue) }
  }
  /// The largest aperture of the lens.
  public var maxAperture: NSNumber? {
    get { number("maxAperture") }
    set { set("maxAperture", newValue) }
  }
  /// The focal length by the aperture.
  public var fNumber: NSNumber? {
    get { number("fNumber") }
    set { set("fNumber", newValue) }
  }
  /// The focal length, in millimetres.
  public var focalLength: NSNumber? {
    get { number("focalLength") }
    set { set("focalLength", newValue) }
  }
  /// Whether the focal length is that of a film of 35 mm.
  public var focalLength35mm: NSNumber? {
    get { number("focalLength35mm") }
    set { set("focalLength35mm", newValue) }
  }
  /// How the exposure was set.
  public var exposureMode: NSNumber? {
    get { number("exposureMode") }
    set { set("exposureMode", newValue) }
  }
  /// The program of the exposure.
  public var exposureProgram: String? {
    get { text("exposureProgram") }
    set { set("exposureProgram", newValue) }
  }
  /// The time of the exposure, in seconds.
  public var exposureTime: NSNumber? {
    get { number("exposureTime") }
    set { set("exposureTime", newValue) }
  }
  /// The time of the exposure as a text.
  public var exposureTimeString: String? {
    get { text("exposureTimeString") }
    set { set("exposureTimeString", newValue) }
  }
  /// The sensitivity.
  public var isoSpeed: NSNumber? {
    get { number("isoSpeed") }
    set { set("isoSpeed", newValue) }
  }
  /// How the light was measured.
  public var meteringMode: String? {
    get { text("meteringMode") }
    set { set("meteringMode", newValue) }
  }
  /// Whether the white balance was automatic (0) or manual (1).
  public var whiteBalance: NSNumber? {
    get { number("whiteBalance") }
    set { set("whiteBalance", newValue) }
  }
  /// Whether there was a flash.
  public var flashOn: NSNumber? {
    get { number("flashOn") }
    set { set("flashOn", newValue) }
  }
  /// Whether the flash reduced red eyes.
  public var redEyeOn: NSNumber? {
    get { number("redEyeOn") }
    set { set("redEyeOn", newValue) }
  }
  /// The version of EXIF.
  public var exifVersion: String? {
    get { text("exifVersion") }
    set { set("exifVersion", newValue) }
  }
  /// The version of the place in EXIF.
  public var exifgpsVersion: String? {
    get { text("exifgpsVersion") }
    set { set("exifgpsVersion", newValue) }
  }
}
