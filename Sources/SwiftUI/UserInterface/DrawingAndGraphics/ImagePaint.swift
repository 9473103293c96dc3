public import SwiftUICore

/// A picture as a style, repeated.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, in fractions.
  public var sourceRect: CGRect
  /// The factor of its size.
  public var scale: CGFloat

  /// A picture, repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.image(image, sourceRect, scale)) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
