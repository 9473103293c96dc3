package import Foundation
package import ViewBacking

/// The changes of a view that were not sent to its host yet.
struct PendingUpdates: OptionSet {
  let rawValue: UInt8
  /// Its description may have changed.
  static let description = PendingUpdates(rawValue: 1 << 0)
  /// Its subviews or their order have changed.
  static let subviews = PendingUpdates(rawValue: 1 << 1)
  /// A change of a view inside it.
  static let descendants = PendingUpdates(rawValue: 1 << 2)
}

// The conformance for hosts; each method is implemented in the file of its subject.
extension UIView: BackedView {}

/// Sends views to the screen: at the end of a turn each window that a host shows is traversed, visiting only the views that have changed,
/// and their descriptions are sent to the host.
extension UIView {
  /// Requests that the view is sent to the host again.
  package final func setNeedsShow() { setNeedsUpdate(.description) }

  /// Requests that the view and everything in it is sent to the host, for instance after a change of colours.
  package final func setTreeNeedsShow() {
    guard backing != nil else { return }
    setNeedsUpdate(.description)
    for view in subviews { view.setTreeNeedsShow() }
  }

  final func setNeedsShowSubviews() { setNeedsUpdate(.subviews) }

  private func setNeedsUpdate(_ what: PendingUpdates) {
    guard backing != nil, !pendingUpdates.contains(what) else { return }
    UIWindow.hasPendingWork = true
    var view = self
    var isKnown = !pendingUpdates.isEmpty
    pendingUpdates.insert(what)
    while !isKnown, let above = view.superview {
      above.pendingSubviews.append(view)
      isKnown = !above.pendingUpdates.isEmpty
      above.pendingUpdates.insert(.descendants)
      view = above
    }
  }

  /// Sends the changes to the host.
  final func show(in host: any ViewHost) -> any ViewBacking {
    let shown = backing ?? host.makeBacking(for: self)
    if backing == nil {
      backing = shown
      pendingUpdates = [.description, .subviews]
    }
    let updates = pendingUpdates
    pendingUpdates = []
    let changed = pendingSubviews
    if !changed.isEmpty { pendingSubviews = [] }
    if updates.contains(.description) { shown.show(shownDescription) }
    if updates.contains(.subviews) {
      shown.setSubviews(subviews.map { $0.show(in: host) })
    } else if updates.contains(.descendants) {
      for view in changed where view.superview === self && view.backing != nil { _ = view.show(in: host) }
    }
    return shown
  }

  /// Releases the backings after the view was removed from the window that showed it.
  final func dropBacking() {
    guard backing != nil else { return }
    backing = nil
    pendingUpdates = []
    pendingSubviews = []
    for view in subviews { view.dropBacking() }
  }

  /// The description of the view for the host.
  package final var shownDescription: ViewDescription {
    var hostFrame = animatedFrame ?? unzoomedFrame
    if let superview, case .scroll = superview.shownContent {
      // A scroll view's subviews are in its content's coordinates, and the host scrolls.
    } else if let origin = superview?.bounds.origin {
      hostFrame.origin.x -= origin.x
      hostFrame.origin.y -= origin.y
    }
    var description = ViewDescription(frame: hostFrame, content: shownContent)
    describe(&description)
    if UIView.isAnyAnimated { describeAnimations(&description) }
    describeLayerAnimations(&description)
    return description
  }

  /// The colour resolved in the view's traits.
  func resolved(_ color: UIColor?) -> RGBA? {
    (color === UIColor.tintColor ? tintColor : color).map { RGBA($0, in: traitCollection) }
  }

  /// A text's colour resolved in the view's traits; `nil` for the default one, which is the theme's.
  func resolvedTextColor(_ color: UIColor?) -> RGBA? {
    guard color == nil || color === UIColor.label else { return resolved(color) }
    // If the app's appearance is dark on a light desktop, or vice versa, the theme's text colour would not be readable.
    let theme = window?.environment?.userInterfaceStyle ?? traitCollection.userInterfaceStyle
    return theme == traitCollection.userInterfaceStyle ? nil : resolved(.label)
  }

  /// Measures contents in place of a host and of the fixed metrics, for comparisons with a device's layout; `nil` otherwise.
  package static var measuredContent: ((ViewContent, CGSize) -> CGSize?)?

  /// The natural size of `content`, at most `size`. A length of 0 is no limit.
  package final func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
    if let size = UIView.measuredContent?(content, size) { return size }
    if let host = UIProcess.current.application?.viewHost { return host.measure(content, fitting: size) }
    return TextMetrics.size(of: content, fitting: size)
  }
}
