import Foundation
import SceneSystem

/// The scene and the host's window that shows it.
extension UIWindowScene {
  /// The least width, in points, at which a window has the room of a tablet's layout.
  private static let regularWidth: CGFloat = 600
  /// The least height, in points, at which a window is more than a strip.
  private static let regularHeight: CGFloat = 400

  /// Shows the visible windows, the lowest level first, and the scene's own description.
  final func showWindows() {
    guard let backing, let host = UIApplication.current?.viewHost else { return }
    let description = sceneDescription
    if shownDescription != description {
      shownDescription = description
      backing.show(description)
    }
    let visible = windows.filter(\.isShown).sorted { $0.windowLevel < $1.windowLevel }
    let backings = visible.map { window in
      // A window that the app made as large as the screen is to be as large as the scene; a smaller one stays.
      if let size = contentSize, window.isFilling, window.bounds.size == screen.bounds.size { window.resize(to: size) }
      window.environment = windowTraits
      return window.show(in: host)
    }
    let shown = backings.map(ObjectIdentifier.init)
    if shown != shownWindows {
      shownWindows = shown
      backing.setWindows(backings)
    }
    for window in visible { window.showFocus() }
  }

  /// Takes the size of the host's window over.
  final func fill(_ size: CGSize) {
    let former = contentSize ?? screen.bounds.size
    // Windows that were as large as the scene or the screen stay as large as the scene.
    forEachWindow { $0.isFilling = $0.bounds.size == former || $0.bounds.size == screen.bounds.size }
    contentSize = size
    changeTraits {
      traits = (traits ?? .current).replacing(
        horizontal: size.width >= Self.regularWidth ? .regular : .compact,
        vertical: size.height >= Self.regularHeight ? .regular : .compact, level: .elevated)
    }
    forEachWindow { window in
      window.environment = windowTraits
      if window.isFilling { window.resize(to: size) }
    }
  }

  final func replaceTraits(
    style: UIUserInterfaceStyle? = nil, activeAppearance: UIUserInterfaceActiveAppearance? = nil
  ) {
    changeTraits { traits = (traits ?? .current).replacing(style: style, activeAppearance: activeAppearance) }
  }

  /// The scene is disconnected: its window goes.
  final func closeBacking() {
    backing?.close()
    backing = nil
  }

  private var sceneDescription: SceneDescription {
    var description = SceneDescription(
      title: title.flatMap { $0.isEmpty ? nil : $0 }, subtitle: subtitle.isEmpty ? nil : subtitle)
    // What is no length is none, and what no screen has is as good as the most that a host can count.
    let least = [restrictions.minimumSize.width, restrictions.minimumSize.height]
      .map { $0 > 0 ? min($0, CGSize.greatestOfWindow) : 0 }
    if least != [0, 0] { description.minimumSize = CGSize(width: least[0], height: least[1]) }
    if restrictions.maximumSize.width < 1e6 || restrictions.maximumSize.height < 1e6 {
      description.maximumSize = restrictions.maximumSize
    }
    return description
  }
}

extension UIWindowScene {
  /// A host's window is made for the scene: its size and style hold before the app sees the scene.
  package final func windowIsComing(size: CGSize, style: UIUserInterfaceStyle) {
    fill(size)
    replaceTraits(style: style)
  }
}

extension UISceneSession {
  /// The session as the kernel knows it.
  package final var sessionID: SessionID { id }
}
