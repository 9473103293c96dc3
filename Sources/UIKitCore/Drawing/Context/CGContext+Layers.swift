public import Foundation
import ViewBacking

/// Parts of a drawing that are put onto what is behind them as a whole.
extension CGContext {
  /// How subsequent drawing is combined with what is behind it, in the drawing. Default: over it.
  public func setBlendMode(_ mode: CGBlendMode) { blendMode = mode.mode }

  /// Draws a shadow behind each subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: The distance of the shadow, whatever the transform is. A positive height is down.
  ///   - blur: The width of the blur, in points.
  ///   - color: The colour; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return shadow = nil }
    // The blur is twice the standard deviation.
    shadow = .shadow(
      color.value, radius: max(0, Double(blur)) / 2, x: Double(offset.width), y: Double(offset.height))
  }

  /// Draws a black shadow, a third visible, behind each subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is drawn as a whole, with the present opacity, shadow and blend mode. In the
  /// layer these begin anew.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    beginLayer(DrawingLayer(alpha: alpha, blendMode: blendMode, filters: shadow.map { [.effect($0)] } ?? []))
  }

  /// Begins a layer that is seen in a rectangle alone.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last. Opacity, shadow and blend mode are those of before it again. Does nothing if none was begun.
  public func endTransparencyLayer() { endLayer() }
}
