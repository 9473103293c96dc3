public import Foundation

// Places.

extension CSSearchableItemAttributeSet {
  /// The name of the place.
  public var namedLocation: String? {
    get { text("namedLocation") }
    set { set("namedLocation", newValue) }
  }
  /// The street.
  public var thoroughfare: String? {
    get { text("thoroughfare") }
    set { set("thoroughfare", newValue) }
  }
  /// The number in the street.
  public var subThoroughfare: String? {
    get { text("subThoroughfare") }
    set { set("subThoroughfare", newValue) }
  }
  /// The postal code.
  public var postalCode: String? {
    get { text("postalCode") }
    set { set("postalCode", newValue) }
  }
  /// The city.
  public var city: String? {
    get { text("city") }
    set { set("city", newValue) }
  }
  /// The state or province.
  public var stateOrProvince: String? {
    get { text("stateOrProvince") }
    set { set("stateOrProvince", newValue) }
  }
  /// The country.
  public var country: String? {
    get { text("country") }
    set { set("country", newValue) }
  }
  /// The address as it is written.
  public var fullyFormattedAddress: String? {
    get { text("fullyFormattedAddress") }
    set { set("fullyFormattedAddress", newValue) }
  }
  /// The latitude, in degrees.
  public var latitude: NSNumber? {
    get { number("latitude") }
    set { set("latitude", newValue) }
  }
  /// The longitude, in degrees.
  public var longitude: NSNumber? {
    get { number("longitude") }
    set { set("longitude", newValue) }
  }
  /// The height above the sea, in metres.
  public var altitude: NSNumber? {
    get { number("altitude") }
    set { set("altitude", newValue) }
  }
  /// The speed, in kilometres of an hour.
  public var speed: NSNumber? {
    get { number("speed") }
    set { set("speed", newValue) }
  }
  /// When the place was found.
  public var timestamp: Date? {
    get { date("timestamp") }
    set { set("timestamp", newValue) }
  }
  /// The direction of a picture, in degrees.
  public var imageDirection: NSNumber? {
    get { number("imageDirection") }
    set { set("imageDirection", newValue) }
  }
  /// The direction of travel, in degrees.
  public var gpsTrack: NSNumber? {
    get { number("gpsTrack") }
    set { set("gpsTrack", newValue) }
  }
  /// The state of the receiver.
  public var gpsStatus: String? {
    get { text("gpsStatus") }
    set { set("gpsStatus", newValue) }
  }
  /// How the place was found.
  public var gpsMeasureMode: String? {
    get { text("gpsMeasureMode") }
    set { set("gpsMeasureMode", newValue) }
  }
  /// The precision.
  public var gpsdop: NSNumber? {
    get { number("gpsdop") }
    set { set("gpsdop", newValue) }
  }
  /// The survey to which the place refers.
  public var gpsMapDatum: String? {
    get { text("gpsMapDatum") }
    set { set("gpsMapDatum", newValue) }
  }
  /// The latitude of the destination.
  public var gpsDestLatitude: NSNumber? {
    get { number("gpsDestLatitude") }
    set { set("gpsDestLatitude", newValue) }
  }
  /// The longitude of the destination.
  public var gpsDestLongitude: NSNumber? {
    get { number("gpsDestLongitude") }
    set { set("gpsDestLongitude", newValue) }
  }
  /// The direction of the destination.
  public var gpsDestBearing: NSNumber? {
    get { number("gpsDestBearing") }
    set { set("gpsDestBearing", newValue) }
  }
  /// The distance of the destination.
  public var gpsDestDistance: NSNumber? {
    get { number("gpsDestDistance") }
    set { set("gpsDestDistance", newValue) }
  }
  /// The name of the area.
  public var gpsAreaInformation: String? {
    get { text("gpsAreaInformation") }
    set { set("gpsAreaInformation", newValue) }
  }
  /// When the satellites were measured.
  public var gpsDateStamp: Date? {
    get { date("gpsDateStamp") }
    set { set("gpsDateStamp", newValue) }
  }
  /// Whether the measurement was corrected.
  public var gpsDifferental: NSNumber? {
    get { number("gpsDifferental") }
    set { set("gpsDifferental", newValue) }
  }
  /// The version of the values.
  public var gpsVersion: String? {
    get { text("gpsVersion") }
    set { set("gpsVersion", newValue) }
  }
  /// The method by which the place was found.
  public var gpsProcessingMethod: String? {
    get { text("gpsProcessingMethod") }
    set { set("gpsProcessingMethod", newValue) }
  }
}
