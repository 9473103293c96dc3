package import Foundation
package import SceneSystem
package import ViewBacking

/// The scene and the host's window that shows it.
extension UIWindowScene {
  /// The minimum width, in points, of the regular size class.
  private static let regularWidth: CGFloat = 600
  /// The minimum height, in points, of the regular size class.
  private static let regularHeight: CGFloat = 400

  /// Shows the visible windows, the lowest level first, and the scene's own description.
  final func showWindows() {
    guard let backing, let host = UIProcess.current.application?.viewHost else { return }
    let description = sceneDescription
    if shownDescription != description {
      shownDescription = description
      backing.show(description)
      adoptTitleBar(of: backing)
    }
    let visible = windows.filter(\.isShown).sorted { $0.windowLevel < $1.windowLevel }
    let backings = visible.map { window in
      // A window that the app made as large as the screen is resized to the scene; a smaller one keeps its size.
      if let size = contentSize, window.isFilling, window.bounds.size == screen.bounds.size { window.resize(to: size) }
      window.environment = windowTraits
      window.adoptSafeArea()
      return window.show(in: host)
    }
    let shown = backings.map(ObjectIdentifier.init)
    if shown != shownWindows {
      shownWindows = shown
      backing.setWindows(backings)
    }
    for window in visible { window.showFocus() }
  }

  /// Adopts the size of the host's window.
  final func fill(_ size: CGSize) {
    let previous = contentSize ?? screen.bounds.size
    // Windows that were as large as the scene or the screen stay as large as the scene.
    forEachWindow { $0.isFilling = $0.bounds.size == previous || $0.bounds.size == screen.bounds.size }
    contentSize = size
    titleBarArea = contentReachesTitleBar ? backing?.titleBarArea : nil
    let changed = initialTraits.replacing(
      horizontal: size.width >= Self.regularWidth ? .regular : .compact,
      vertical: size.height >= Self.regularHeight ? .regular : .compact, level: .elevated)
    let coordinator = announceSizeClasses(of: overrides.applied(to: changed))
    changeTraits { traits = changed }
    coordinator?.finish()
    forEachWindow { window in
      window.environment = windowTraits
      if window.isFilling { window.resize(to: size) }
      window.adoptSafeArea()
    }
  }

  /// Calls `willTransition(to:with:)` of the root controllers before a size class changes. Returns the coordinator, if there is such a change.
  private func announceSizeClasses(of changed: UITraitCollection) -> ImmediateTransitionCoordinator? {
    let present = traitCollection
    guard
      present.horizontalSizeClass != changed.horizontalSizeClass
        || present.verticalSizeClass != changed.verticalSizeClass
    else { return nil }
    let coordinator = ImmediateTransitionCoordinator()
    forEachWindow { window in
      guard window.isShown else { return }
      window.rootViewController?.willTransition(to: changed, with: coordinator)
    }
    return coordinator
  }

  final func replaceTraits(
    style: UIUserInterfaceStyle? = nil, activeAppearance: UIUserInterfaceActiveAppearance? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil, contrast: UIAccessibilityContrast? = nil
  ) {
    changeTraits {
      traits = initialTraits.replacing(
        style: style, activeAppearance: activeAppearance, contentSizeCategory: contentSizeCategory, contrast: contrast)
    }
  }

  /// The scene is disconnected: close its window.
  final func closeBacking() {
    backing?.close()
    backing = nil
  }

  private var sceneDescription: SceneDescription {
    var description = SceneDescription(
      title: title.flatMap { $0.isEmpty ? nil : $0 }, subtitle: subtitle.isEmpty ? nil : subtitle)
    // A value that is not a length counts as none, and one beyond any screen is clamped to the largest that a host can represent.
    let least = [restrictions.minimumSize.width, restrictions.minimumSize.height]
      .map { $0 > 0 ? min($0, CGSize.greatestOfWindow) : 0 }
    if least != [0, 0] { description.minimumSize = CGSize(width: least[0], height: least[1]) }
    if restrictions.maximumSize.width < 1e6 || restrictions.maximumSize.height < 1e6 {
      description.maximumSize = restrictions.maximumSize
    }
    description.hasMenu = hasMenu
    description.contentReachesTitleBar = contentReachesTitleBar
    return description
  }
}

extension UIWindowScene: BackedScene {
  /// A host's window is made for the scene: its size and style are set before the app sees the scene.
  package final func windowWillOpen(size: CGSize, style: InterfaceStyle) {
    fill(size)
    replaceTraits(style: UIUserInterfaceStyle(style))
  }
}

extension UISceneSession {
  /// The session's identifier in the kernel.
  package final var sessionID: SessionID { id }
}

extension UIUserInterfaceStyle {
  init(_ style: InterfaceStyle) { self = style == .dark ? .dark : .light }
}
