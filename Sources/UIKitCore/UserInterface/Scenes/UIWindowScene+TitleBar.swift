import Foundation
import ViewBacking

/// The window's title bar, and the navigation bar or the bar of tabs that is in its place.
///
/// A window whose root controller has such a bar along its upper edge has one title, that of the content: the host shows the title bar's
/// buttons over the content, and the bar leaves space for them. What has no bar there gets a safe area, as below a status bar.
extension UIWindowScene {
  /// Puts the bar of a root controller into the title bar, if it is along the upper edge of the window. That lasts until the window has another
  /// root, so that the content keeps its size when a bar is hidden. A scene that has a subtitle from the beginning keeps its title bar, which
  /// shows it; a later one is not shown.
  final func putInTitleBar(_ bar: UIView, of controller: UIViewController) {
    guard !contentReachesTitleBar, subtitle.isEmpty, backing != nil, let window = bar.window,
      window.bounds.size == contentSize, let root = window.rootViewController,
      controller.ancestors.contains(where: { $0 === root })
    else { return }
    let frame = bar.convert(bar.bounds, to: window)
    // The buttons are at the trailing end.
    let reachesEnd = window.isFlipped ? frame.minX < 1 : frame.maxX > window.bounds.width - 1
    guard frame.minY < 1, reachesEnd else { return }
    contentReachesTitleBar = true
    setNeedsShow()
  }

  /// The window has another root controller: its bar is looked for in the next layout pass.
  final func rootChanged(in window: UIWindow) {
    guard contentReachesTitleBar, window.bounds.size == contentSize else { return }
    contentReachesTitleBar = false
    setNeedsShow()
  }

  /// The host has shown another description: lays out the content for the title bar that it has now.
  final func adoptTitleBar(of backing: any SceneBacking) {
    let area = contentReachesTitleBar ? backing.titleBarArea : nil
    guard area != titleBarArea, let size = backing.contentSize ?? contentSize else { return }
    fill(size)
    forEachWindow { $0.layoutPass(forced: false) }
  }

  private func setNeedsShow() { UIWindow.hasPendingWork = true }
}

extension UIWindow {
  /// Gives the window the safe area of its scene, if it is as large as that.
  final func adoptSafeArea() {
    let area = windowScene.flatMap { bounds.size == $0.contentSize ? $0.titleBarArea : nil }
    let insets = UIEdgeInsets(top: area?.height ?? 0, left: 0, bottom: 0, right: 0)
    guard insets != layoutState?.windowSafeArea ?? .zero else { return }
    ensureLayoutState().windowSafeArea = insets
    safeAreaChanged()
  }
}

extension UIView {
  /// The title bar that a bar is in, if it is in one.
  final var titleBarArea: TitleBarArea? {
    // A title bar makes a safe area: without one the way up to the window is spared.
    guard UIView.usesSafeArea, let window, let area = window.windowScene?.titleBarArea,
      window.layoutState?.windowSafeArea != .zero,
      convert(CGPoint.zero, to: window).y < 1
    else { return nil }
    return area
  }

  /// The widths at the ends of a bar that the title bar's buttons are over.
  final var titleBarInsets: (leading: CGFloat, trailing: CGFloat) {
    guard let area = titleBarArea, let window else { return (0, 0) }
    let frame = convert(bounds, to: window)
    let (left, right) = (frame.minX, window.bounds.width - frame.maxX)
    let (leading, trailing) = window.isFlipped ? (right, left) : (left, right)
    return (max(0, area.leading - leading), max(0, area.trailing - trailing))
  }
}
