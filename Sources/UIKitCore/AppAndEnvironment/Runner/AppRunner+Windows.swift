package import Foundation
package import SceneSystem
package import ViewBacking

/// Events that a host with real windows reports. None of them is a rule of the life cycle: those are stimuli and are sent to the kernel.
extension AppRunner: ViewHostDelegate {
  /// The scene's window has another size, in points: windows that fill it are resized, controllers and delegate are notified, and
  /// everything is laid out before this returns, so that the host can show the new size in the same frame.
  ///
  /// - Parameters:
  ///   - id: The scene's session.
  ///   - size: The size of the window's content area.
  ///   - isFirst: Whether it is the window's initial size, which is not a change for the delegate.
  ///   - isInteractive: Whether the user is dragging an edge (Z-12).
  package func sceneWasResized(_ id: SessionID, to size: CGSize, isFirst: Bool, isInteractive: Bool) {
    guard let scene = scenes[id] as? UIWindowScene,
      scene.contentSize != size || scene.isBeingResized != isInteractive
    else { return }
    change(scene, isFirst: isFirst) {
      scene.isBeingResized = isInteractive
      if scene.contentSize != size { scene.fill(size) }
    }
    scene.forEachWindow { $0.layoutPass(forced: false) }
    scene.showWindows()
  }

  /// The system has given the scene another part of a display, or the user resizes its window on a device (Z-03, Z-09, Z-12).
  func resize(_ id: SessionID, to layout: SceneLayout) {
    guard let scene = scenes[id] as? UIWindowScene else { return }
    let size = CGSize(layout.size)
    let isUnchanged = scene.availableBounds.size == size && scene.isBeingResized == layout.isInteractivelyResizing
    guard !isUnchanged || layout.display.map(CGSize.init) ?? scene.screen.bounds.size != scene.screen.bounds.size else {
      return
    }
    change(scene, isFirst: false) { adopt(layout, in: scene) }
    scene.forEachWindow { $0.layoutPass(forced: false) }
  }

  /// Gives the scene its part of the display.
  func adopt(_ layout: SceneLayout, in scene: UIWindowScene) {
    scene.isBeingResized = layout.isInteractivelyResizing
    if scene.availableBounds.size != CGSize(layout.size) || scene.contentSize == nil { scene.fill(CGSize(layout.size)) }
    if let display = layout.display { scene.screen.bounds.size = CGSize(display) }
  }

  /// Changes the scene's geometry, and notifies the delegate if that is not the initial one.
  private func change(_ scene: UIWindowScene, isFirst: Bool, _ body: () -> Void) {
    let (space, orientation, traits) = (scene.coordinateSpace, scene.interfaceOrientation, scene.traitCollection)
    let geometry = scene.effectiveGeometry
    body()
    guard !isFirst, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    // A drag that ends without another size changes the effective geometry alone.
    if scene.coordinateSpace.bounds != space.bounds {
      call(
        scene, type(of: delegate), "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
      ) {
        delegate.windowScene(
          scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
      }
    }
    reportGeometryChange(of: scene, since: geometry)
  }

  /// Notifies the delegate of a new geometry, from iOS 26 on.
  func reportGeometryChange(of scene: UIWindowScene, since previous: UIWindowScene.Geometry) {
    guard environment.profile.osVersion >= 26, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      return
    }
    call(scene, type(of: delegate), "windowScene(_:didUpdateEffectiveGeometry:)") {
      delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
    }
  }

  /// The window with the focus is now that of `id`, or another app's: the traits change, and nothing else does
  /// (D-01, F-22).
  package func focusMoved(to id: SessionID?) {
    for scene in scenes.values {
      guard let scene = scene as? UIWindowScene else { continue }
      scene.replaceTraits(activeAppearance: scene.session.id == id ? .active : .inactive)
      // The release of a held key goes to another window.
      if scene.session.id != id { for window in scene.windows { window.cancelPresses() } }
    }
  }

  /// The desktop has become light or dark.
  package func styleChanged(to style: InterfaceStyle) {
    for case let scene as UIWindowScene in scenes.values { scene.replaceTraits(style: UIUserInterfaceStyle(style)) }
  }

  /// The user prefers another size of text: the traits of all scenes change, and the notification is posted.
  package func textScaleChanged() {
    guard let viewHost else { return }
    let category = UIContentSizeCategory(textScale: viewHost.textScale)
    guard category != .preferredOnMain else { return }
    UIContentSizeCategory.preferredOnMain = category
    process.deviceTraits = process.deviceTraits?.replacing(contentSizeCategory: category)
    for case let scene as UIWindowScene in scenes.values { scene.replaceTraits(contentSizeCategory: category) }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    finishTurn()
  }

  /// The user wants another amount of motion or contrast: the traits of all scenes change, and the notifications are posted.
  package func accessibilitySettingsChanged() {
    guard let viewHost else { return }
    let (settings, previous) = (viewHost.accessibilitySettings, process.accessibilitySettings)
    guard settings != previous else { return }
    process.accessibilitySettings = settings
    process.deviceTraits = process.deviceTraits?.replacing(contrast: settings.contrast)
    for case let scene as UIWindowScene in scenes.values {
      if settings.contrast != previous.contrast { scene.replaceTraits(contrast: settings.contrast) }
      // No trait has the motion; what depends on it is read when views are laid out.
      scene.forEachWindow { $0.layoutPass(forced: true) }
    }
    let center = NotificationCenter.default
    if settings.increasesContrast != previous.increasesContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
    if settings.reducesMotion != previous.reducesMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    finishTurn()
  }

  /// The user has chosen another accent colour: it is the tint of all views that inherit none, unless the app has one of its own.
  package func accentColorChanged() {
    let previous = process.resources.accentColor.color
    process.resources.accentColor.desktop = viewHost?.accentColor.map {
      UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1)
    }
    guard process.resources.accentColor.color != previous else { return }
    for case let scene as UIWindowScene in scenes.values {
      scene.forEachWindow { window in
        window.setTreeNeedsShow()
        if window.ownTintColor == nil { window.propagateTintColor() }
      }
    }
    finishTurn()
  }

  /// Another app has changed the desktop's clipboard.
  package func clipboardChanged(to content: ClipboardContent) {
    process.pasteboards.generalPasteboard().adopt(content)
  }

  /// Delivers a user's event to a view; the turn that follows shows the result.
  package func deliver(_ event: ViewEvent, to view: any BackedView) {
    if !ignoresInteraction || event.hasChangedWidget { view.receive(event) }
    finishTurn()
  }

  /// Delivers a change of a touch to a window's view; the turn that follows shows the result.
  package func deliver(_ touch: TouchInput, to view: any BackedView) -> Bool {
    // A touch that has begun ends in any case.
    let isTaken = ignoresInteraction && touch.phase == .began ? false : view.receiveTouch(touch)
    finishTurn()
    return isTaken
  }

  private var ignoresInteraction: Bool { application?.isIgnoringInteractionEvents ?? false }

  /// The menu for a secondary click on `view`; the app creates it now.
  package func contextMenu(of view: any BackedView, at point: CGPoint) -> MenuContent? {
    let menu = ignoresInteraction ? nil : view.contextMenu(at: point)
    finishTurn()
    return menu
  }

  /// The content that a drag from `point` in `view` carries; the app provides it now.
  package func prepareDrag(of view: any BackedView, at point: CGPoint) -> DragDescription? {
    let drag = ignoresInteraction ? nil : view.prepareDrag(at: point)
    finishTurn()
    return drag
  }

  /// Whether `view` accepts a drop at `point`; the app decides it now.
  package func acceptsDrop(_ drop: DropDescription, over view: any BackedView, at point: CGPoint) -> Bool {
    let takes = !ignoresInteraction && view.acceptsDrop(drop, at: point)
    finishTurn()
    return takes
  }
}

extension ViewEvent {
  /// Whether the host's widget already shows the change, so that a view that does not receive the event would be out of sync.
  fileprivate var hasChangedWidget: Bool {
    switch self {
    case .pressed, .returned, .cleared, .choseMenuItem, .choseContextMenuItem, .doubleClicked, .key, .recognized,
      .pulledDown:
      false
    default: true
    }
  }
}

extension CGSize {
  init(_ size: SceneSize) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}
