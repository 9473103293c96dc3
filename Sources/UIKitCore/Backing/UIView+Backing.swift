import Foundation

/// What a host has not been told of a view.
struct Unshown: OptionSet {
  let rawValue: UInt8
  /// Its description may be another.
  static let description = Unshown(rawValue: 1 << 0)
  /// It has other subviews, or has them in another order.
  static let subviews = Unshown(rawValue: 1 << 1)
  /// Something of a view inside it.
  static let descendants = Unshown(rawValue: 1 << 2)
}

/// How views reach the screen: at the end of a turn each window that a host shows is walked, along the views that have
/// changed and no others, and their descriptions are handed over.
extension UIView {
  /// The host has to be told of the view again.
  package final func setNeedsShow() { mark(.description) }

  /// The host has to be told of the view and everything in it, as after a change of colours.
  package final func setTreeNeedsShow() {
    guard backing != nil else { return }
    mark(.description)
    for view in subviews { view.setTreeNeedsShow() }
  }

  final func setNeedsShowSubviews() { mark(.subviews) }

  private func mark(_ what: Unshown) {
    guard backing != nil, !unshown.contains(what) else { return }
    unshown.insert(what)
    UIWindow.hasPendingWork = true
    var above = superview
    while let view = above, !view.unshown.contains(.descendants) {
      view.unshown.insert(.descendants)
      above = view.superview
    }
  }

  /// Hands what has changed to the host.
  final func show(in host: any ViewHost) -> any ViewBacking {
    let shown = backing ?? host.makeBacking(for: self)
    if backing == nil {
      backing = shown
      unshown = [.description, .subviews]
    }
    let news = unshown
    unshown = []
    if news.contains(.description) { shown.show(shownDescription) }
    if news.contains(.subviews) {
      shown.setSubviews(subviews.map { $0.show(in: host) })
    } else if news.contains(.descendants) {
      for view in subviews where !view.unshown.isEmpty || view.backing == nil { _ = view.show(in: host) }
    }
    return shown
  }

  /// The view and everything in it have left the window that showed them.
  final func dropBacking() {
    guard backing != nil else { return }
    backing = nil
    unshown = []
    for view in subviews { view.dropBacking() }
  }

  /// What the host is told of the view.
  package final var shownDescription: ViewDescription {
    var place = frame
    if let superview, case .scroll = superview.shownContent {
      // A scroll view's subviews lie in its content, and the host scrolls.
    } else if let origin = superview?.bounds.origin {
      place.origin.x -= origin.x
      place.origin.y -= origin.y
    }
    var description = ViewDescription(frame: place, content: shownContent)
    describe(&description)
    return description
  }

  /// The background as it is here and now.
  func resolved(_ color: UIColor?) -> RGBA? {
    color.map { RGBA($0, in: traitCollection) }
  }

  /// A text's colour as it is here and now; the usual one is the theme's.
  func themedText(_ color: UIColor?) -> RGBA? {
    guard color == nil || color === UIColor.label else { return resolved(color) }
    // Where the app has it dark in a light desktop, or the other way round, the theme's text could not be read.
    let theme = window?.environment?.userInterfaceStyle ?? traitCollection.userInterfaceStyle
    return theme == traitCollection.userInterfaceStyle ? nil : resolved(.label)
  }

  /// How large `content` is by itself where it may be at most as large as `size`. A length of 0 is no limit.
  package final func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
    if let host = UIApplication.current?.viewHost { return host.measure(content, fitting: size) }
    return TextMetrics.size(of: content, fitting: size)
  }
}
