public import Foundation

// Films and other media.

extension CSSearchableItemAttributeSet {
  /// How long it takes, in seconds.
  public var duration: NSNumber? {
    get { number("duration") }
    set { set("duration", newValue) }
  }
  /// The kinds of media.
  public var mediaTypes: [String]? {
    get { texts("mediaTypes") }
    set { set("mediaTypes", newValue) }
  }
  /// The codecs.
  public var codecs: [String]? {
    get { texts("codecs") }
    set { set("codecs", newValue) }
  }
  /// Whether it can be streamed.
  public var streamable: NSNumber? {
    get { number("streamable") }
    set { set("streamable", newValue) }
  }
  /// The bits of a second.
  public var totalBitRate: NSNumber? {
    get { number("totalBitRate") }
    set { set("totalBitRate", newValue) }
  }
  /// The bits of a second's pictures.
  public var videoBitRate: NSNumber? {
    get { number("videoBitRate") }
    set { set("videoBitRate", newValue) }
  }
  /// The bits of a second's sound.
  public var audioBitRate: NSNumber? {
    get { number("audioBitRate") }
    set { set("audioBitRate", newValue) }
  }
  /// Whether it is downloaded (0) or streamed (1).
  public var deliveryType: NSNumber? {
    get { number("deliveryType") }
    set { set("deliveryType", newValue) }
  }
  /// Where it was downloaded from.
  public var contentSources: [String]? {
    get { texts("contentSources") }
    set { set("contentSources", newValue) }
  }
  /// The format of the original.
  public var originalFormat: String? {
    get { text("originalFormat") }
    set { set("originalFormat", newValue) }
  }
  /// The source of the original.
  public var originalSource: String? {
    get { text("originalSource") }
    set { set("originalSource", newValue) }
  }
  /// The genre.
  public var genre: String? {
    get { text("genre") }
    set { set("genre", newValue) }
  }
  /// How the user rates it, from 0 to 5.
  public var rating: NSNumber? {
    get { number("rating") }
    set { set("rating", newValue) }
  }
  /// What the rating says.
  public var ratingDescription: String? {
    get { text("ratingDescription") }
    set { set("ratingDescription", newValue) }
  }
  /// Whether it is meant for adults (1) or everybody (0).
  public var contentRating: NSNumber? {
    get { number("contentRating") }
    set { set("contentRating", newValue) }
  }
  /// How often it was played.
  public var playCount: NSNumber? {
    get { number("playCount") }
    set { set("playCount", newValue) }
  }
  /// The place or time that it covers.
  public var coverage: String? {
    get { text("coverage") }
    set { set("coverage", newValue) }
  }
  /// Whether it is on the device.
  public var local: NSNumber? {
    get { number("local") }
    set { set("local", newValue) }
  }
}
