public import Foundation

/// A rectangle that takes part in layout like a view, but shows nothing.
///
/// Add it to a view with `addLayoutGuide(_:)` before its constraints are activated.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutElement {
  /// The area of a view that one of its own guides represents.
  enum InsetKind {
    case safeArea, margins, readable
    /// The whole content of a scroll view. Its size is computed from constraints.
    case scrolledContent
    /// The visible part of the content.
    case scrolledFrame
  }

  /// A name, for the log.
  open var identifier = ""

  /// The view that owns the guide, or `nil`.
  open internal(set) weak var owningView: UIView?

  /// The area that the guide represents, if a view provides it; `nil` for one that constraints position.
  let insetKind: InsetKind?

  /// A guide that constraints position.
  public override init() {
    insetKind = nil
    super.init()
  }

  init(_ kind: InsetKind, of view: UIView) {
    insetKind = kind
    owningView = view
    super.init()
    switch kind {
    case .safeArea: identifier = "UIViewSafeAreaLayoutGuide"
    case .margins: identifier = "UIViewLayoutMarginsGuide"
    case .readable: identifier = "UIViewReadableContentGuide"
    case .scrolledContent: identifier = "UIScrollView-contentLayoutGuide"
    case .scrolledFrame: identifier = "UIScrollView-frameLayoutGuide"
    }
  }

  var layoutOwner: UIView? { owningView }

  /// The insets of a guide that the view provides itself.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch insetKind {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    case .scrolledContent, .scrolledFrame, nil: .zero
    }
  }

  /// The guide's frame in its view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch insetKind {
    case .safeArea, .margins, .readable:
      return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets(in: owningView))
    case .scrolledFrame: return owningView.bounds
    case .scrolledContent: return CGRect(origin: .zero, size: owningView.scrolledContentSize)
    case nil: return owningView.layoutRoot.layoutEngine?.frame(of: self) ?? .zero
    }
  }

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .leading)) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .height)) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .centerY)) }
}
