import Foundation
import SceneSystem

/// What a host with real windows tells of them. None of it is a rule of the life cycle: those are stimuli, and go to the kernel.
extension AppRunner {
  /// The scene's window has another size, in points: windows that fill it follow, controllers and delegate are told, and
  /// everything is laid out before this returns, so that the host can show the new size at once.
  ///
  /// - Parameters:
  ///   - id: The scene's session.
  ///   - size: The room inside the window.
  ///   - isFirst: The window comes up with it, so that it is not another size for the delegate.
  package func sceneWasResized(_ id: SessionID, to size: CGSize, isFirst: Bool) {
    guard let scene = scenes[id] as? UIWindowScene, scene.contentSize != size else { return }
    let (space, orientation, traits) = (scene.coordinateSpace, scene.interfaceOrientation, scene.traitCollection)
    let geometry = scene.effectiveGeometry
    scene.fill(size)
    if !isFirst, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      call(
        scene, type(of: delegate), "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
      ) {
        delegate.windowScene(
          scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
      }
      announceGeometry(of: scene, since: geometry)
    }
    scene.forEachWindow { $0.layoutPass(forced: false) }
    scene.showWindows()
  }

  /// Tells the delegate of a new geometry, from iOS 26 on.
  func announceGeometry(of scene: UIWindowScene, since former: UIWindowScene.Geometry) {
    guard environment.profile.osVersion >= 26, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      return
    }
    call(scene, type(of: delegate), "windowScene(_:didUpdateEffectiveGeometry:)") {
      delegate.windowScene(scene, didUpdateEffectiveGeometry: former)
    }
  }

  /// The window in which the person works is now that of `id`, or another app's: the traits follow, and nothing else does
  /// (D-01, F-22).
  package func focusMoved(to id: SessionID?) {
    for scene in scenes.values {
      guard let scene = scene as? UIWindowScene else { continue }
      scene.replaceTraits(activeAppearance: scene.session.id == id ? .active : .inactive)
    }
  }

  /// The desktop has become light or dark.
  package func styleChanged(to style: UIUserInterfaceStyle) {
    for case let scene as UIWindowScene in scenes.values { scene.replaceTraits(style: style) }
  }

  /// A person has done something to a view; the turn that follows shows what became of it.
  package func deliver(_ event: ViewEvent, to view: UIView) {
    if !ignoresInteraction || event.hasChangedWidget { view.receive(event) }
    finishTurn()
  }

  private var ignoresInteraction: Bool { application?.isIgnoringInteractionEvents ?? false }

  /// The menu that a secondary click on `view` brings up; the app makes it now.
  package func contextMenu(of view: UIView, at point: CGPoint) -> MenuContent? {
    let menu = ignoresInteraction ? nil : view.contextMenu(at: point)
    finishTurn()
    return menu
  }

  /// What the pointer drags out of `view` that begins to move at `point`; the app says it now.
  package func prepareDrag(of view: UIView, at point: CGPoint) -> DragDescription? {
    let drag = ignoresInteraction ? nil : view.prepareDrag(at: point)
    finishTurn()
    return drag
  }

  /// Whether `view` would take what is dragged over it at `point`; the app says it now.
  package func takesDrop(_ drop: DropDescription, over view: UIView, at point: CGPoint) -> Bool {
    let takes = !ignoresInteraction && view.takesDrop(drop, at: point)
    finishTurn()
    return takes
  }
}

extension ViewEvent {
  /// Whether the host's widget shows the change already, so that a view that does not hear of it would be out of step.
  fileprivate var hasChangedWidget: Bool {
    switch self {
    case .pressed, .returned, .cleared, .choseMenuItem, .choseContextMenuItem, .doubleClicked, .key, .recognized: false
    default: true
    }
  }
}
