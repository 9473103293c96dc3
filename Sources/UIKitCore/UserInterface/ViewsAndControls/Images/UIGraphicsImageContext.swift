public import Foundation
import RuntimeLogging

/// One picture that is being drawn between `UIGraphicsBeginImageContext` and `UIGraphicsEndImageContext`.
@MainActor private struct ImageContext {
  let context: CGContext
  let renderer: UIGraphicsImageRendererContext
}

@MainActor private var imageContexts: [ImageContext] = []

/// Begins a picture of this size with one pixel per point, and makes its context current.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, and makes its context current.
///
/// - Parameters:
///   - size: The size in points. One that is not finite results in an empty picture.
///   - opaque: Whether the picture is black where nothing is drawn.
///   - scale: Pixels per point; 0 for the main screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let wanted = UIGraphicsImageRendererFormat()
  wanted.scale = scale
  wanted.opaque = opaque
  let format = UIGraphicsImageRenderer(size: size, format: wanted).format
  let context = CGContext(pictureOf: format.bounds, opaque: opaque)
  imageContexts.append(
    ImageContext(context: context, renderer: UIGraphicsImageRendererContext(cgContext: context, format: format)))
  UIGraphicsPushContext(context)
}

/// The picture as it is drawn so far; `nil` if none was begun, or if it has no size.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = imageContexts.last, last.context === UIGraphicsGetCurrentContext() else { return nil }
  let image = last.renderer.currentImage
  return image.size.width > 0 && image.size.height > 0 ? image : nil
}

/// Ends the picture that was begun last, and makes the context before it current again.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  guard let last = imageContexts.last, last.context === UIGraphicsGetCurrentContext() else {
    RuntimeLog.write("UIGraphicsEndImageContext() was called without a picture that was begun; nothing was ended.")
    return
  }
  imageContexts.removeLast()
  UIGraphicsPopContext()
}
