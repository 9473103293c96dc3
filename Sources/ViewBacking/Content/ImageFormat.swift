/// A format in which a host writes a picture to a file.
package enum ImageFormat: Hashable, Sendable {
  case png
  /// The quality is from 0 to 1.
  case jpeg(quality: Double)
}
