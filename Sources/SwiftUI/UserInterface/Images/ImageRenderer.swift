public import CombineOverlay
public import SwiftUICore
public import UIKitCore

/// Makes a picture of a view.
///
/// Differs from Apple: controls of the desktop are not drawn, as in `drawHierarchy(in:afterScreenUpdates:)`.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that is offered to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels in a point.
  public var scale: CGFloat = 1
  /// Whether the picture covers what is behind.
  public var isOpaque = false
  /// How colours are stored.
  public var colorMode = ColorRenderingMode.nonLinear

  /// A renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture; `nil` if the view has no area.
  public var uiImage: UIImage? {
    let view = hostedView()
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// The picture; `nil` if the view has no area.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a function with the size of the view, and one that draws it.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let view = hostedView()
    renderer(view.bounds.size) { context in
      UIGraphicsPushContext(context)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      UIGraphicsPopContext()
    }
  }

  /// The view in the size that it has for the proposal.
  private func hostedView() -> UIView {
    let controller = UIHostingController(rootView: content)
    let size = controller.sizeThatFits(
      in: proposedSize.replacingUnspecifiedDimensions(
        by: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)))
    let view: UIView = controller.view
    view.backgroundColor = .clear
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }
}
