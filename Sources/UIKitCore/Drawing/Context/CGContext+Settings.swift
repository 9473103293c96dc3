public import Foundation

// Settings that the desktop's drawing decides itself, and the conversions between user space and the device.
extension CGContext {
  /// Whether edges are smoothed. Has no effect: they are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be smoothed. Has no effect: they are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Whether the edges of text are smoothed. Has no effect: the desktop decides.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Whether the edges of text may be smoothed. Has no effect: the desktop decides.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Whether letters are placed between pixels. Has no effect: the desktop decides.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Whether letters may be placed between pixels. Has no effect: the desktop decides.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// How exact curves are. Has no effect: they are drawn as curves.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Draws what is pending. Has no effect: drawing is recorded, and shown at the end.
  public func flush() {}
  /// Draws what is pending. Has no effect, as ``flush()``.
  public func synchronize() {}

  /// The transform from the user's coordinates to pixels: ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// A point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A rectangle in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A point in the user's coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A rectangle in the user's coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
  /// A size in the user's coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Whether a point is inside of the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }

  /// Clips to the area of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
}
