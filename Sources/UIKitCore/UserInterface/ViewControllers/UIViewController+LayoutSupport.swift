import Foundation

/// The guides of a controller; made when they are first accessed, because few controllers use them.
@MainActor final class LayoutSupportGuides {
  var top: LayoutSupportGuide?
  var bottom: LayoutSupportGuide?
}

extension UIViewController {
  /// The part of the view below the bars at the upper edge. Deprecated on a device since iOS 11: use the view's `safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(\.top, isAtTop: true) }

  /// The part of the view below the bars at the lower edge. Deprecated on a device since iOS 11: use the view's `safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(\.bottom, isAtTop: false) }

  private func layoutSupport(
    _ edge: ReferenceWritableKeyPath<LayoutSupportGuides, LayoutSupportGuide?>, isAtTop: Bool
  ) -> any UILayoutSupport {
    let guides = layoutSupportGuides ?? LayoutSupportGuides()
    layoutSupportGuides = guides
    if let known = guides[keyPath: edge], known.owningView === viewIfLoaded { return known }
    let made = LayoutSupportGuide(in: view, isAtTop: isAtTop)
    guides[keyPath: edge] = made
    return made
  }
}
