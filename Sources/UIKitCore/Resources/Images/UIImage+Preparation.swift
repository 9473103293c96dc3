public import Foundation

// Pictures that are decoded before they are shown.
extension UIImage {
  /// The picture, decoded. Differs from Apple: the picture itself, because hosts decode pictures when they show them.
  public func preparingForDisplay() -> UIImage? { self }

  /// Decodes the picture and calls `completionHandler` with it.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task { completionHandler(preparingForDisplay()) }
  }

  /// The picture in another size, whose proportions are kept; `nil` for a size without area.
  ///
  /// Differs from Apple: `pngData()` of the result has the size of the picture.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
      self.size.width > 0, self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    return resized(to: CGSize(width: self.size.width * factor, height: self.size.height * factor))
  }

  /// Makes the picture in another size and calls `completionHandler` with it.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task { completionHandler(preparingThumbnail(of: size)) }
  }

  /// The picture as HEIC. Differs from Apple: `nil`, because no encoder is there; use `pngData()`.
  public func heicData() -> Data? { nil }

  /// The format in which the picture is drawn again: its scale.
  @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Whether the picture has colours that are brighter than white: `false`.
  public var isHighDynamicRange: Bool { false }
  /// The picture without colours that are brighter than white: itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
