import Foundation
import ViewBacking

extension UIImage {
  /// How the part between the edges of a picture is drawn at another size.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// The insets of a picture.
  struct Resizing: Hashable, Sendable {
    /// The edges that keep their size; `nil` for a picture that is stretched as a whole.
    var capInsets: UIEdgeInsets?
    var mode = ResizingMode.tile
    var alignment = UIEdgeInsets.zero

    /// As a host draws it.
    var caps: ImageContent.Caps? {
      capInsets.map {
        ImageContent.Caps(
          insets: EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right), isTiled: mode == .tile)
      }
    }
  }

  /// The edges that keep their size when the picture is drawn at another one, in points. Default: zero.
  public var capInsets: UIEdgeInsets { resizing.capInsets ?? .zero }

  /// How the part between the edges is drawn at another size. Default: ``ResizingMode-swift.enum/tile``.
  ///
  /// A picture that was not made with ``resizableImage(withCapInsets:resizingMode:)`` is stretched as a whole.
  public var resizingMode: ResizingMode { resizing.mode }

  /// The same picture with edges that keep their size when it is drawn at another one. What is between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size when it is drawn at another one.
  ///
  /// The corners have their own size, the edges become longer in one direction, and the part in the middle in both. Edges that leave nothing
  /// between them have one pixel there. A view that has less space than the edges shows them smaller, in proportion. Insets that are
  /// negative or not finite are zero. A symbol is scaled as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the edges, in points.
  ///   - resizingMode: How the part between the edges is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    var resizing = resizing
    resizing.mode = resizingMode
    resizing.capInsets = UIEdgeInsets(
      top: sound(capInsets.top), left: sound(capInsets.left), bottom: sound(capInsets.bottom),
      right: sound(capInsets.right))
    return with(resizing)
  }

  /// The insets that a picture has in addition to its content, such as a shadow. Default: zero.
  ///
  /// Differs from Apple: constraints do not read them.
  public var alignmentRectInsets: UIEdgeInsets { resizing.alignment }

  /// The same picture with insets that it has in addition to its content.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var resizing = resizing
    resizing.alignment = alignmentInsets
    return with(resizing)
  }

  // MARK: Deprecated

  /// The same picture, of which the column of points after `leftCapWidth` and the row of points after `topCapHeight` are stretched. iOS 2,
  /// replaced by ``resizableImage(withCapInsets:)``.
  ///
  /// With 0 the picture is stretched as a whole in that direction.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of the left edge that keeps its size, in points; 0 for none. iOS 2, replaced by ``capInsets``.
  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded()) ?? 0 }

  /// The height of the upper edge that keeps its size, in points; 0 for none. iOS 2, replaced by ``capInsets``.
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded()) ?? 0 }
}
