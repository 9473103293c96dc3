public import CombineOverlay
public import SwiftUICore
public import UIKitCore

/// Makes a picture of a view.
///
/// Differs from Apple: there are no pixels here, so there is no picture; the size of the view is known, and it can be drawn into a context.
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

  /// There is none.
  public var uiImage: UIImage? {
    RuntimeIssues.report("There are no pixels here, so ImageRenderer has made no picture of \(Content.self).")
    return nil
  }

  /// Calls a function with the size of the view, and one that draws it, which draws nothing.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let size = UIHostingController(rootView: content).sizeThatFits(
      in: proposedSize.replacingUnspecifiedDimensions(
        by: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)))
    renderer(size) { _ in }
  }
}
